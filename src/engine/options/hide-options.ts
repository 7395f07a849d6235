import { isRecord } from '../definition/walk-questions.ts';
import type { Answer, MatrixAnswer, Option, Question } from '../definition/types.ts';

/** The options that show. One whose every option beneath is hidden leads nowhere, and is hidden too. */
export function shownOptions(options: readonly Option[], hidden: ReadonlySet<Option>): readonly Option[] {
  return options.flatMap((option) => {
    if (hidden.has(option)) return [];
    if (!option.children?.length) return [option];
    const children = shownOptions(option.children, hidden);
    return children.length === 0 ? [] : [{ ...option, children }];
  });
}

/** Whether an answer has the option: alone, among others, in a row of a matrix, or on the path to it. */
export function isChosen(answer: Answer | undefined, value: string): boolean {
  if (Array.isArray(answer)) return (answer as readonly unknown[]).includes(value);
  if (isRecord(answer)) return Object.values(answer).includes(value);
  return answer !== undefined && String(answer) === value;
}

/** The answer without choices that are hidden: a path goes whole, a list and a matrix keep the rest. What was never an option stays, and is refused as ever. */
export function withoutHidden(
  answer: Answer,
  { options = [], multimode }: Question,
  hidden: ReadonlySet<Option>,
): Answer | undefined {
  if (hidden.size === 0) return answer;
  const shown = shownOptions(options, hidden);
  const isHidden = (value: unknown): boolean =>
    options.some((option) => option.value === String(value)) && !shown.some((option) => option.value === String(value));
  if (Array.isArray(answer))
    return multimode
      ? filled(answer.filter((value) => !isHidden(value)) as readonly string[])
      : isPathHidden(answer, options, shown)
        ? undefined
        : answer;
  if (isRecord(answer))
    return filledRows(Object.entries(answer as MatrixAnswer).filter(([, value]) => !isHidden(value)));
  return isHidden(answer) ? undefined : answer;
}

function isPathHidden(path: readonly unknown[], options: readonly Option[], shown: readonly Option[]): boolean {
  let [all, left]: [readonly Option[], readonly Option[]] = [options, shown];
  for (const value of path) {
    const [known, still] = [all, left].map((level) => level.find((option) => option.value === value));
    if (!known) return false;
    if (!still) return true;
    [all, left] = [known.children ?? [], still.children ?? []];
  }
  return false;
}

const filled = (values: readonly string[]): readonly string[] | undefined => (values.length > 0 ? values : undefined);
const filledRows = (rows: readonly (readonly [string, string])[]): MatrixAnswer | undefined =>
  rows.length > 0 ? Object.fromEntries(rows) : undefined;
