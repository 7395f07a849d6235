// Runs in the page after the drive of a peer: types and chooses as a browser would.
(() => {
  const {
    bench,
    benchDrive: { drive },
  } = globalThis;
  const tools = {
    async until(find, limit = 30_000) {
      for (const end = performance.now() + limit; performance.now() < end; await bench.wait(20)) {
        const found = find();
        if (found) return found;
      }
      throw new Error('gave up waiting');
    },
    /** Past React's own record of the value, so that its change is seen. */
    type(control, value, events) {
      const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value').set.call(control, value);
      for (const type of events)
        control.dispatchEvent(
          type === 'input'
            ? new InputEvent(type, { bubbles: true, composed: true, inputType: 'insertText' })
            : new Event(type, { bubbles: true, composed: true }),
        );
    },
    key(control, value, key) {
      const details = { bubbles: true, composed: true, cancelable: true, key };
      control.dispatchEvent(new KeyboardEvent('keydown', details));
      tools.type(control, value, ['input']);
      control.dispatchEvent(new KeyboardEvent('keyup', details));
    },
  };
  const numberIn = (text) => Number(String(text ?? '').replace(/[^\d.-]/g, ''));
  const names = () =>
    [...bench.questions()]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: false }))
      .map(drive.nameOf)
      .filter(Boolean);

  /** As often as asked, or until the acts alone have taken their time, but the least number at least. The first two are watched for long, those that follow as long as these ask for. */
  const repeat = async (times, { least, milliseconds }, once) => {
    const samples = [];
    const spent = () => samples.reduce((sum, { settled }) => sum + settled, 0);
    while (samples.length < times && (samples.length < least || spent() < milliseconds)) {
      const lag = samples.length < 2 ? undefined : Math.max(...samples.map((sample) => sample.lag));
      samples.push(await once(samples.length, lag));
    }
    return samples.map(({ shown, settled }) => ({ shown, settled }));
  };
  const focus = (name) => {
    const input = drive.input(name);
    input.scrollIntoView({ block: 'center' });
    input.focus();
    return input;
  };

  const attempt = (find) => {
    try {
      return find();
    } catch {
      return undefined;
    }
  };
  /** Types, and again as often as it is lost; gives when it was typed last. */
  const keep = (name, value) => {
    let at;
    return () => {
      const input = attempt(() => drive.input(name));
      if (input && !input.disabled && input.value !== value) {
        at = performance.now();
        tools.key(input, value, value.at(-1));
      }
      return at;
    };
  };

  globalThis.benchActs = {
    names,
    /**
     * From the first question that is seen on, types into a text and a number. *Usable*: when the text was typed that was
     * kept; *live*: the frame in which the total has the number.
     */
    async early(probe, from, total) {
      while (!bench.times.firstPainted) await bench.wait(2);
      const next = `${from}1`;
      const text = keep(probe.text, 'abc');
      const number = keep(probe.number, next);
      let live;
      let usable = text();
      number();
      for (let end = Infinity; performance.now() < end;) {
        const now = await bench.painted();
        usable = text();
        number();
        if (live === undefined && attempt(() => numberIn(drive.read(probe.total))) === total + Number(next) - from) {
          live = now;
          end = now + 1500;
        }
        if (now > 120_000) break;
      }
      return { usable, live };
    },
    total: (name) => numberIn(drive.read(name)),
    nothing: (asked) =>
      repeat(Math.min(asked.choices, 4), asked, (_, lag) =>
        bench.time(
          () => {},
          () => true,
          lag,
        ),
      ),
    text: (asked, probe) =>
      repeat(asked.keys, asked, (_, lag) => {
        const input = focus(probe.text);
        const next = `${input.value}a`;
        return bench.time(
          () => tools.key(input, next, 'a'),
          () => drive.input(probe.text).value === next,
          lag,
        );
      }),
    number: (asked, probe, from, total) =>
      repeat(asked.keys, asked, (round, lag) => {
        const next = round % 2 ? String(from) : `${from}1`;
        const wanted = total + Number(next) - from;
        const input = focus(probe.number);
        return bench.time(
          () => tools.key(input, next, '1'),
          () => numberIn(drive.read(probe.total)) === wanted,
          lag,
        );
      }),
    choose: (asked, probe, counts) =>
      repeat(asked.choices, asked, async (round, lag) => {
        const pick = await drive.choose(probe.switch, round % 2 ? 'o1' : 'o2', tools);
        await bench.quiet(150, 3000);
        return bench.time(pick, () => bench.questions().length === counts[round % 2 ? 'off' : 'on'], lag);
      }),
  };
})();
