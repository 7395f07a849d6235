import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../ui/language.tsx';
import type { SourceFailure } from './form-source.ts';
import type { ErrorDetail } from './types.ts';

/** While the form is on its way. */
export function FormSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="porsa-skeleton" role="status" aria-label={t('form:loading')}>
      {[60, 100, 40, 100, 50, 100].map((width, index) => <span key={index} style={{ inlineSize: `${width}%` }} />)}
    </div>
  );
}

const retried = new Set(['offline', 'internal', 'unavailable', 'toomany', 'unpublished', 'withdrawn', 'originnotallowed', 'unknowncategory']);

export interface FormErrorProps {
  readonly failure: SourceFailure;
  readonly retry: () => void;
  readonly onError?: (detail: ErrorDetail) => void;
}

/** Why there is no form, in the reader's language, with what can be done. */
export function FormError({ failure, retry, onError }: FormErrorProps) {
  const { t } = useLanguage();
  const message = sayFailure(failure, t);
  const tell = useEffectEvent(() => onError?.({ code: failure.code, message }));
  useEffect(() => { tell(); }, [failure]);
  return (
    <div className="porsa-notice" data-kind="danger" role="alert">
      <h2>{t('form:error.title')}</h2>
      <p>{message}</p>
      {failure.problems && (
        <ul>{failure.problems.map((problem) => <li key={`${problem.path} ${problem.rule}`}>{problem.message} <code dir="ltr">{problem.path}</code></li>)}</ul>
      )}
      {retried.has(failure.code) && <button type="button" className="porsa-button" onClick={retry}>{t('form:retry')}</button>}
    </div>
  );
}

const said = new Set([
  'unknowncategory', 'withdrawn', 'unpublished', 'originnotallowed', 'offline', 'invaliddefinition', 'wrongattribute',
  'forbidden', 'unauthenticated', 'toomany', 'brokenrule', 'invalidpatient', 'toolarge',
]);

/** The failure in the reader's words. */
export function sayFailure({ code, params }: SourceFailure, t: (key: string, params?: Readonly<Record<string, unknown>>) => string): string {
  return t(`form:error.${said.has(code) ? code : 'internal'}`, params);
}
