import type { Language } from '../../../../src/api/contract/primitives.ts';
import { directionOf } from '../texts.ts';
import { drawn, html, type Html } from './html.ts';

/** A page of the server, whole. */
export interface PageParts {
  readonly language: Language;
  /** What the window is called. */
  readonly title: string;
  /** Further elements of the head. */
  readonly head?: Html;
  readonly body: Html;
  /** Address of the style that all pages share; or CSS that stands in the page itself, and is to be allowed by its headers. */
  readonly style: string | { readonly inline: readonly string[] };
  /** Of the clinic. */
  readonly brandColor?: string | undefined;
  /** Of questions. */
  readonly tints?: readonly string[];
}

/** The document around a page: no inline script or style, nothing from elsewhere. */
export function pageDocument({ language, title, head, body, style, brandColor, tints = [] }: PageParts): string {
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
<link rel="icon" href="/portal/icon.svg">
${styles({ style, brandColor, tints })}${head}
</head>
<body class="porsa-root porsa-form plain-page" lang="${language}" dir="${directionOf(language)}" data-theme="auto">
${body}
</body>
</html>
`.text;
}

function styles({ style, brandColor, tints = [] }: Pick<PageParts, 'style' | 'brandColor' | 'tints'>): Html {
  const tint = tints.length > 0 ? sheet(tintStylePath(tints)) : undefined;
  if (typeof style !== 'string')
    return html`${style.inline.map(styleElement)}${tint && html`<noscript>${tint}</noscript>`}`;
  return html`${sheet(style)}${brandColor && sheet(brandStylePath(brandColor))}${tint}`;
}

const sheet = (address: string): Html => html`<link rel="stylesheet" href="${address}">
`;

/** CSS in the page itself. */
export const styleElement = (css: string): Html => drawn(`<style>${withoutEndTags(css)}</style>`);

/** As it stands in the page, where an end tag would end it; CSS reads the same. */
export const withoutEndTags = (css: string): string => css.replaceAll('</', '<\\/');

const tintStylePath = (colors: readonly string[]): string =>
  `/f/tint.css?colors=${colors.map((color) => color.slice(1)).join('-')}`;

const brandStylePath = (color: string): string => `/f/brand.css?color=${color.slice(1).toLowerCase()}`;
