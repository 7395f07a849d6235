import type { KeyShape } from '../../src/engine/checks/check-shape.ts';
import {
  bandShape,
  blockShape,
  conditionShape,
  definitionShape,
  endingLinkShape,
  endingShape,
  openingShape,
  pageShape,
  questionShape,
  reportShape,
} from '../../src/engine/checks/shapes.ts';
import { functionDocs } from '../../src/engine/function-docs/function-docs.ts';
import type { FunctionExample } from '../../src/engine/function-docs/function-doc.ts';
import { enforcers, type Enforcer, type KeyDoc, type PageLanguage } from './doc.ts';
import {
  bandKeys,
  blockKeys,
  conditionKeys,
  endingKeys,
  endingLinkKeys,
  formKeys,
  openingKeys,
  pageKeys,
  reportKeys,
  rowKeys,
} from './form-keys.ts';
import { optionKeys } from './option-keys.ts';
import { languageRules } from './language.ts';
import { block, code, json, table } from './markdown.ts';
import { questionKeys } from './question-keys.ts';
import { typeSections } from './type-sections.ts';
import { wordsIn, type Words } from './words.ts';

type Shapes = Readonly<Record<string, KeyShape>>;

const minimal = `{
  "schema": 1, "title": { "en": "Pulse", "fa": "نبض" }, "language": "en", "conditions": [],
  "pages": [{ "id": "p", "text": "Pulse", "pageType": "form", "questions": [
    { "id": "a", "name": "pulse", "type": "number", "title": "Pulse", "unit": "/min", "min": 20, "max": 250, "mandatory": true },
    { "id": "b", "name": "fast", "type": "calculated", "title": "Reading", "formula": "IF(pulse > 100, \\"fast\\", \\"not fast\\")" }
  ] }]
}`;

/** All of a form's JSON, its types and its expressions, in one language as Markdown. */
export function formsPage(language: PageLanguage): string {
  const words = wordsIn(language);
  const keys = (title: string, docs: Readonly<Record<string, KeyDoc>>, shapes: Shapes = {}) => [
    `## ${title}`,
    keyTable(docs, shapes, language),
  ];
  return [
    words.title,
    words.made,
    words.about,
    words.minimal,
    block('json', minimal),
    ...keys(words.form, formKeys, definitionShape),
    ...keys(words.opening, openingKeys, openingShape),
    ...keys(words.page, pageKeys, pageShape),
    ...keys(words.question, questionKeys, questionShape),
    ...keys(words.option, optionKeys),
    ...keys(words.row, rowKeys),
    ...keys(words.band, bandKeys, bandShape),
    ...keys(words.condition, conditionKeys, conditionShape),
    ...keys(words.ending, endingKeys, endingShape),
    ...keys(words.endingLink, endingLinkKeys, endingLinkShape),
    ...keys(words.report, reportKeys, reportShape),
    ...keys(words.block, blockKeys, blockShape),
    `## ${words.byWhom}`,
    Object.entries(enforcers)
      .map(([name, who]) => `- *${name}*: ${who[language]}`)
      .join('\n'),
    `## ${words.types}`,
    ...typeSections(language),
    `## ${words.language}`,
    words.languageAbout,
    ...languageRules.flatMap((rule) => [rule[language], exampleTable(rule.examples, words)]),
    `## ${words.functions}`,
    ...functionDocs.flatMap(({ name, signature, docs, examples }) => [
      `### ${name}`,
      `${code(signature)}  \n${docs[language]}`,
      exampleTable(examples, words),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** The example of the page's beginning, as the form that it is. */
export const minimalForm: unknown = JSON.parse(minimal);

function keyTable(docs: Readonly<Record<string, KeyDoc>>, shapes: Shapes, language: PageLanguage): string {
  const words = wordsIn(language);
  return table(
    [words.key, words.value, words.means, words.absent, words.by],
    Object.entries(docs).map(([name, doc]) => [
      code(name),
      doc.value?.[language] ?? shapeInWords(shapes[name], words),
      doc[language],
      shapes[name]?.isNeeded ? words.needed : (doc.otherwise?.[language] ?? '–'),
      doc.by satisfies Enforcer,
    ]),
  );
}

function shapeInWords(shape: Shapes[string] | undefined, words: Words): string {
  if (typeof shape?.shape === 'object') return shape.shape.map(code).join(', ');
  switch (shape?.shape) {
    case 'localized':
    case 'title':
      return words.localized;
    case 'boolean':
      return words.boolean;
    case 'text':
    case 'filledtext':
      return words.text;
    case 'number':
      return `${shape.isWhole ? words.whole : words.number}${shape.min === undefined ? '' : ` ${shape.min}–${shape.max ?? ''}`}`;
    case 'list':
      return words.list;
    case 'record':
      return words.record;
    default:
      return words.any;
  }
}

function exampleTable(examples: readonly FunctionExample[], words: Words): string {
  if (examples.length === 0) return '';
  return table(
    [words.expression, words.withAnswers, words.gives],
    examples.map((each) => [
      code(each.expression),
      aroundOf(each),
      each.result === undefined ? words.blank : json(each.result),
    ]),
  );
}

function aroundOf({ given, scores, earlier }: FunctionExample): string {
  const parts = [
    ...Object.entries(given ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ...Object.entries(scores ?? {}).map(([name, score]) => `SCORE ${name}: ${score}`),
    ...Object.entries(earlier ?? {}).map(([name, values]) => `HISTORY ${name}: ${JSON.stringify(values)}`),
  ];
  return parts.map(code).join(', ');
}
