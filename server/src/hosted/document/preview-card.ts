import type { Logo } from '../../../../src/api/contract/shapes.ts';
import type { Language } from '../../../../src/api/contract/primitives.ts';
import { pathOf } from '../address.ts';
import type { HostedForm } from '../open-form.ts';
import { languages } from '../../../../src/engine/languages/known.ts';
import { fill, otherLanguages, pageTexts, textIn } from '../texts.ts';
import { html, type Html } from './html.ts';

const locales: Readonly<Partial<Record<Language, string>>> = { en: 'en_US', fa: 'fa_IR' };

/** What messengers and search engines show of a form's page. Nothing of a patient, and of a link nothing to be found by. */
export function previewCard(
  { named, form: { definition, clinic, settings } }: HostedForm,
  language: Language,
  publicUrl: string,
): Html {
  const title = textIn(language, definition.title);
  const site = textIn(language, clinic);
  const description = fill(pageTexts(language).description, { clinic: site, title });
  const isHidden = 'link' in named || settings.unlisted;
  return html`
<meta name="description" content="${description}">
${
  settings.brandColor &&
  html`<meta name="theme-color" content="${settings.brandColor}">
`
}${
    isHidden
      ? html`<meta name="robots" content="noindex">
`
      : undefined
  }${'link' in named ? undefined : alternates(named, language, publicUrl)}
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${site}">
<meta property="og:locale" content="${locales[language] ?? language}">
${otherLanguages(language).map(
  (other) => html`<meta property="og:locale:alternate" content="${locales[other] ?? other}">`,
)}${picture(settings.logo, site, publicUrl)}`;
}

/** The clinic's logo beside the words, or else a card above them. */
function picture(logo: Logo | undefined, site: string, publicUrl: string): Html {
  const { path, width, height, alt } = logo
    ? { path: `/images/${logo.picture}`, width: logo.width, height: logo.height, alt: site }
    : { path: '/portal/card.png', width: 1200, height: 630, alt: '' };
  return html`
<meta property="og:image" content="${publicUrl}${path}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">${
    alt &&
    html`
<meta property="og:image:alt" content="${alt}">`
  }
<meta name="twitter:card" content="${logo ? 'summary' : 'summary_large_image'}">`;
}

/** The addresses by which the page is known, one for each language. */
function alternates(named: { readonly category: string }, language: Language, publicUrl: string): Html {
  const at = (wanted?: Language): string => publicUrl + pathOf(named, { language: wanted });
  return html`<link rel="canonical" href="${at(language)}">
${languages.map(
  (each) => html`<link rel="alternate" hreflang="${each}" href="${at(each)}">
`,
)}<link rel="alternate" hreflang="x-default" href="${at()}">
<meta property="og:url" content="${at(language)}">`;
}
