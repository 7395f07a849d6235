import type { Answers } from '../../src/engine/definition/types.ts';
import type { Patient } from '../../src/engine/live-form/types.ts';
import { filledForms, fills, type FilledForm } from './histories.ts';
import { madeUpPerson } from './people.ts';
import { createRandom } from './random.ts';

/** One response of a patient, so many minutes before the demo was started first. */
export interface DemoEntry {
  readonly form: FilledForm;
  readonly minutesAgo: number;
  readonly answers: Answers;
}

/** Somebody who does not exist, with what they have answered over the last year, oldest first. */
export interface DemoPatient {
  readonly patient: Patient;
  readonly entries: readonly DemoEntry[];
}

const day = 24 * 60;
const seed = 20_260_321;

/** How many there are besides the one whom somebody has entered twice. */
const people = 31;

/** The demo's patients, the same each time. The last one is the first again, without a code: two that may be merged. */
export function demoPatients(): readonly DemoPatient[] {
  const random = createRandom(seed);
  const patients = Array.from({ length: people }, (_none, number) => ({
    patient: madeUpPerson(number, random),
    entries: historyOf(random),
  }));
  const [first] = patients;
  const { name, birthdate } = first?.patient ?? {};
  const twice = { ...(name !== undefined && { name }), ...(birthdate !== undefined && { birthdate }) };
  return [...patients, { patient: twice, entries: visits('who-5', 1, 0.4, random) }];
}

function historyOf(random: () => number): readonly DemoEntry[] {
  const start = filledForms.length * random();
  const forms = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    (_none, index) => filledForms[Math.floor(start + index) % filledForms.length]!,
  );
  const burden = 0.15 + random() * 0.8;
  return forms
    .flatMap((form) => visits(form, 1 + Math.floor(random() * 6), burden, random))
    .sort((one, other) => other.minutesAgo - one.minutesAgo);
}

/** Visits some weeks apart, the last one in the past days; most people get better. */
function visits(form: FilledForm, count: number, burden: number, random: () => number): readonly DemoEntry[] {
  const change = (random() - 0.75) * 0.12;
  const gap = (14 + Math.floor(random() * 30)) * day;
  const last = Math.floor(random() * random() * 60 * day) + 30;
  return Array.from({ length: count }, (_none, index) => ({
    form,
    minutesAgo: last + (count - 1 - index) * gap + Math.floor(random() * 300),
    answers: fills[form](Math.max(0, Math.min(1, burden + change * index)), random),
  }));
}
