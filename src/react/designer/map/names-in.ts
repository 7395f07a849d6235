import { references } from '../../../engine/expression/references.ts';
import { parseSyntax } from '../../../engine/syntax/parse-syntax.ts';
import { changeNames } from '../../../engine/syntax/rename.ts';

/** The names an expression mentions, each once; of one that is not yet right, all that can be told from its words. */
export function namesIn(text: string): readonly string[] {
  const parsed = parseSyntax(text);
  if (parsed.ok) return references(parsed.expression);
  const names = new Set<string>();
  changeNames(text, (segments) => {
    names.add(segments.join('.'));
    return segments;
  });
  return [...names];
}
