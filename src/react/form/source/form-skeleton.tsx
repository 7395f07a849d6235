import { useLanguage } from '../../ui/language/language.tsx';

/** Shown while the form loads: as the element's placeholder is, in whose place it stands. */
export function FormSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="porsa-skeleton" role="status" aria-label={t('form:loading')}>
      {[45, 70, 100, 70, 100].map((width, index) => (
        <span key={index} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
