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
const people = 149;

/** The demo's patients, the same each time. The last one is the first again, without a code: two that may be merged. */
export function demoPatients(): readonly DemoPatient[] {
  const random = createRandom(seed);
  const patients = Array.from({ length: people }, (_none, number) => {
    const patient = madeUpPerson(number, random);
    return { patient, entries: historyOf(patient, random) };
  });
  const [first] = patients;
  const { name, birthdate } = first?.patient ?? {};
  const twice = { ...(name !== undefined && { name }), ...(birthdate !== undefined && { birthdate }) };
  return [...patients, { patient: twice, entries: visits('who-5', { count: 1, burden: 0.4, patient: twice, random }) }];
}

/** The form of a first visit asks for a birthdate and a phone number. */
const fits = (form: FilledForm, { birthdate, phone }: Patient): boolean =>
  form !== 'first-visit' || (birthdate !== undefined && phone !== undefined);

function historyOf(patient: Patient, random: () => number): readonly DemoEntry[] {
  const forms = filledForms.filter((form) => fits(form, patient));
  const start = Math.floor(forms.length * random());
  const burden = 0.15 + random() * 0.8;
  return Array.from({ length: 1 + Math.floor(random() * 3) }, (_none, index) => forms[(start + index) % forms.length]!)
    .flatMap((form) => visits(form, { count: 1 + Math.floor(random() * 5), burden, patient, random }))
    .sort((one, other) => other.minutesAgo - one.minutesAgo);
}

interface Course {
  readonly count: number;
  readonly burden: number;
  readonly patient: Patient;
  readonly random: () => number;
}

/** Visits some weeks apart, those of a diary some days; the last one in the past days, and most people get better. */
function visits(form: FilledForm, { count, burden, patient, random }: Course): readonly DemoEntry[] {
  const change = (random() - 0.75) * 0.12;
  const isDiary = form === 'pain-diary';
  const gap = (isDiary ? 1 + Math.floor(random() * 3) : 14 + Math.floor(random() * 30)) * day;
  const all = isDiary ? count * 2 : count;
  const isToday = random() < 0.06;
  const last = Math.floor(isToday ? random() * 7 * 60 : random() * random() * 60 * day) + 30;
  return Array.from({ length: all }, (_none, visit) => ({
    form,
    minutesAgo: last + (all - 1 - visit) * gap + Math.floor(random() * 300),
    answers: fills[form]({ burden: within(burden + change * visit), patient, visit, random }),
  }));
}

const within = (burden: number): number => Math.max(0, Math.min(1, burden));
