import { useLanguage } from '../../react/ui/language.tsx';

/** Says of a title that the view draws by itself that an answer is needed. */
export function Required() {
  const { t } = useLanguage();
  return <><span className="porsa-required" aria-hidden="true"> *</span><span className="porsa-hidden"> {t('form:required')}</span></>;
}
