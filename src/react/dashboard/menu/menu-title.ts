import type { MenuItem } from '../../../api/contract/shapes.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

/** The title of an item of a menu: the texts know it, or it is shown as it is. */
export function menuTitle(item: MenuItem, t: LanguageTools['t']): string {
  const key = item.title.includes(':') ? item.title : `portal:menu.${item.title.replace(/^menu\./, '')}`;
  return t(key, { defaultValue: item.title });
}
