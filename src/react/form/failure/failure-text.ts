import { textsOf } from '../../../store/texts.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import type { Failure } from './failure.ts';

/** The failure in the reader's words; one without words of its own is called a fault of ours, and ends with the reference to report it by. */
export function failureText({ code, params, request }: Failure, { t, language }: LanguageTools): string {
  const { error = {} } = textsOf('form', language) as { readonly error?: object };
  const refusals = textsOf('refusals', language);
  const place = Object.hasOwn(refusals, code) ? 'refusals:' : 'form:error.';
  const text = t(place + (Object.hasOwn({ ...error, ...refusals }, code) ? code : 'internal'), params);
  return request ? `${text} ${t('form:error.reference', { request })}` : text;
}
