import { errors, type ErrorName } from '../../../../src/api/contract/errors.ts';
import { formatNumber } from '../../../../src/engine/numbers/number-text.ts';
import type { Language } from '../../../../src/api/contract/primitives.ts';
import type { Localized } from '../../../../src/engine/definition/types.ts';
import { referenceText } from '../../errors/error-texts.ts';
import { fill, pageTexts, pluralOf, refusalText, textIn } from '../texts.ts';
import { toOthers } from './to-others.ts';
import { html, type Html } from './html.ts';
import { pageDocument } from './page.ts';

interface NoticeParts {
  readonly code: ErrorName;
  readonly language: Language;
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number | undefined;
  /** Whom its reader is to ask. */
  readonly clinic?: Localized | undefined;
  /** The same page in another language, where it was not sent. */
  readonly other?: ((language: Language) => string) | undefined;
  /** Where the form begins. */
  readonly form?: string | undefined;
  readonly style: string;
  /** By which the reader may report a fault of the server. */
  readonly request?: string | undefined;
}

type Kind = keyof ReturnType<typeof pageTexts>['notices'];

/** To somebody without a session, what is not open to all does not exist. */
const kinds: Partial<Readonly<Record<ErrorName, Kind>>> = {
  unknowncategory: 'unknown',
  unauthenticated: 'unknown',
  forbidden: 'unknown',
  unknownpath: 'unknown',
  linkexpired: 'deadlink',
  linkrevoked: 'deadlink',
  formbusy: 'unavailable',
  badmediatype: 'badbody',
  badjson: 'badbody',
};

const beginsAnew: ReadonlySet<Kind> = new Set<Kind>(['badbody', 'originnotallowed', 'toolarge']);
const passes: ReadonlySet<Kind> = new Set<Kind>(['toomany', 'unavailable', 'internal']);

/** Why there is no form to be filled here, in the reader's words, and what to do. */
export function noticeDocument(parts: NoticeParts): string {
  const { code, language, retryAfter, clinic, form, style, request } = parts;
  const kind = kindOf(code);
  const texts = pageTexts(language);
  const words =
    kind === undefined
      ? { title: texts.notices.internal.title, text: refusalText(code, language) ?? '' }
      : texts.notices[kind];
  return pageDocument({
    language,
    title:
      clinic === undefined
        ? words.title
        : fill(texts.pagetitle, { title: words.title, clinic: textIn(language, clinic) }),
    style,
    head: html`
<meta name="robots" content="noindex">`,
    body: html`${top(parts)}
<main class="plain-main"><div class="porsa-filling">
<div class="porsa-notice" data-kind="${kind !== undefined && passes.has(kind) ? 'warning' : 'info'}">
<h1>${words.title}</h1>
<p>${words.text}</p>
${kind !== undefined && passes.has(kind) ? html`<p>${retryText(language, retryAfter)}</p>` : undefined}${kind === 'internal' && request !== undefined ? html`<p>${referenceText(request, language)}</p>` : undefined}
</div>
${actions(kind, language, form)}
</div></main>`,
  });
}

export function kindOf(code: ErrorName): Kind | undefined {
  const known = kinds[code] ?? code;
  return Object.hasOwn(pageTexts('en').notices, known) ? (known as Kind) : undefined;
}

/** What is unknown to strangers is so whatever the reason; what is over is gone for good. */
export function statusOf(code: ErrorName): number {
  if (kindOf(code) === 'unknown') return 404;
  return code === 'deadlink' ? 410 : errors[code].status;
}

function retryText(language: Language, retryAfter: number | undefined): string {
  const texts = pageTexts(language);
  if (retryAfter === undefined) return texts.reload;
  const count = Math.max(1, Math.ceil(retryAfter));
  return fill(pluralOf(texts, 'waitreload', count, language), { count: formatNumber(count, { language }) });
}

function top({ language, clinic, other }: NoticeParts): Html | undefined {
  if (clinic === undefined && other === undefined) return undefined;
  return html`<header class="plain-top"><p class="plain-clinic">${clinic && textIn(language, clinic)}</p>${other && toOthers(language, other)}</header>`;
}

function actions(kind: Kind | undefined, language: Language, form: string | undefined): Html | undefined {
  const texts = pageTexts(language);
  if (kind === 'unknown') return html`<p><a href="/signin">${texts.signin}</a></p>`;
  if (form === undefined || kind === undefined || !beginsAnew.has(kind)) return undefined;
  return html`<p><a class="porsa-button" href="${form}">${kind === 'originnotallowed' ? texts.again : texts.begin}</a></p>`;
}
