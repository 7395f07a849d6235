import type { Question } from '../../../engine/definition/types.ts';

/** From so many questions on, a list is drawn in parts. */
export const many = 40;
const least = 20;

type Parts = readonly (readonly Question[])[];

/** From so many parts on, the first of them are drawn before the others. */
const thousands = 50;
const first = 10;

/** What is drawn of a list before anything else happens: nearly always all of it. */
export const atOnce = (parts: Parts): Parts => (parts.length > thousands ? parts.slice(0, first) : parts);

/** A long list cut where a row begins anyhow, so that nothing moves; a short one in one part. */
export function partsOf(questions: readonly Question[]): Parts {
  if (questions.length <= many) return [questions];
  const parts: Question[][] = [];
  for (const question of questions) {
    const part = parts.at(-1);
    if (part && (part.length < least || !beginsRow(question))) part.push(question);
    else parts.push([question]);
  }
  return parts;
}

const beginsRow = ({ displaysize = 12, startNewRow }: Question): boolean => displaysize >= 12 || startNewRow === true;
