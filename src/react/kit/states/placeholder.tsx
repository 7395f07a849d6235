import { useLanguage } from '../../ui/language/language.tsx';
import { SlSkeleton } from '../shoelace/tags.ts';

/** Three bars that stand for a part of a screen that is still loading. */
export function Placeholder() {
  const { t } = useLanguage();
  return (
    <div className="porsa-kit-placeholder" role="status">
      <span className="porsa-kit-hidden">{t('common:loading')}</span>
      {[1, 2, 3].map((bar) => (
        <SlSkeleton key={bar} effect="sheen" />
      ))}
    </div>
  );
}
