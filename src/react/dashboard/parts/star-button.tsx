import { useLanguage } from '../../ui/language.tsx';
import { useFavorites, type Starred } from '../use-favorites.ts';
import { Icon } from './icon.tsx';

/** Makes a project or a form a favourite, and takes that back. */
export function StarButton({
  kind,
  id,
  title,
}: {
  readonly kind: Starred;
  readonly id: string;
  readonly title: string;
}) {
  const { t } = useLanguage();
  const { idsOf, mark } = useFavorites();
  const label = t('portal:favorite.add', { title });
  const pressed = idsOf(kind).includes(id);
  return (
    <button
      type="button"
      className="porsa-portal-icon-button porsa-portal-star"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={() => void mark(kind, id, !pressed)}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
