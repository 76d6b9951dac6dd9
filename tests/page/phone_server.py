"""A stand-in for the program: the page over HTTP and frames over WebSockets, on this machine alone, with nothing but the standard library.

    with PhoneServer(page, policy) as server:
        server.on_hello = lambda phone, hello: phone.send({"is": "game", ...})
"""
import base64
import hashlib
import json
import socket
import struct
import threading

TOKEN = "0123456789abcdef0123456789abcdef"
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Phone:
    """One connection. `got` has every frame that came, `hello` the first one; a `deaf` one answers nothing any more."""

    def __init__(self, connection):
        self._connection, self._lock = connection, threading.Lock()
        self.token, self.hello, self.got, self.open, self.deaf = None, None, [], True, False

    def _write(self, code, payload):
        head = bytes([0x80 | code])
        head += bytes([len(payload)]) if len(payload) < 126 else struct.pack(">BH", 126, len(payload)) if len(payload) < 65536 else struct.pack(">BQ", 127, len(payload))
        with self._lock:
            try:
                self._connection.sendall(head + payload)
            except OSError:
                self.open = False

    def send(self, *frames):
        for frame in frames:
            self._write(1, json.dumps(frame, ensure_ascii=False).encode())

    def refuse(self, code):
        """Says why it closes, and waits until the phone has heard it."""
        self._write(8, struct.pack(">H", code))

    def close(self, code=1001):
        self.refuse(code)
        self.cut()

    def cut(self):
        """As when the network goes: no farewell."""
        self.open = False
        try:
            self._connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def of(self, what):
        return [frame for frame in self.got if frame.get("do") == what]


class PhoneServer:
    """`asked` has every path that was asked for; `away` refuses every connection."""

    def __init__(self, page, policy):
        self.page, self.policy = page.encode() if isinstance(page, str) else page, policy
        self.phones, self.asked, self.away = [], [], False
        self.on_hello = lambda phone, hello: None
        self.on_frame = lambda phone, frame: None
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/#{TOKEN}"

    def __enter__(self):
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._listener.close()
        for phone in self.phones:
            phone.cut()

    def _accept(self):
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        with connection:
            try:
                self._answer(connection, connection.makefile("rb"))
            except OSError:
                pass

    def _answer(self, connection, stream):
        request = stream.readline().decode().split()
        headers = {}
        while line := stream.readline().strip():
            key, _, value = line.decode().partition(":")
            headers[key.lower()] = value.strip()
        if len(request) < 2:
            return
        self.asked.append(request[1])
        if self.away:
            return
        if request[1] == "/":
            connection.sendall((f"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {len(self.page)}\r\nContent-Security-Policy: {self.policy}\r\n"
                                "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nConnection: close\r\n\r\n").encode() + self.page)
        elif request[1] == "/table" and "sec-websocket-key" in headers:
            accept = base64.b64encode(hashlib.sha1((headers["sec-websocket-key"] + MAGIC).encode()).digest()).decode()
            connection.sendall(f"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: {accept}\r\n\r\n".encode())
            self._talk(Phone(connection), stream)
        else:
            connection.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")

    def _talk(self, phone, stream):
        while (message := self._frame(phone, stream)) is not None:
            if phone.token is None:
                phone.token = message
                self.phones.append(phone)
                if message != TOKEN:
                    phone.refuse(4401)
                continue
            if phone.token != TOKEN:
                continue
            frame = json.loads(message)
            phone.got.append(frame)
            if phone.deaf:
                continue
            if frame["do"] == "hello":
                phone.hello = frame
                self.on_hello(phone, frame)
            elif frame["do"] == "here":
                phone.send({"is": "here"})
            else:
                self.on_frame(phone, frame)
        phone.open = False

    @staticmethod
    def _frame(phone, stream):
        while True:
            head = stream.read(2)
            if len(head) < 2:
                return None
            code, length = head[0] & 15, head[1] & 127
            length = struct.unpack(">H", stream.read(2))[0] if length == 126 else struct.unpack(">Q", stream.read(8))[0] if length == 127 else length
            mask = stream.read(4)
            data = bytes(byte ^ mask[i % 4] for i, byte in enumerate(stream.read(length)))
            if code == 8:
                phone.open = False
                return None
            if code == 1:
                return data.decode()

    def living(self):
        return [phone for phone in self.phones if phone.open and phone.hello]
