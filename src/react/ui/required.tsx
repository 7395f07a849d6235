import { useLanguage } from './language.tsx';

/** Says beside a title that an answer is needed. */
export function Required() {
  const { t } = useLanguage();
  return (
    <>
      <span className="porsa-required" aria-hidden="true">
        {' '}
        *
      </span>
      <span className="porsa-hidden"> {t('form:required')}</span>
    </>
  );
}
