import type { Answer, Option, Question } from '../definition/types.ts';
import type { LiveForm } from '../live-form/types.ts';

/** A number from 0 up to, but without, 1. */
export type Random = () => number;

/** The same numbers for the same seed, so that what was found once is found again (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}

/** Gives a question an answer that it takes for good; false, and as it was, where none was found. */
export function answerAtRandom(form: LiveForm, name: string, random: Random, today: string): boolean {
  const before = form.get(name);
  for (const candidate of candidates(form, name, random, today)) {
    form.set(name, candidate);
    const { problem, value } = form.state(name);
    if (!problem && value !== undefined) return true;
  }
  form.set(name, before);
  return false;
}

const words = ['A', 'Sample answer', 'This is a sample answer of a few words.'];
/** What the formats of texts take. */
const formats = ['sara@example.com', '09121234567', '0012345679', 'https://example.com', '12345', '1234567890'];

function candidates(form: LiveForm, name: string, random: Random, today: string): readonly unknown[] {
  const question = form.state(name).asked ?? form.question(name);
  const { type, options = [], rows } = question;
  const days = [today, ...Object.values(form.bounds(name)), '1985-04-12', '2030-01-01'];
  switch (type) {
    case 'matrix':
      return [Object.fromEntries((rows ?? []).map((row) => [row.name, shuffled(options, random)[0]?.value]))];
    case 'select':
    case 'flatview':
    case 'cascadeview':
      return choices(question, random);
    case 'number':
    case 'rating':
    case 'numericrange':
      return numbers(form, name, question, random);
    case 'checkbox':
      return [random() < 0.5, true];
    case 'file':
      return [[{ id: 'sample', name: 'sample.png', type: 'image/png', size: 1 }]];
    case 'date':
      return days;
    case 'time':
      return ['09:30', ...Object.values(form.bounds(name)), '23:00'];
    case 'datetime':
      return days.map((day) => (String(day).includes('T') ? day : `${day}T09:30`));
    default:
      return [...shuffled(words, random), ...formats];
  }
}

function choices({ type, options = [], multimode }: Question, random: Random): readonly Answer[] {
  const mixed = shuffled(options, random);
  if (type === 'cascadeview') return mixed.map((option) => pathTo(option, random));
  if (!multimode) return mixed.map(({ value }) => value);
  const some = mixed.slice(0, 1 + Math.floor(random() * mixed.length)).map(({ value }) => value);
  return [some, ...mixed.map(({ value }) => [value])];
}

function pathTo({ value, children = [] }: Option, random: Random): readonly string[] {
  const next = shuffled(children, random)[0];
  return next ? [value, ...pathTo(next, random)] : [value];
}

/** A few between the bounds, then the bounds themselves and what is usual. */
function numbers(
  form: LiveForm,
  name: string,
  { step, floatcount, multimode }: Question,
  random: Random,
): readonly Answer[] {
  const { min, max } = form.bounds(name);
  const least = typeof min === 'number' ? min : typeof max === 'number' ? max - 10 : 0;
  const most = typeof max === 'number' ? max : least + 10;
  const unit = step ?? 10 ** -(floatcount ?? 0);
  const between = Array.from({ length: 8 }, () => least + Math.floor((random() * (most - least)) / unit) * unit);
  const all = [...between, least, most, 1, 10, 100].map((number) => Number(number.toPrecision(12)));
  return multimode ? all.map((number) => [Math.min(least, number), number]) : all;
}
