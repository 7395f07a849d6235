import type {
  Band,
  Condition,
  Ending,
  EndingLink,
  FormDefinition,
  CoreLanguage,
  Localized,
  MatrixRow,
  Option,
  ReportBlock,
} from '../../../engine/definition/types.ts';
import { isRecord, walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { languages } from './languages.ts';
import { textIn } from './set-text.ts';

/** A text that people read. `path` is where it stands in the form, `key` the setting it belongs to. */
interface FormText {
  readonly path: string;
  readonly key: string;
  readonly text: Localized | undefined;
  readonly isNeeded: boolean;
}

/** Texts of one setting that are not written in a language. */
export interface MissingText {
  readonly path: string;
  readonly key: string;
  readonly language: CoreLanguage;
  readonly count: number;
  readonly isNeeded: boolean;
}

const inQuestions = [
  'shorttitle',
  'subtitle',
  'subtext',
  'tooltip',
  'helptext',
  'unit',
  'minLabel',
  'maxLabel',
] as const;

/** Everything that people read in a form. Needed are titles, options and rows: nothing can be answered without them. */
export function textsOf(definition: FormDefinition): readonly FormText[] {
  const { title, opening, report, pages, endings } = definition;
  const further = (path: string, key: string, text: Localized | undefined): FormText => ({
    path,
    key,
    text,
    isNeeded: false,
  });
  return [
    { path: 'title', key: 'title', text: title, isNeeded: true },
    ...(['purpose', 'readers'] as const).map((key) => further(`opening.${key}`, key, opening?.[key])),
    ...pages.map((page, index) => further(`pages[${index}].displayTitle`, 'displayTitle', page.displayTitle)),
    ...walkQuestions(definition).flatMap(({ question, path }): readonly FormText[] => [
      { path: `${path}.title`, key: 'title', text: question.title, isNeeded: true },
      ...optionTexts(question.options, `${path}.options`),
      ...recordsOf<MatrixRow>(question.rows).map(({ text }, index): FormText => ({
        path: `${path}.rows[${index}].text`,
        key: 'rows',
        text,
        isNeeded: true,
      })),
      ...inQuestions.map((key) => further(`${path}.${key}`, key, question[key])),
      ...recordsOf<Band>(question.bands).flatMap(({ text, advice }, index) => [
        further(`${path}.bands[${index}].text`, 'bands', text),
        further(`${path}.bands[${index}].advice`, 'bands', advice),
      ]),
      further(`${path}.constraint.message`, 'constraint', question.constraint?.message),
      further(
        `${path}.format.message`,
        'format',
        typeof question.format === 'object' ? question.format?.message : undefined,
      ),
    ]),
    ...recordsOf<Condition>(definition.conditions).flatMap((condition, index) =>
      condition.kind === 'notify' || condition.kind === 'error'
        ? [
            further(
              `conditions[${index}].text`,
              condition.kind === 'error' ? 'errortext' : 'notifytext',
              condition.text,
            ),
          ]
        : [],
    ),
    ...recordsOf<Ending>(endings).flatMap(({ title: head, text, links }, index) => [
      further(`endings[${index}].title`, 'title', head),
      further(`endings[${index}].text`, 'text', text),
      ...recordsOf<EndingLink>(links).map((link, at) =>
        further(`endings[${index}].links[${at}].text`, 'linktext', link.text),
      ),
    ]),
    ...(['title', 'header', 'footer'] as const).map((key) => further(`report.${key}`, key, report?.[key])),
    ...recordsOf<ReportBlock>(report?.blocks).flatMap((block, index) =>
      (['title', 'text'] as const).map((key) =>
        further(`report.blocks[${index}].${key}`, key, (block as { readonly [key in typeof key]?: Localized })[key]),
      ),
    ),
  ];
}

function optionTexts(options: readonly Option[] | undefined, path: string): readonly FormText[] {
  return recordsOf<Option>(options).flatMap(({ text, children }, index) => [
    { path: `${path}[${index}].text`, key: 'options', text, isNeeded: true },
    ...optionTexts(children, `${path}[${index}].children`),
  ]);
}

/** The languages that the form speaks: its own first, and any other in which something is written. */
export function spokenLanguages(definition: FormDefinition): readonly CoreLanguage[] {
  const texts = textsOf(definition);
  return [
    definition.language,
    ...languages.filter(
      (language) =>
        language !== definition.language && texts.some(({ text }) => isWritten(text, language, definition.language)),
    ),
  ];
}

/** Texts that are written in one of the form's languages and missing in another, those of one setting of one question together. */
export function missingTexts(definition: FormDefinition): readonly MissingText[] {
  const spoken = spokenLanguages(definition);
  const found = new Map<string, MissingText>();
  for (const { path, key, text, isNeeded } of textsOf(definition)) {
    if (!spoken.some((language) => isWritten(text, language, definition.language))) continue;
    for (const language of spoken.filter((each) => !isWritten(text, each, definition.language))) {
      const place = `${path.replace(/\.(?:options|rows)\[.*$/, '')} ${key} ${language}`;
      const before = found.get(place);
      found.set(place, before ? { ...before, count: before.count + 1 } : { path, key, language, count: 1, isNeeded });
    }
  }
  return [...found.values()];
}

/** A form that came from elsewhere may hold anything. */
const recordsOf = <T extends object>(list: readonly T[] | undefined): readonly T[] =>
  Array.isArray(list) ? (list as readonly T[]).filter((item) => isRecord(item)) : [];

const isWritten = (text: Localized | undefined, language: CoreLanguage, formLanguage: CoreLanguage): boolean =>
  String(textIn(text, language, formLanguage)).trim() !== '';

/** A form cannot do without its titles, options and rows in its main language. */
export const missingInMain = (definition: FormDefinition): readonly MissingText[] =>
  missingTexts(definition).filter(({ language, isNeeded }) => isNeeded && language === definition.language);

/** The language that could be the main one: everything needed is written in it. */
export function betterMain(definition: FormDefinition): CoreLanguage | undefined {
  if (missingInMain(definition).length === 0) return undefined;
  return spokenLanguages(definition).find(
    (language) => !missingTexts(definition).some((missing) => missing.isNeeded && missing.language === language),
  );
}
