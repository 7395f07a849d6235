import type { FormDefinition, Page, Question, QuestionType } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';

/** A setting that XLSForm cannot hold: the place in the form, the name or title of what has it, and the setting. */
export interface NotExported {
  readonly path: string;
  readonly name: string;
  readonly setting: string;
}

/** Settings that each type keeps; what computes and decides is looked at where it is written. */
const everywhere = ['id', 'name', 'type', 'title', 'subtitle', 'subtext', 'tooltip', 'helptext', 'hidden', 'fhir'];
const asked = ['mandatory', 'requiredWhen', 'constraint', 'initialformula', 'defaultvalue', 'relatedField'];
const choices = [...asked, 'options', 'multimode'];
const kept: Readonly<Record<QuestionType, readonly string[]>> = {
  text: [...asked, 'format'],
  note: asked,
  number: [...asked, 'min', 'max', 'unit', 'floatcount'],
  select: choices,
  flatview: choices,
  cascadeview: [],
  date: [...asked, 'min', 'max'],
  time: asked,
  datetime: [...asked, 'min', 'max'],
  checkbox: asked,
  rating: [...asked, 'min', 'max', 'step', 'minLabel', 'maxLabel'],
  numericrange: [...asked, 'min', 'max', 'step', 'unit', 'minLabel', 'maxLabel'],
  calculated: ['formula', 'unit', 'floatcount', 'round'],
  label: [],
  link: ['url'],
  container: ['questions', 'multimode'],
  matrix: ['rows', 'options', 'mandatory', 'requiredWhen'],
  file: ['mandatory', 'requiredWhen', 'accept'],
  signature: ['mandatory', 'requiredWhen'],
};
const ofPages = ['id', 'text', 'displayTitle', 'questions', 'fhir'];
const ofForms = ['schema', 'title', 'language', 'pages', 'conditions', 'fhir'];

/** Settings that say what holds anyway. */
const defaults: Readonly<Record<string, unknown>> = {
  displayInReport: true,
  showforsecretary: true,
  showforuser: true,
  startNewRow: false,
  mandatory: false,
  multimode: false,
  displaysize: 12,
  pageType: 'form',
  layout: 'pages',
  results: 'card',
};

const besides = (part: object, known: readonly string[]): readonly string[] =>
  Object.entries(part).flatMap(([key, value]) =>
    known.includes(key) || value === undefined || value === '' || defaults[key] === value ? [] : [key],
  );

/** Types that are asked in another way there. */
const asOther: readonly QuestionType[] = ['cascadeview', 'matrix', 'rating', 'link'];

/** Whether the question is asked as another kind of question there. */
const isOther = ({ type, multimode }: Question): boolean =>
  asOther.includes(type) || (type === 'numericrange' && multimode === true);

/** Settings that no column of XLSForm is for, of the form, its pages and its questions. */
export function unexportedSettings(definition: FormDefinition): readonly NotExported[] {
  const form = besides(definition, ofForms).map((setting) => ({ path: '', name: '', setting }));
  const pages = definition.pages.flatMap((page: Page, index) =>
    besides(page, ofPages).map((setting) => ({ path: `pages[${index}]`, name: page.text, setting })),
  );
  const questions = walkQuestions(definition).flatMap(({ question, path }) =>
    [...(isOther(question) ? ['type'] : []), ...besides(question, [...everywhere, ...kept[question.type]])].map(
      (setting) => ({ path, name: question.name, setting }),
    ),
  );
  const conditions = definition.conditions.flatMap(({ kind }, index) =>
    kind === 'visibility' ? [] : [{ path: `conditions[${index}]`, name: '', setting: kind }],
  );
  return [...form, ...pages, ...questions, ...conditions];
}
