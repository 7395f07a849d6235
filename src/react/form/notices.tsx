import { useEffect, useEffectEvent } from 'react';
import { textsOf } from '../../store/texts.ts';
import { useLanguage, type LanguageTools } from '../ui/language.tsx';
import type { SourceFailure } from './form-source.ts';
import type { ErrorDetail } from './types.ts';

/** While the form is on its way. */
export function FormSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="porsa-skeleton" role="status" aria-label={t('form:loading')}>
      {[60, 100, 40, 100, 50, 100].map((width, index) => (
        <span key={index} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}

/** The form is there, but not for answers: no fault of anybody's. */
const closed = new Set(['withdrawn', 'unpublished']);

/** Trying again would end the same way. */
const final = new Set([
  ...closed,
  'invaliddefinition',
  'wrongattribute',
  'forbidden',
  'unauthenticated',
  'unknowncategory',
  'unknownfile',
  'originnotallowed',
]);

interface FormErrorProps {
  readonly failure: SourceFailure;
  readonly retry: () => void;
  readonly onError?: (detail: ErrorDetail) => void;
}

/** Why there is no form, in the reader's language, with what can be done. */
export function FormError({ failure, retry, onError }: FormErrorProps) {
  const language = useLanguage();
  const { t } = language;
  const message = sayFailure(failure, language);
  const tell = useEffectEvent(() => onError?.({ code: failure.code, message }));
  useEffect(() => {
    tell();
  }, [failure]);
  const isClosed = closed.has(failure.code);
  return (
    <div className="porsa-notice" data-kind={isClosed ? 'info' : 'danger'} role={isClosed ? 'status' : 'alert'}>
      <h2>{t(isClosed ? 'form:error.closed' : 'form:error.title')}</h2>
      <p>{message}</p>
      {failure.problems && (
        <ul>
          {failure.problems.map((problem) => (
            <li key={`${problem.path} ${problem.rule}`}>
              {problem.message} <code dir="ltr">{problem.path}</code>
            </li>
          ))}
        </ul>
      )}
      {!final.has(failure.code) && (
        <button type="button" className="porsa-button" onClick={retry}>
          {t('form:retry')}
        </button>
      )}
    </div>
  );
}

/** The failure in the reader's words; one that has none of its own is said to be ours. */
export function sayFailure({ code, params }: SourceFailure, { t, language }: LanguageTools): string {
  const { error = {} } = textsOf('form', language) as { readonly error?: object };
  const refusals = textsOf('refusals', language);
  const place = Object.hasOwn(refusals, code) ? 'refusals:' : 'form:error.';
  return t(place + (Object.hasOwn({ ...error, ...refusals }, code) ? code : 'internal'), params);
}
