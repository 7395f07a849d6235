import type { MenuItem } from '../../../api/contract/shapes.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

/** The title of an item of a menu: the texts know it, or it is shown as it is. */
export const menuTitle = (item: MenuItem, t: LanguageTools['t']): string =>
  t(menuKey(item), { defaultValue: item.title });

export const menuKey = ({ title }: MenuItem): string =>
  title.includes(':') ? title : `portal:menu.${title.replace(/^menu\./, '')}`;
