import type { KeyShape } from '../../src/engine/definition/check-shape.ts';
import {
  bandShape,
  conditionShape,
  definitionShape,
  endingLinkShape,
  endingShape,
  pageShape,
  questionShape,
  reportShape,
} from '../../src/engine/definition/shapes.ts';
import { functionDocs } from '../../src/engine/functions/docs.ts';
import type { FunctionExample } from '../../src/engine/functions/function-doc.ts';
import { enforcers, type Enforcer, type KeyDoc, type PageLanguage } from './doc.ts';
import {
  bandKeys,
  conditionKeys,
  endingKeys,
  endingLinkKeys,
  formKeys,
  optionKeys,
  pageKeys,
  reportKeys,
  rowKeys,
} from './form-keys.ts';
import { languageRules } from './language.ts';
import { block, code, json, table } from './markdown.ts';
import { questionKeys } from './question-keys.ts';
import { typeSections } from './type-sections.ts';
import { words, type Words } from './words.ts';

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
  const said = words[language];
  const keys = (title: string, docs: Readonly<Record<string, KeyDoc>>, shapes: Shapes = {}) => [
    `## ${title}`,
    keyTable(docs, shapes, language),
  ];
  return [
    said.title,
    said.made,
    said.about,
    said.minimal,
    block('json', minimal),
    ...keys(said.form, formKeys, definitionShape),
    ...keys(said.page, pageKeys, pageShape),
    ...keys(said.question, questionKeys, questionShape),
    ...keys(said.option, optionKeys),
    ...keys(said.row, rowKeys),
    ...keys(said.band, bandKeys, bandShape),
    ...keys(said.condition, conditionKeys, conditionShape),
    ...keys(said.ending, endingKeys, endingShape),
    ...keys(said.endingLink, endingLinkKeys, endingLinkShape),
    ...keys(said.report, reportKeys, reportShape),
    `## ${said.byWhom}`,
    Object.entries(enforcers)
      .map(([name, who]) => `- *${name}*: ${who[language]}`)
      .join('\n'),
    `## ${said.types}`,
    ...typeSections(language),
    `## ${said.language}`,
    said.languageAbout,
    ...languageRules.flatMap((rule) => [rule[language], exampleTable(rule.examples, said)]),
    `## ${said.functions}`,
    ...functionDocs.flatMap(({ name, signature, docs, examples }) => [
      `### ${name}`,
      `${code(signature)}  \n${docs[language]}`,
      exampleTable(examples, said),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** The example of the page's beginning, as the form that it is. */
export const minimalForm: unknown = JSON.parse(minimal);

function keyTable(docs: Readonly<Record<string, KeyDoc>>, shapes: Shapes, language: PageLanguage): string {
  const said = words[language];
  return table(
    [said.key, said.value, said.means, said.absent, said.by],
    Object.entries(docs).map(([name, doc]) => [
      code(name),
      doc.value?.[language] ?? shapeInWords(shapes[name], said),
      doc[language],
      shapes[name]?.isNeeded ? said.needed : (doc.otherwise?.[language] ?? '–'),
      doc.by satisfies Enforcer,
    ]),
  );
}

function shapeInWords(shape: Shapes[string] | undefined, said: Words): string {
  if (typeof shape?.shape === 'object') return shape.shape.map(code).join(', ');
  switch (shape?.shape) {
    case 'localized':
    case 'title':
      return said.localized;
    case 'boolean':
      return said.boolean;
    case 'text':
    case 'filledtext':
      return said.text;
    case 'number':
      return `${shape.isWhole ? said.whole : said.number}${shape.min === undefined ? '' : ` ${shape.min}–${shape.max ?? ''}`}`;
    case 'list':
      return said.list;
    case 'record':
      return said.record;
    default:
      return said.any;
  }
}

function exampleTable(examples: readonly FunctionExample[], said: Words): string {
  if (examples.length === 0) return '';
  return table(
    [said.expression, said.withAnswers, said.gives],
    examples.map((each) => [
      code(each.expression),
      aroundOf(each),
      each.result === undefined ? said.blank : json(each.result),
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
