import { foldText } from '../values/fold-text.ts';

/** Edits that turn one text into the other; two neighbours exchanged are one. */
function distance(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      const edits = [above[column] ?? 0, current[column - 1] ?? 0].map((cost) => cost + 1);
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        ...edits,
        (above[column - 1] ?? 0) + same,
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, above] = [above, current];
  }
  return above[right.length] ?? 0;
}

/** Half-spaces, underscores and case are what people forget. */
const fold = (name: string): string => foldText(name).replace(/[\u200c\u200d_]/g, '');

/** The name that was most likely meant; undefined when none is near. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const wanted = fold(name).slice(0, 100);
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  let nearest: string | undefined;
  for (const candidate of names) {
    const folded = fold(candidate);
    if (Math.abs(folded.length - wanted.length) >= least) continue;
    const edits = distance(wanted, folded);
    if (edits < least) [least, nearest] = [edits, candidate];
  }
  return nearest;
}
