import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { failureText } from './failure-text.ts';
import type { ErrorDetail, Failure } from './failure.ts';

/** The form exists but takes no answers: nobody's fault. */
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
  readonly failure: Failure;
  readonly retry: () => void;
  readonly onError?: (detail: ErrorDetail) => void;
}

/** Why the form is not shown, in the reader's language, and what can be done. */
export function FormError({ failure, retry, onError }: FormErrorProps) {
  const language = useLanguage();
  const { t } = language;
  const message = failureText(failure, language);
  const report = useEffectEvent(() => onError?.({ code: failure.code, message }));
  useEffect(() => {
    report();
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
