import { foldDigits } from '../../../../src/engine/numbers/digits.ts';

/** Embeddings, overrides and isolates: in a name they turn what stands beside it. ZWNJ, ZWJ and the plain marks stay. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const breaks = /[\p{Cc}\u2028\u2029]+/gu;

type Kind = 'line' | 'lines' | 'digits';
type Place = { parentData: Record<string | number, unknown>; parentDataProperty: string | number };

/**
 * The contract's `x-text`, for the validator of bodies: takes marks that turn the direction out of a text before its
 * length is looked at, makes one `line` of it where the contract says so, and reads `digits` of any script as 0 to 9.
 */
export const cleanText = {
  keyword: 'x-text',
  type: 'string' as const,
  schemaType: 'string' as const,
  modifying: true,
  errors: false,
  before: 'maxLength',
  validate: (kind: Kind, text: string, _schema: unknown, place?: Place): boolean => {
    if (place) place.parentData[place.parentDataProperty] = clean(text, kind);
    return true;
  },
};

function clean(text: string, kind: Kind): string {
  if (kind === 'digits') return foldDigits(straight(text)).trim();
  return kind === 'line' ? straight(text).replace(breaks, ' ') : straight(text);
}

/** A text without marks that turn its neighbours. */
export function straight(text: string): string {
  return text.replace(turning, '');
}
