// Loaded before a server, it lets its clock be set: SIGUSR2 makes it go by as many milliseconds as the file named in CLOCK_STEP says.
import { readFileSync } from 'node:fs';

const TrueDate = Date;
let step = 0;
process.on('SIGUSR2', () => {
  step = Number(readFileSync(process.env.CLOCK_STEP, 'utf8'));
});

globalThis.Date = class Date extends TrueDate {
  constructor(...given) {
    super(...(given.length === 0 ? [TrueDate.now() + step] : given));
  }

  static now() {
    return TrueDate.now() + step;
  }
};
