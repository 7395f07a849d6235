import en from '../../../../locales/en/refusals.json' with { type: 'json' };
import fa from '../../../../locales/fa/refusals.json' with { type: 'json' };
import { errors } from '../../../api/contract/errors.ts';
import { addTexts } from '../../../store/texts.ts';

addTexts('refusals', { en, fa });

/** The name of a code in the error table; its sentences are loaded with this module. Unknown codes are `internal`. */
export function nameOf(code: number): string {
  return Object.entries(errors).find(([, error]) => error.code === code)?.[0] ?? 'internal';
}
