import type { Language } from '../../../../src/engine/languages/known.ts';
import en from '../../../../locales/en/language.json' with { type: 'json' };
import fa from '../../../../locales/fa/language.json' with { type: 'json' };
import { languageNames, unreviewed } from '../../../../src/engine/languages/names.ts';
import { directionOf, fill, otherLanguages, pageTexts } from '../texts.ts';
import { textsIn } from '../../languages/texts-in.ts';
import { html, type Html } from './html.ts';

/** The same page in each of the other languages. */
export const toOthers = (language: Language, hrefOf: (other: Language) => string): Html =>
  html`<span class="plain-languages">${otherLanguages(language).map((other) => linkTo(language, other, hrefOf))}</span>`;

/**
 * The same beside a form whose script is on its way: following a link at once would leave what was typed, so it is a button
 * until then that says so. Which of the two is seen is for the style.
 */
export const toOthersOnceLoaded = (language: Language, hrefOf: (other: Language) => string): Html =>
  html`<span class="plain-languages">${otherLanguages(language).map(
    (other) =>
      html`${linkTo(language, other, hrefOf)}<button class="porsa-text-button" popovertarget="to-${other}" aria-label="${switchText(language, other)}">${nameOf(other)}</button>`,
  )}${otherLanguages(language).map(
    (other) =>
      html`<div class="plain-switching" id="to-${other}" popover><div lang="${other}" dir="${directionOf(other)}"><p id="to-${other}-loses">${pageTexts(other).switching}</p><p id="to-${other}-keeps">${pageTexts(other).switchready}</p><a class="porsa-button" href="${hrefOf(other)}" hreflang="${other}" aria-describedby="to-${other}-loses to-${other}-keeps" autofocus>${switchText(other, other)}</a></div></div>`,
  )}</span>`;

const linkTo = (language: Language, other: Language, hrefOf: (other: Language) => string): Html =>
  html`<a href="${hrefOf(other)}" hreflang="${other}" aria-label="${switchText(language, other)}">${nameOf(other)}</a>`;

export const switchText = (language: Language, other: Language): string =>
  fill(pageTexts(language).switch, { name: languageNames[other] });

export const nameOf = (other: Language): Html =>
  html`<span lang="${other}" dir="${directionOf(other)}">${languageNames[other]}</span>`;

const ownTexts = textsIn('language', { en, fa });

/** Says of a translation that nobody has looked through that it is one. */
export const unreviewedNote = (language: Language): Html | undefined =>
  unreviewed.includes(language) ? html`<p class="plain-unreviewed">${ownTexts(language).unreviewed}</p>` : undefined;
