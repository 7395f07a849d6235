import { languages, type Language } from '../../../engine/languages/known.ts';
import type { FormDefinition, Localized } from '../../../engine/definition/types.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { pageTitle } from '../definition/page-title.ts';
import { findQuestion } from '../definition/tree.ts';
import { isRecord } from '../../kit/changes/same.ts';
import { idOf } from '../merge/same.ts';
import type { Collision, CollidingSetting } from '../merge/merge-forms.ts';

/** What a page, question or ending is called in the one form or the other. */
export function titleOf(id: string, forms: readonly FormDefinition[], { t, text, language }: LanguageTools): string {
  for (const form of forms) {
    const page = form.pages.find((each) => each.id === id);
    if (page) return pageTitle(form.pages, page, language, t);
    const question = findQuestion(form, id);
    if (question) return text(question.title) || question.name;
    const ending = form.endings?.find((each) => each.id === id);
    if (ending) return text(ending.title ?? ending.text);
  }
  return '';
}

const prefixes: Readonly<Record<Collision['kind'], string>> = {
  question: 'settings',
  page: 'pagesettings',
  condition: 'conditions',
  ending: 'endings',
  report: 'report',
  form: 'form',
};

/** The setting as the designer calls it; undefined where the whole part is meant. */
export function labelOf(
  kind: Collision['kind'],
  { path: [key] }: CollidingSetting,
  { t }: LanguageTools,
): string | undefined {
  if (key === undefined) return undefined;
  if (key === 'place' || key === 'order') return t(`designer:conflict.${key}`);
  const name = `designer:${prefixes[kind]}.${key}`;
  const label = t(name);
  return label === name || label === name.replace('designer:', '') ? t('designer:conflict.other') : label;
}

/** A setting’s value in words, line by line. */
export function linesOf(
  value: unknown,
  [key]: readonly string[],
  forms: readonly FormDefinition[],
  language: LanguageTools,
): readonly string[] {
  const { t, text } = language;
  const words = (each: unknown): string => {
    if (each === undefined || each === '') return t('designer:conflict.blank');
    if (typeof each === 'boolean') return t(each ? 'designer:conflict.yes' : 'designer:conflict.no');
    if (typeof each !== 'object' || each === null) return String(each);
    if (!isRecord(each)) return JSON.stringify(each);
    const texts = each['text'] ?? each['title'] ?? each['when'] ?? (isTexts(each) ? each : undefined);
    return texts === undefined ? JSON.stringify(each) : text(texts as Localized);
  };
  if (key === 'place' && typeof value === 'string') return [titleOf(value, forms, language)];
  if (!Array.isArray(value)) return [words(value)];
  if (key === 'order') return value.map((each) => titleOf(String(each), forms, language));
  return value.length > 0
    ? value.map((each) => (idOf(each) && titleOf(idOf(each) ?? '', forms, language)) || words(each))
    : [words('')];
}

const isTexts = (value: object): boolean => Object.keys(value).every((key) => languages.includes(key as Language));
