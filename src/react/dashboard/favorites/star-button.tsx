import { IconButton } from '../../kit/icon/icon-button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import * as icons from '../parts/icons.ts';
import { useFavorites, type Starred } from './use-favorites.ts';

interface StarButtonProps {
  readonly kind: Starred;
  readonly id: string;
  readonly title: string;
}

/** Adds a project or a form to the favourites, or removes it. */
export function StarButton({ kind, id, title }: StarButtonProps) {
  const { t } = useLanguage();
  const { idsOf, mark } = useFavorites();
  const pressed = idsOf(kind).includes(id);
  return (
    <span className="porsa-portal-star">
      <IconButton
        icon={icons.star}
        label={t('portal:favorite.add', { title })}
        aria-pressed={pressed}
        onClick={() => void mark(kind, id, !pressed)}
      />
    </span>
  );
}
