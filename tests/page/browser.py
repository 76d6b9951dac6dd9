"""Drives a headless Chromium through its debugging pipe (file descriptors 3 and 4), with nothing but the standard library.

    with Browser() as browser:
        page = browser.open("file:///tmp/page.html", width=390, height=844, touch=True)
        page.evaluate("document.title")
"""
import base64
import json
import os
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    pass


# What of the board the map of a page shows: left, top, width, height.
MAP_VIEW = """(() => {
    const board = document.querySelector('.chart-svg'), [left, top, width] = board.getAttribute('viewBox').split(' ').map(Number);
    const all = board.getBoundingClientRect(), shown = board.closest('.map').getBoundingClientRect(), unit = width / all.width;
    return [left + (shown.x - all.x) * unit, top + (shown.y - all.y) * unit, shown.width * unit, shown.height * unit];
})()"""


def chromium():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise BrowserError("no chromium here")


class Browser:
    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="page-", ignore_cleanup_errors=True)
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()

        def descriptors():
            # Out of the way first: the pipe's own ends may be 3 and 4.
            ends = os.dup2(to_browser, 30), os.dup2(from_browser, 31)
            for end, wanted in zip(ends, (3, 4)):
                os.dup2(end, wanted, inheritable=True)

        flags = ["--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--hide-scrollbars", "--disable-extensions",
                 "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio", "--disable-dev-shm-usage",
                 f"--user-data-dir={self._folder.name}"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        # The wrapper of the Debian package takes the two descriptors along only if it is told to leave them open.
        self._process = subprocess.Popen([chromium(), *flags, "about:blank"], preexec_fn=descriptors, close_fds=False,
                                         stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self._rest = b""
        self._last = 0
        self._answers = {}
        self._pages = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
        except (BrowserError, OSError):
            pass
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._write)
        os.close(self._read)
        self._folder.cleanup()

    def _receive(self):
        while b"\0" not in self._rest:
            chunk = os.read(self._read, 1 << 20)
            if not chunk:
                raise BrowserError("the browser has gone")
            self._rest += chunk
        message, self._rest = self._rest.split(b"\0", 1)
        return json.loads(message)

    def _send(self, method, session, parameters):
        self._last += 1
        message = {"id": self._last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._write, data):]
        return self._last

    def _answer(self, number, method):
        while number not in self._answers:
            answer = self._receive()
            if "id" in answer:
                self._answers[answer["id"]] = answer
            else:
                self._notice(answer)
        answer = self._answers.pop(number)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error'].get('message')}")
        return answer["result"]

    def call(self, method, session=None, **parameters):
        """The result of a command; events that come in between are given to their pages."""
        return self._answer(self._send(method, session, parameters), method)

    def together(self, pages, expressions):
        """The value of an expression in each page, without one of them waiting for another."""
        asked = [self._send("Runtime.evaluate", page.session, page.evaluation(expression)) for page, expression in zip(pages, expressions)]
        return [page.value(self._answer(number, "Runtime.evaluate")) for page, number in zip(pages, asked)]

    def _notice(self, event):
        page = self._pages.get(event.get("sessionId"))
        if page:
            page.notice(event["method"], event["params"])

    def wait_for(self, reached, seconds=120):
        """Until `reached()`; events are taken in meanwhile. Nothing is measured by it: a busy machine may take its time."""
        end, pause = time.monotonic() + seconds, .001
        while not reached():
            if time.monotonic() > end:
                raise BrowserError("waited too long")
            self.call("Browser.getVersion")
            time.sleep(pause)
            # Most of what is waited for comes at once, and what takes long is not to be slowed down by being asked.
            pause = min(2 * pause, .02)

    def open(self, url, apart=False, **options):
        """A page; `apart`: in a window of its own, always in sight, which shares nothing with the other ones."""
        own = {"browserContextId": self.call("Target.createBrowserContext")["browserContextId"], "newWindow": True} if apart else {}
        target = self.call("Target.createTarget", url="about:blank", **own)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, target)
        self._pages[session] = page
        page.start(url, **options)
        return page


class Page:
    """One tab. `requests` has every address that was asked for, `faults` every error and exception."""

    def __init__(self, browser, session, target):
        self._browser, self._session, self._target = browser, session, target
        self.requests, self.faults, self._loaded = [], [], False

    def call(self, method, **parameters):
        return self._browser.call(method, self._session, **parameters)

    def size(self, width, height, scale=1, touch=True):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=touch)

    def start(self, url, width=1280, height=800, scale=1, touch=False, dark=True, calm=False, language="en"):
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.size(width, height, scale, touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)
        agent = self._browser.call("Browser.getVersion")["userAgent"]
        self.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
        self.prefer(dark, calm)
        self.call("Page.navigate", url=url)
        self._browser.wait_for(lambda: self._loaded)

    def prefer(self, dark, calm):
        """As if the system's settings had been changed, now or while the page is open."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if calm else "no-preference"}])

    def notice(self, method, params):
        if method == "Page.loadEventFired":
            self._loaded = True
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.faults.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.faults.append(" ".join(str(one.get("value", one.get("description"))) for one in params["args"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.faults.append(params["entry"]["text"])

    @property
    def session(self):
        return self._session

    @staticmethod
    def evaluation(expression):
        return {"expression": expression, "awaitPromise": True, "returnByValue": True, "userGesture": True}

    @staticmethod
    def value(answer):
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def evaluate(self, expression):
        """The value of an expression, awaited if it is a promise."""
        return self.value(self.call("Runtime.evaluate", **self.evaluation(expression)))

    def until(self, expression, seconds=30):
        self._browser.wait_for(lambda: self.evaluate(expression), seconds)

    def click(self, selector):
        """A real click in the middle of an element, which is scrolled into view for it."""
        box = self.evaluate(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
            const box = element.getBoundingClientRect();
            return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};
        }})()""")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=box["x"], y=box["y"], button="left", clickCount=1)

    def type(self, selector, text):
        self.evaluate(f"document.querySelector({json.dumps(selector)}).focus()")
        self.call("Input.insertText", text=text)

    def press(self, key, code=None, number=0):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, windowsVirtualKeyCode=number)

    def screenshot(self, path, whole=False):
        options = {}
        if whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            options = {"captureBeyondViewport": True, "clip": {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}}
        data = self.call("Page.captureScreenshot", format="png", **options)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self._browser.call("Target.closeTarget", targetId=self._target)
