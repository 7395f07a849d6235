import type { Patient } from '../live-form/types.ts';
import { foldText } from './fold-text.ts';

/** Whether two names are probably one: the same words in any order, joined or apart, some of them left out, or a slip of a letter or two. */
export function isLikeName(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [left, right] = [a.join(''), b.join('')];
  if (a.every((word) => right.includes(word)) || b.every((word) => left.includes(word))) return true;
  return distance(left, right) <= Math.max(1, Math.floor(Math.min(left.length, right.length) / 5));
}

function wordsIn(name: string | undefined): readonly string[] {
  return foldText(name ?? '')
    .split(' ')
    .filter((word) => word !== '');
}

/** Letters to add, drop or change to make one text of the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1)
      line.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
        ),
      );
    before = line;
  }
  return before[other.length] ?? 0;
}

/** By what two patients may be the same person, the surest first; undefined where they are not alike. */
export function likenessOf(one: Patient, other: Patient): 'code' | 'phone' | 'name' | undefined {
  if (one.code !== undefined && one.code === other.code) return 'code';
  if (one.phone !== undefined && one.phone === other.phone) return 'phone';
  const areOneDay = one.birthdate !== undefined && one.birthdate === other.birthdate;
  return areOneDay && isLikeName(one.name, other.name) ? 'name' : undefined;
}
