#!/usr/bin/env python3
"""Measures a class of thirty machines on this one, and checks that every record is there once.

    python3 Tests/Class/class_measure.py [--kiosk PATH] [--students 30] [--rounds 10] [--seed 1]

It starts `nats-server` (which must be installed), a board in a terminal of 80×24, and students who type into kiosks line by line. They join, predict,
raise hands, solve a koan and order juices in the class's shop; meanwhile the server is killed and started again. At the end the board's table
must have everybody once, with what they did. It prints the time from a student's key until the board shows it, and the share of a processor
that the board takes while all type. It needs Python 3 and nothing else.
"""
import argparse, base64, csv, io, json, os, pty, random, re, select, shutil, signal, socket, struct, subprocess, sys, tempfile, threading, time
import fcntl, termios

arguments = argparse.ArgumentParser()
arguments.add_argument("--kiosk", default=".build/release/kiosk")
arguments.add_argument("--students", type=int, default=30)
arguments.add_argument("--rounds", type=int, default=10, help="hands of each student whose time is measured")
arguments.add_argument("--orders", type=int, default=3, help="orders of each student")
arguments.add_argument("--solvers", type=int, default=3, help="students who solve a koan")
arguments.add_argument("--seed", type=int, default=1)
arguments = arguments.parse_args()
chance = random.Random(arguments.seed)
kiosk = os.path.abspath(arguments.kiosk)
folder = tempfile.mkdtemp(prefix="kiosk-class-")
failures = []


def environment(home):
    os.makedirs(home, exist_ok=True)
    return {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "XDG_STATE_HOME": home + "/state"}


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


port = free_port()
url = f"nats://127.0.0.1:{port}/class"


class Server:
    def start(self):
        self.process = subprocess.Popen(["nats-server", "-js", "-sd", folder + "/store", "-a", "127.0.0.1", "-p", str(port)],
                                        stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                return
            except OSError:
                time.sleep(0.02)

    def kill(self):
        self.process.kill()
        self.process.wait()


def run(*words, text=""):
    return subprocess.run([kiosk, *words, "--lang", "en"], input=text, capture_output=True, text=True, env=environment(folder + "/teacher"),
                          timeout=120)


class Board:
    """The teacher's board in a terminal. Its output is read all the time, with the time at which each part came."""

    def __init__(self):
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.execve(kiosk, [kiosk, "class", url, "--lang", "en", "--still"], environment(folder + "/teacher"))
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.lock, self.parts = threading.Condition(), []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        while True:
            try:
                data = os.read(self.descriptor, 65536)
            except OSError:
                return
            with self.lock:
                self.parts.append((time.monotonic(), data.decode(errors="replace")))
                self.lock.notify_all()

    def press(self, keys):
        os.write(self.descriptor, keys.encode())

    def wait(self, start, limit=10):
        """Returns when the first output after a place came, and None if none does."""
        end = time.monotonic() + limit
        with self.lock:
            while len(self.parts) <= start:
                if not self.lock.wait(max(0, end - time.monotonic())) and time.monotonic() >= end:
                    return None
            return self.parts[start][0]

    def place(self):
        with self.lock:
            return len(self.parts)

    def seconds(self):
        with open(f"/proc/{self.process}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Student:
    def __init__(self, number):
        self.number, self.name, self.home = number, f"Student {number:02}", f"{folder}/student-{number}"
        self.lock, self.lines = threading.Condition(), []
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [kiosk, "--class", url, "--name", self.name, "--plain", "--lang", "en"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, bufsize=1, env=environment(self.home), cwd=self.home)
        threading.Thread(target=self.read, args=(self.process,), daemon=True).start()

    def read(self, process):
        for line in process.stdout:
            with self.lock:
                self.lines.append(line.rstrip("\n"))
                self.lock.notify_all()

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def expect(self, pattern, start=0, limit=30):
        end = time.monotonic() + limit
        with self.lock:
            while True:
                for line in self.lines[start:]:
                    if re.search(pattern, line):
                        return line
                if time.monotonic() >= end:
                    failures.append(f"{self.name} did not see {pattern}")
                    return None
                self.lock.wait(0.2)

    def quit(self):
        try:
            self.type("quit")
            self.type("y")
            self.process.stdin.close()
        except OSError:
            pass
        self.process.wait(60)


def table():
    result = run("class", url, "--csv")
    return {row["student"]: row for row in csv.DictReader(io.StringIO(result.stdout))}, result


def until(test, limit=60):
    end = time.monotonic() + limit
    while time.monotonic() < end:
        if test():
            return True
        time.sleep(0.2)
    return False


def records(stream):
    """Returns the lines of a stream, asked for one after another."""
    wire = socket.create_connection(("127.0.0.1", port))
    file = wire.makefile("rwb")
    file.readline()
    file.write(b'CONNECT {"verbose":false,"pedantic":false,"headers":true}\r\nSUB _INBOX.measure 1\r\n')
    found, number = [], 1
    while True:
        question = json.dumps({"seq": number}).encode()
        file.write(f"PUB $JS.API.STREAM.MSG.GET.{stream} _INBOX.measure {len(question)}\r\n".encode() + question + b"\r\n")
        file.flush()
        while True:
            words = file.readline().split()
            if words and words[0] == b"PING":
                file.write(b"PONG\r\n")
                file.flush()
            elif words and words[0] == b"MSG":
                answer = json.loads(file.read(int(words[-1]) + 2))
                break
        if "error" in answer:
            return found
        found.append(base64.b64decode(answer["message"]["data"]).rstrip(b"\n"))
        number += 1


def percentile(times, share):
    times = sorted(times)
    return times[min(len(times) - 1, int(len(times) * share))]


server = Server()
server.start()
print(run("class", "create", url).stdout.splitlines()[0])
assert run("class", "shop", url).returncode == 0
run("stock", "set", "banana", "100", "--shop", url)
board = Board()
board.wait(0)
time.sleep(1)

started = time.monotonic()
students = [Student(number) for number in range(arguments.students)]
for student in students:
    student.expect("What would you like to do")
if not until(lambda: len(table()[0]) == arguments.students):
    failures.append(f"{len(table()[0])} of {arguments.students} have joined")
print(f"joined: {arguments.students} in {time.monotonic() - started:.1f} s")

# Hands: one after another, and the board is looked at.
for student in students:
    student.type("class")
times, missed = [], 0
time.sleep(1)
for turn in range(arguments.rounds):
    for student in students:
        place, pressed = board.place(), time.monotonic()
        student.type("hand")
        seen = board.wait(place)
        if seen is None:
            missed += 1
        else:
            times.append((seen - pressed) * 1000)
        time.sleep(0.01)
print(f"key to board: {len(times)} keys, median {percentile(times, 0.5):.1f} ms, p99 {percentile(times, 0.99):.1f} ms, missed {missed}")
if missed or percentile(times, 0.99) > 100:
    failures.append("key to board")

# A question, with all answers at once, while the server is killed.
board.press("a")
time.sleep(0.3)
board.press("1")
for student in students:
    student.expect("How many screens stay alive", limit=20)
answers = {student.name: chance.randrange(3) for student in students}
for student in students:
    student.type(str(answers[student.name] + 1))
server.kill()
time.sleep(2)
for student in students[: arguments.students // 2]:
    answers[student.name] = chance.randrange(3)
    student.type(str(answers[student.name] + 1))
server.start()
time.sleep(1)

# All type at once: calculations, which nobody else sees, and hands, which the board shows.
for student in students:
    student.type("home")
    student.type("1")
before, clock = board.seconds(), time.monotonic()
for second in range(10):
    for student in students:
        student.type(f"{chance.randrange(100)}+{chance.randrange(100)}=")
    time.sleep(1)
share = (board.seconds() - before) / (time.monotonic() - clock)
for student in students:
    student.type("back")
    student.type("4")
before, clock = board.seconds(), time.monotonic()
for second in range(10):
    for student in students:
        student.type("hand")
        time.sleep(1 / len(students))
busy = (board.seconds() - before) / (time.monotonic() - clock)
print(f"board's share of a processor: {share * 100:.1f} % while all calculate, {busy * 100:.1f} % with {arguments.students} hands a second")
if share > 0.05:
    failures.append("the board's share of a processor")

# Orders in the class's shop, from all at once.
ordered = 0
for student in students:
    student.type("home")
    student.type("2")
    for _ in range(arguments.orders):
        student.type("banana")
        ordered += 1
for student in students:
    student.expect("No\\. [0-9]+ is ready|Not enough|short", limit=120)

# The reveal: the bars of another board have the answers that were typed.
board.press("r")
time.sleep(1)
page = run("class", url, "--plain", text="ask\nquit\n").stdout
bars = [int(match[1]) for match in re.finditer(r"(?m)^[✓ ] +(\d+)  (?:0: each|3: all|1: only)", page)]
if bars != [list(answers.values()).count(answer) for answer in range(3)]:
    failures.append(f"the bars are {bars}, and the answers {answers}")
print(f"bars: {bars}")
board.press("c")
time.sleep(1)

# Koans: some solve one, in a second program of the same student.
solution = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Resources/Koans/01-counter-and-kitchen/solution.swift")
for student in students[: arguments.solvers]:
    subprocess.run([kiosk, "koans", "init", student.home + "/koans"], capture_output=True, env=environment(student.home))
    shutil.copy(solution, student.home + "/koans/01-counter-and-kitchen.swift")
    result = subprocess.run([kiosk, "koans", student.home + "/koans", "--class", url, "--name", student.name, "--plain", "--lang", "en"],
                            input="check\nclass\nin\ny\nquit\n", capture_output=True, text=True, env=environment(student.home), timeout=120)
    if "All checks have passed" not in result.stdout:
        failures.append(f"{student.name} has not solved the koan: {result.stdout[-300:]}{result.stderr[-300:]}")

for student in students:
    student.quit()

# What the board and the stream have.
time.sleep(1)
rows, result = table()
if sorted(rows) != sorted(student.name for student in students):
    failures.append(f"the table has {sorted(rows)}")
for student in students[: arguments.solvers]:
    if rows.get(student.name, {}).get("solved") != "1":
        failures.append(f"{student.name} has solved {rows.get(student.name)}")
hand_ins = folder + "/hand-ins"
print(run("class", "hand-ins", url, hand_ins).stdout.strip())
files = sorted(os.listdir(hand_ins)) if os.path.isdir(hand_ins) else []
if len(files) != arguments.solvers:
    failures.append(f"hand-ins: {files}")
for name in files:
    result = run("class", "check", os.path.join(hand_ins, name))
    print("  " + result.stdout.strip().splitlines()[-1])
    if result.returncode != 0:
        failures.append(f"{name}: {result.stdout}{result.stderr}")

# Every record of every journal is in the stream once, byte for byte.
sent, lines = {}, 0
for student in students:
    for path, _, names in os.walk(student.home):
        for name in names:
            if name == "class.jsonl":
                with open(os.path.join(path, name), "rb") as file:
                    own = file.read().splitlines()
                lines += len(own)
                sent[student.name] = own
stream = records("CLASS_CLASS")
own = [line for journal in sent.values() for line in journal]
if sorted(line for line in stream if b'"student"' in line[:80]) != sorted(own):
    failures.append("the stream has other records than the journals")
print(f"records: {len(own)} in the journals, {len(stream)} in the stream, with those of the teacher")
numbers = [int(match[1]) for student in students for line in student.lines for match in [re.search(r"No\. (\d+) is ready", line)] if match]
if sorted(numbers) != list(range(1, 51)):
    failures.append(f"100 bananas are 50 juices, and the numbers {sorted(numbers)}")
print(f"orders: {len(numbers)} of {ordered} that were tried, each number once")

board.press("q")
server.kill()
shutil.rmtree(folder, ignore_errors=True)
for failure in failures:
    print("FAILED: " + failure)
sys.exit(1 if failures else 0)
