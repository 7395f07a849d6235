import { menuDefaults, type FontFamily, type MenuState } from '../../../store/menu.ts';

const vazirmatn = "Vazirmatn, 'Vazirmatn Variable'";

/** Each with one for the scripts it lacks; the product's own is chosen by language, in the style sheet. */
const fonts: Readonly<Record<FontFamily, string | undefined>> = {
  Roboto: undefined,
  Vazirmatn: `${vazirmatn}, Roboto, 'Roboto Variable', sans-serif`,
  Tahoma: `Tahoma, ${vazirmatn}, Verdana, sans-serif`,
  'system-ui': `system-ui, ${vazirmatn}, sans-serif`,
};

/** Properties that a host sets on an element too: forms and the designer inside the portal inherit them. Defaults leave the host's own. */
export function customStyle({
  fontFamily,
  borderRadius,
}: Pick<MenuState, 'fontFamily' | 'borderRadius'>): Readonly<Record<`--porsa-${string}`, string>> {
  const font = fonts[fontFamily];
  return {
    ...(font && { '--porsa-font': font }),
    ...(borderRadius !== menuDefaults.borderRadius && { '--porsa-radius': `${borderRadius}px` }),
  };
}
