import type { Option, Question } from '../../../engine/definition/types.ts';
import { exclusiveIn, exclusiveRules } from '../../shared/exclusive-choice.ts';
import type { ActionTag } from '../dictionary/annotation.ts';

/** A question as far as tags about its choices need it. */
export type ChoiceQuestion = Pick<Question, 'name' | 'type' | 'multimode' | 'options'>;

/** Tags that name choices: `@HIDECHOICE='2,3'`. */
export const isChoiceTag = ({ name }: ActionTag): boolean => name === '@HIDECHOICE' || name === '@NONEOFTHEABOVE';

/** Codes that a tag names, if the question has all of them. */
function named({ value = '' }: ActionTag, { options = [] }: ChoiceQuestion): readonly Option[] | undefined {
  const codes = value.split(',').map((code) => code.trim());
  const found = options.filter((option) => codes.includes(option.value));
  return found.length > 0 && found.length === new Set(codes).size ? found : undefined;
}

/** What a tag says of single choices: that they are no longer offered, or go with no other; undefined where it says nothing here. */
export function choiceSettings(tag: ActionTag, question: ChoiceQuestion): Partial<Question> | undefined {
  const { name, options = [], multimode } = question;
  const chosen = named(tag, question);
  if (chosen === undefined || !isChoiceTag(tag)) return undefined;
  if (tag.name === '@HIDECHOICE')
    return {
      options: options.map((option) =>
        chosen.includes(option) ? { ...option, visibleWhen: 'FALSE', keepChosen: true } : option,
      ),
    };
  if (!multimode) return undefined;
  const words = (language: 'en' | 'fa'): string =>
    chosen.map(({ text }) => quoted(text, language)).join(language === 'en' ? ', ' : '، ');
  return {
    constraint: {
      when: exclusiveRules(
        name,
        chosen.map(({ value }) => value),
      ),
      message: {
        en: `Choose ${words('en')} without any other answer.`,
        fa: `${words('fa')} را بدون پاسخ دیگری انتخاب کنید.`,
      },
    },
  };
}

function quoted(text: Option['text'], language: 'en' | 'fa'): string {
  const words = typeof text === 'string' ? text : (text[language] ?? text.en ?? '');
  return language === 'en' ? `“${words}”` : `«${words}»`;
}

const never = /^\s*FALSE(?:\(\s*\))?\s*$/i;

/** Choices that the question no longer offers, and such as go with no other, as the tags say it; and the settings that they cannot say. */
export function choiceTags(
  { name, type, multimode, options = [], constraint }: Question,
  codes: ReadonlyMap<string, string>,
): { readonly tags: readonly string[]; readonly missed: readonly ('visibleWhen' | 'constraint')[] } {
  if (type !== 'select' && type !== 'flatview') return { tags: [], missed: [] };
  const conditional = options.filter(({ visibleWhen = '' }) => visibleWhen.trim() !== '');
  const hidden = conditional.filter(({ visibleWhen = '' }) => never.test(visibleWhen));
  const values = options.map(({ value }) => value);
  const alone = multimode && constraint ? exclusiveIn(constraint.when, name, values) : undefined;
  const tag = (written: string, wanted: readonly string[]): readonly string[] =>
    wanted.length === 0 ? [] : [`${written}='${wanted.map((value) => codes.get(value) ?? value).join(',')}'`];
  return {
    tags: [
      ...tag(
        '@HIDECHOICE',
        hidden.map(({ value }) => value),
      ),
      ...tag('@NONEOFTHEABOVE', alone ?? []),
    ],
    missed: [
      ...(hidden.length < conditional.length ? (['visibleWhen'] as const) : []),
      ...(constraint !== undefined && alone === undefined ? (['constraint'] as const) : []),
    ],
  };
}
