import { tokenize } from './tokens.ts';

const isPatient = (segments: readonly string[]): boolean => segments.length > 1 && segments[0] === 'patient';

/**
 * The expression with its names written otherwise, part by part (`medications.dose` has two); all else, spacing too, stays as the author wrote it.
 *
 * Not in texts, not a function's name, and not facts of the patient. Works on expressions that are not yet right.
 */
export function changeNames(text: string, change: (segments: readonly string[]) => readonly string[]): string {
  const tokens = tokenize(text);
  const parts = tokens.map((token, index) => {
    const gap = text.slice(token.position + token.text.length, tokens[index + 1]?.position);
    const segments = token.text.split('.');
    const changes = token.kind === 'name' && tokens[index + 1]?.kind !== 'open' && !isPatient(segments);
    return (changes ? change(segments).join('.') : token.text) + gap;
  });
  return text.slice(0, tokens[0]?.position) + parts.join('');
}

/** The expression with a question called otherwise: `dose` is also renamed in `medications.dose`. */
export function renameInExpression(text: string, from: string, to: string): string {
  return changeNames(text, (segments) => segments.map((segment) => (segment === from ? to : segment)));
}

/** The expression with a row of a matrix called otherwise: `sleep` in `mood.sleep`. */
export function renameRowInExpression(text: string, question: string, from: string, to: string): string {
  return changeNames(text, (segments) =>
    segments.map((segment, index) => (segment === from && segments[index - 1] === question ? to : segment)),
  );
}
