/** What the server runs of React, loaded by its name alone once somebody needs it. */
export { learnTexts } from './learn-texts.ts';
export { renderFirstView } from './first-view.tsx';
export { renderPlainPage } from './plain-page.tsx';
export { plainBrandStyle, plainStyle, plainTintStyle, standingStyle } from './plain-style.ts';
