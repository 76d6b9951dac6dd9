#!/usr/bin/env python3
"""Puts PNG pictures into one icon file of Windows: make_icon.py OUT.ico PICTURE.png..."""

import struct
import sys
from pathlib import Path


def main():
    out, *pictures = map(Path, sys.argv[1:])
    files = [picture.read_bytes() for picture in pictures]
    header = struct.pack("<HHH", 0, 1, len(files))
    start = len(header) + 16 * len(files)
    entries = b""
    for file in files:
        width, height = struct.unpack(">II", file[16:24])
        # A byte has no room for 256: 0 is meant for it. No palette, one plane of 32 bits.
        entries += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(file), start)
        start += len(file)
    out.write_bytes(header + entries + b"".join(files))


if __name__ == "__main__":
    main()
