import { tokenize, type Token } from '../../../../engine/syntax/tokens.ts';

export type PartKind = 'function' | 'name' | 'value' | 'mark';

/** A piece of a formula in one colour. */
export interface FormulaPart {
  readonly text: string;
  /** Absent for spaces between. */
  readonly kind?: PartKind;
  /** What is wrong begins here. */
  readonly isFault?: true;
}

/** The formula in pieces that give it back when joined; the one at the fault is marked, and stands as a blank where it is after the end. */
export function formulaParts(formula: string, fault?: number): readonly FormulaPart[] {
  const tokens = tokenize(formula).filter(({ kind }) => kind !== 'end');
  const parts: FormulaPart[] = [];
  let at = 0;
  tokens.forEach((token, index) => {
    if (token.position > at) parts.push({ text: formula.slice(at, token.position) });
    at = token.position + token.text.length;
    const isFault = fault !== undefined && token.position <= fault && fault < at;
    parts.push({ text: token.text, kind: kindOf(token, tokens[index + 1]), ...(isFault && { isFault }) });
  });
  if (at < formula.length) parts.push({ text: formula.slice(at) });
  const isMarked = fault === undefined || parts.some((part) => part.isFault);
  return isMarked ? parts : [...parts, { text: ' ', kind: 'mark', isFault: true }];
}

function kindOf({ kind, text }: Token, next: Token | undefined): PartKind {
  switch (kind) {
    case 'name':
      return next?.kind === 'open' ? 'function' : /^(?:true|false)$/i.test(text) ? 'value' : 'name';
    case 'number':
    case 'text':
    case 'unterminated':
      return 'value';
    case 'operator':
    case 'open':
    case 'close':
    case 'separator':
    case 'unexpected':
    case 'end':
      return 'mark';
    default:
      return kind satisfies never;
  }
}
