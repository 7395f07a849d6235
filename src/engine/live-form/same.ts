import type { QuestionState } from './types.ts';

/** Whether two answers or values are the same; lists by what is in them. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  return left.every((item, index) => isSame(item, right[index]));
}

export function isSameState(left: QuestionState, right: QuestionState): boolean {
  return (
    left.visible === right.visible &&
    left.required === right.required &&
    left.problem?.rule === right.problem?.rule &&
    left.problem?.message === right.problem?.message &&
    left.problem?.name === right.problem?.name &&
    left.warning?.message === right.warning?.message &&
    left.asked === right.asked &&
    isSame(left.value, right.value)
  );
}
