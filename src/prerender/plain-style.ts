import hostStyles from '../elements/host/host.css?inline';
import { bySystemTheme } from '../plain/by-system-theme.ts';
import pageStyles from '../plain/document/document.css?inline';
import { tintSheet } from '../plain/tint-styles.ts';
import { plainStyles } from '../plain/plain-styles.ts';
import adviceStyles from '../react/form/closing/advice.css?inline';
import endingStyles from '../react/form/closing/thank-you.css?inline';
import logoStyles from '../react/form/opening/clinic-logo.css?inline';
import openingStyles from '../react/form/opening/form-opening.css?inline';
import { baseStyles } from '../react/form/filler-styles.ts';
import { brandSheets } from '../react/form/source/brand.ts';

/** CSS of all plain pages. */
export const plainStyle = (): string =>
  [plainStyles, openingStyles, bySystemTheme(logoStyles), adviceStyles, endingStyles, pageStyles].join('\n');

/** CSS of a clinic's colour. */
export const plainBrandStyle = (color: string): string => brandSheets(color).map(bySystemTheme).join('\n');

/** CSS of the colours of a form's questions. */
export const plainTintStyle = tintSheet;

/** Before a script can ask which theme is wanted, it is the system's. */
const darkHost = '@media (prefers-color-scheme: dark) { .porsa-host { color-scheme: dark } }';

/** The element's script comes before the one that takes the form over: nothing is to be seen in its stead meanwhile. */
const noPlaceholder = '.porsa-host > :has(+ .porsa-screen) > .porsa-placeholder { display: none }';

/** What a press waits for; browsers that know no popovers note none. */
const pressNote = `#porsa-pressed {
  display: none;
  inset-block: auto 16px;
  inset-inline: 16px;
  max-inline-size: 40em;
  margin: 0 auto;
  padding: 12px 16px;
  border: 1px solid light-dark(#8a807d, #9d9390);
  border-radius: 12px;
  background: light-dark(#fff, #2a2423);
  color: inherit;
  font: inherit;
  text-align: center;
}
#porsa-pressed:popover-open { display: block }`;

/** CSS that every form is drawn with inside its element, before any script has run. */
export const standingStyle = (): string =>
  [hostStyles, darkHost, noPlaceholder, pressNote, ...baseStyles.map(bySystemTheme)].join('\n');
