import type { Option, Question } from '../../../engine/definition/types.ts';
import { parseSyntax } from '../../../engine/syntax/parse-syntax.ts';
import { valuePositions } from '../../../engine/syntax/rename-value.ts';
import { visit } from '../../../engine/syntax/visit.ts';
import { foldText } from '../../../engine/values/fold-text.ts';
import { nameOf } from '../edits/rename-option.ts';

/** Values of a question's options that an expression compares its answer with. */
export function comparedOptions(text: string, question: Question): readonly string[] {
  const values = valuesOf(question.options ?? []);
  if (values.length === 0) return [];
  const written = literalsIn(text);
  const isWritten = (value: string): boolean =>
    written.has(foldText(value)) || (value.trim() !== '' && written.has(String(Number(value))));
  return values.filter(
    (value) => isWritten(value) && valuePositions(text, { means: nameOf(question), value }).length > 0,
  );
}

const valuesOf = (options: readonly Option[]): readonly string[] =>
  options.flatMap(({ value, children = [] }) => [value, ...valuesOf(children)]);

/** Told first, as a list of towns is long and a condition has few of them. */
function literalsIn(text: string): ReadonlySet<string> {
  const parsed = parseSyntax(text);
  const found = new Set<string>();
  if (parsed.ok)
    visit(parsed.expression, (part) => {
      if (part.kind === 'literal') found.add(foldText(String(part.value)));
    });
  return found;
}
