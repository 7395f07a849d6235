import { tokenize } from './tokens.ts';

const isPatient = (segments: readonly string[]): boolean => segments.length > 1 && segments[0] === 'patient';

function renameSegments(name: string, from: string, to: string): string {
  const segments = name.split('.');
  return isPatient(segments) ? name : segments.map((segment) => (segment === from ? to : segment)).join('.');
}

/**
 * The expression with a question called otherwise; all else, spacing too, stays as the author wrote it.
 *
 * `dose` is also renamed in `medications.dose`, but not in texts, not as a function's name, and not in `patient.dose`.
 * Works on expressions that are not yet right.
 */
export function renameInExpression(text: string, from: string, to: string): string {
  const tokens = tokenize(text);
  const parts = tokens.map((token, index) => {
    const gap = text.slice(token.position + token.text.length, tokens[index + 1]?.position);
    const renamed = token.kind === 'name' && tokens[index + 1]?.kind !== 'open' ? renameSegments(token.text, from, to) : token.text;
    return renamed + gap;
  });
  return text.slice(0, tokens[0]?.position) + parts.join('');
}
