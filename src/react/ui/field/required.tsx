import { useLanguage } from '../language/language.tsx';

/** Marks beside a title that an answer is required. */
export function Required() {
  const { t } = useLanguage();
  return (
    <>
      <span className="porsa-required" aria-hidden="true">
        {' *'}
      </span>
      <span className="porsa-hidden">{` ${t('form:required')}`}</span>
    </>
  );
}
