import type { Language } from '../../../../src/api/contract/primitives.ts';
import type { PlainReply } from '../../../../src/api/contract/pages/plain-page.ts';
import { pathOf } from '../address.ts';
import type { HostedForm } from '../open-form.ts';
import { directionOf, fill, otherLanguages, pageTexts, textIn } from '../texts.ts';
import { nameOf, switchText, toOthersOnceLoaded, unreviewedNote } from './to-others.ts';
import { drawn, html, type Html } from './html.ts';
import type { StandingView } from '../standing-view.ts';
import { pressNote } from './noted-press.ts';
import { pageDocument, styleElement, type PageParts } from './page.ts';
import { previewCard } from './preview-card.ts';

/** A page that was drawn, with what the server adds to it. */
export interface DrawnPage {
  readonly hosted: HostedForm;
  readonly language: Language;
  readonly page: Exclude<PlainReply, { readonly kind: 'complete' }>;
  /** The draft, sealed. */
  readonly sealed: string;
  /** The plain form alone: no element and no script. */
  readonly plain: boolean;
  /** The page answers what was sent: leaving it would lose that. */
  readonly isAnswer: boolean;
  readonly publicUrl: string;
  readonly style: PageParts['style'];
  /** The form as it stands in the element's place before any script has run. */
  readonly standing?: StandingView | undefined;
  /** Code that the element needs at once, below `/embed/`. */
  readonly files: readonly string[];
}

const formId = 'plain-form';

/** Holds the draft: a colon is in no question's name. */
export const draftField = '_draft:';

/** A form's page: the element with the plain form in its place where scripts do not run, or the plain form alone. */
export function formDocument(drawnPage: DrawnPage): string {
  const { hosted, language, page, plain, publicUrl, style, isAnswer, standing, files } = drawnPage;
  const { settings, clinic } = hosted.form;
  const form = plainForm(drawnPage);
  const noindex =
    isAnswer || plain
      ? html`
<meta name="robots" content="noindex">`
      : undefined;
  return pageDocument({
    language,
    title: fill(pageTexts(language).pagetitle, { title: page.title, clinic: textIn(language, clinic) }),
    style,
    brandColor: settings.brandColor,
    tints: page.tints,
    head: html`${noindex ?? previewCard(hosted, language, publicUrl)}${plain ? undefined : scripts([...files, ...(standing?.files ?? [])])}`,
    body: html`${top(drawnPage)}
<main class="plain-main">${
      plain
        ? form
        : html`${element(hosted, language, standing)}
<noscript>${form}</noscript>`
    }</main>
${plain ? undefined : html`<footer class="plain-foot"><a href="${pathOf(hosted.named, { language, plain: true })}">${pageTexts(language).simple}</a></footer>`}
${unreviewedNote(language)}`,
  });
}

function plainForm({ hosted, language, page, sealed }: DrawnPage): Html {
  const inside = drawn(page.html);
  const isOutcome = page.kind === 'outcome';
  const type = page.takesFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return html`<form id="${formId}" method="post" action="${pathOf(hosted.named, { language, plain: true })}" enctype="${type}" accept-charset="utf-8" autocomplete="off" novalidate>
<input type="hidden" name="${draftField}" value="${sealed}">
${isOutcome ? undefined : inside}
</form>${isOutcome ? inside : undefined}`;
}

/** Whose form it is, and the other languages: the element keeps by itself what was typed. */
function top({ hosted, language, page, plain }: DrawnPage): Html {
  const buttons = toOthersWithAnswers({ hosted, language, page });
  return html`<header class="plain-top">
<p class="plain-clinic">${logoOf(hosted)}<span>${textIn(language, hosted.form.clinic)}</span></p>
${
  plain
    ? buttons
    : html`${toOthersOnceLoaded(language, (other) => pathOf(hosted.named, { language: other }))}<noscript>${buttons}</noscript>`
}
</header>`;
}

/** The plain form goes to the other languages itself, with all that was typed; its outcome comes again, because what is sent twice is stored once. */
function toOthersWithAnswers({ hosted, language, page }: Pick<DrawnPage, 'hosted' | 'language' | 'page'>): Html {
  const isOutcome = page.kind === 'outcome';
  const name = isOutcome ? page.buttons.next : page.buttons.stay;
  return html`${isOutcome ? undefined : defaultButton(page.buttons.next, language)}<span class="plain-languages">${otherLanguages(
    language,
  ).map(
    (other) =>
      html`<button class="porsa-text-button" form="${formId}" formaction="${pathOf(hosted.named, { language: other, plain: true })}" name="${name}" aria-label="${switchText(language, other)}">${nameOf(other)}</button>`,
  )}</span>`;
}

/** Decoration: the name stands beside it. */
function logoOf({ form: { settings } }: HostedForm): Html | undefined {
  const { logo } = settings;
  if (logo === undefined) return undefined;
  const ground = logo.ground && html` data-ground="${logo.ground}"`;
  return html`<span class="porsa-logo"${ground}><img src="/images/${logo.picture}" width="${logo.width}" height="${logo.height}" alt=""></span>`;
}

/** The Enter key presses the first button of a form, wherever that stands in the page: it is to go on. */
const defaultButton = (name: string, language: Language): Html =>
  html`<button class="porsa-hidden" form="${formId}" name="${name}" value="1" tabindex="-1" aria-hidden="true">${pageTexts(language).next}</button>`;

/** All that the element needs, asked for together: found one by one they would come one after another. Run once the page has come whole: the element takes over what stands in it. */
const scripts = (files: readonly string[]): Html => html`
<link rel="preload" as="script" href="/embed/porsa.js">
${files.map(
  (file) => html`<link rel="modulepreload" href="/embed/${file}" crossorigin="anonymous">
`,
)}<script defer src="/embed/porsa.js"></script>`;

/** Without a script there is no element: what stands in it could not be sent, and links to other languages would lose what was typed. */
export const withoutScript = 'porsa-form,.plain-top>.plain-languages{display:none}';

function element({ named, category }: HostedForm, language: Language, standing: StandingView | undefined): Html {
  const link = 'link' in named ? html` link="${named.link}"` : undefined;
  const ofLink = 'link' in named ? html` data-link="${named.link}"` : undefined;
  const name = 'link' in named ? category.id : named.category;
  return html`<porsa-form category="${name}"${link} language="${language}" theme="auto">${standing && shadow(standing, language)}</porsa-form>${
    standing &&
    html`
<script type="application/json" id="porsa-opened" data-category="${name}"${ofLink} data-language="${language}">${drawn(asScript(standing.reply))}</script>`
  }
<noscript>${styleElement(withoutScript)}</noscript>`;
}

/** The element's own inside, as its script would make it: it takes this over, with all that was filled in by then. */
const shadow = ({ tree, styles }: StandingView, language: Language): Html =>
  html`<template shadowrootmode="open">${styles.map(styleElement)}<div class="porsa-root porsa-host" part="root" lang="${language}" dir="${directionOf(language)}" data-theme="auto"><div></div><porsa-form-screen class="porsa-screen">${tree.html}${pressNote(language)}</porsa-form-screen></div></template>`;

/** JSON that cannot end the script that holds it. */
const asScript = (json: string): string => json.replaceAll('<', '\\u003c');
