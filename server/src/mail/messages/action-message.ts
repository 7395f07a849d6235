import en from '../../../../locales/en/mail.json' with { type: 'json' };
import fa from '../../../../locales/fa/mail.json' with { type: 'json' };
import { directionOf } from '../../../../src/engine/languages/native.ts';
import { pickText } from '../../../../src/engine/languages/pick-text.ts';
import { textsIn } from '../../languages/texts-in.ts';
import type { Localized } from '../../../../src/engine/definition/types.ts';
import type { Language } from '../../../../src/api/contract/primitives.ts';
import type { MailMessage } from '../../context/mail-queue.ts';

type Kind =
  | 'invitation'
  | 'shared'
  | 'alert'
  | 'formlink'
  | 'activation'
  | 'taken'
  | 'reset'
  | 'passwordchanged'
  | 'emailcode'
  | 'emailchanged'
  | 'secondstepon'
  | 'secondstepoff'
  | 'smsstepon'
  | 'numberadded'
  | 'numberremoved'
  | 'recoverycodeused'
  | 'rolechanged'
  | 'commented'
  | 'unpublishedproblems'
  | 'unpublishednewer'
  | 'unpublishedforbidden';

export const mailTexts = textsIn('mail', { en, fa });

/** Characters of a subject: a clinic’s title may be much longer. */
const longestSubject = 200;

export interface ActionMessage {
  readonly to: string;
  readonly language: Language;
  readonly kind: Kind;
  /** Values inserted into the sentences, as plain text. */
  readonly words: Readonly<Record<string, string>>;
  /** Where the button leads. */
  readonly url: string;
}

/** An email of one paragraph and one button, as text and HTML, in the reader's language and direction. */
export function actionMessage({ to, language, kind, words, url }: ActionMessage): MailMessage {
  const texts = mailTexts(language)[kind];
  const subject = [...fill(texts.subject, words).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')]
    .slice(0, longestSubject)
    .join('');
  const body = fill(texts.body, words);
  const html =
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body style="font-family:Vazirmatn,Roboto,Tahoma,sans-serif;font-size:16px;line-height:1.7;color:#222">` +
    `<p>${fill(escape(texts.body), words, (word) => `<bdi>${escape(word)}</bdi>`)}</p><p><a href="${escape(url)}" style="display:inline-block;padding:10px 20px;border-radius:12px;background:#bd4941;color:#fff;text-decoration:none">${escape(texts.action)}</a></p>` +
    `<p dir="ltr" style="font-size:13px;color:#666;overflow-wrap:anywhere;word-break:break-all">${escape(url)}</p></body></html>`;
  return { to, subject, text: `${body}\n\n${url}\n`, html };
}

/** `written` is how a word stands there: names of either direction turn no sentence around. */
export function fill(text: string, words: ActionMessage['words'], written = (word: string) => word): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(Object.hasOwn(words, name) ? words[name]! : ''));
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** A title in the language, or in the first it has. */
export function inLanguage(title: Localized, language: Language): string {
  return pickText(title, language);
}
