import { useLanguage } from '../language/language.tsx';

/** Marks beside a title that an answer is required; the mark stays on the line of the last word. */
export function Required() {
  const { t } = useLanguage();
  return (
    <>
      <span className="porsa-required" aria-hidden="true">
        {'\u00a0*'}
      </span>
      <span className="porsa-hidden">{` ${t('form:required')}`}</span>
    </>
  );
}
