import { useLanguage } from '../../ui/language/language.tsx';
import { SlSkeleton } from '../shoelace/tags.ts';

/** Bars that stand for what is still loading. */
export function Placeholder() {
  const { t } = useLanguage();
  return (
    <div className="porsa-kit-placeholder" role="status">
      <span className="porsa-kit-hidden">{t('common:loading')}</span>
      {['a', 'b', 'c'].map((key) => (
        <SlSkeleton key={key} effect="sheen" />
      ))}
    </div>
  );
}
