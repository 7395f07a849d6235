import type { CoreLanguage, Localized } from '../../../engine/definition/types.ts';

/** What the text says in one language alone; a plain text speaks the form's language. */
export function textIn(text: Localized | undefined, language: CoreLanguage, formLanguage: CoreLanguage): string {
  if (typeof text === 'string') return language === formLanguage ? text : '';
  return text?.[language] ?? '';
}

/** The text with one of its languages changed; undefined once nothing is left of it. */
export function setText(
  text: Localized | undefined,
  language: CoreLanguage,
  written: string,
  formLanguage: CoreLanguage,
): Localized | undefined {
  if (typeof text === 'string' && language === formLanguage) return written === '' ? undefined : written;
  const before = typeof text === 'string' ? { [formLanguage]: text } : text;
  const { [language]: _, ...others }: { readonly [key in CoreLanguage]?: string } = before ?? {};
  if (written !== '') return { ...others, [language]: written };
  return Object.keys(others).length ? others : undefined;
}
