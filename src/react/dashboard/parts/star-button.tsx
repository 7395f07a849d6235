import { useLanguage } from '../../ui/language.tsx';
import { useFavorites } from '../use-favorites.ts';
import { Icon } from './icon.tsx';

/** Makes a form a favourite, and takes that back. */
export function StarButton({ category, title }: { readonly category: string; readonly title: string }) {
  const { t } = useLanguage();
  const { ids, mark } = useFavorites();
  const label = t('portal:favorite.add', { title });
  const pressed = ids.includes(category);
  return <button type="button" className="porsa-portal-icon-button porsa-portal-star" aria-pressed={pressed} aria-label={label} title={label} onClick={() => void mark(category, !pressed)}><Icon name="star" size={18} /></button>;
}
