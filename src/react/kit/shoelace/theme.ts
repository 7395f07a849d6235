import persian from '@shoelace-style/shoelace/dist/translations/fa.js';
import { LocalizeController, registerTranslation } from '@shoelace-style/shoelace/dist/utilities/localize.js';
import darkTheme from '@shoelace-style/shoelace/dist/themes/dark.styles.js';
import lightTheme from '@shoelace-style/shoelace/dist/themes/light.styles.js';
import tuning from './shoelace.css?inline';

/** A host's `html { font-size: 10px }` must not shrink what is inside. */
const inPixels = (css: string): string =>
  css.replace(/(-?[\d.]+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);

const under = (selector: string, css: string): string =>
  inPixels(css).replace(/(?::root,\s*)?:host,\s*\.sl-theme-\w+/, selector);

/** Shoelace's themes on our tokens, for the root that holds `.porsa-root`. */
export const shoelaceTheme = [
  under('.porsa-root', lightTheme.cssText),
  under(".porsa-root[data-theme='dark']", darkTheme.cssText),
  tuning,
].join('\n');

/** The nearest `lang`, through shadow roots. */
function languageAround(element: Element): string {
  const bearer = element.closest('[lang]');
  if (bearer) return bearer.getAttribute('lang') ?? 'en';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : 'en';
}

/** Shoelace asks only itself and `<html>` for language and direction; inside an element of ours these come from around it. */
export function prepareShoelace(): void {
  registerTranslation(persian);
  const controller = LocalizeController.prototype as unknown as {
    readonly host: HTMLElement;
    dir(): string;
    lang(): string;
  };
  controller.dir = function dir() {
    return this.host.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  };
  controller.lang = function lang() {
    return languageAround(this.host);
  };
}
