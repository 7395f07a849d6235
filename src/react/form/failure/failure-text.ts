import { textsOf } from '../../../store/texts.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import type { Failure } from './failure.ts';

/** The failure in the reader's words; one without words of its own is called a fault of ours. */
export function failureText({ code, params }: Failure, { t, language }: LanguageTools): string {
  const { error = {} } = textsOf('form', language) as { readonly error?: object };
  const refusals = textsOf('refusals', language);
  const place = Object.hasOwn(refusals, code) ? 'refusals:' : 'form:error.';
  return t(place + (Object.hasOwn({ ...error, ...refusals }, code) ? code : 'internal'), params);
}
