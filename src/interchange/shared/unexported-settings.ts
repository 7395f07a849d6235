import type { FormDefinition, Page, Question, QuestionType } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';

/** A setting that another system's form cannot hold: the place in the form, the name or title of what has it, and the setting. */
export interface NotExported {
  readonly path: string;
  readonly name: string;
  readonly setting: string;
}

/** What another system's form keeps. What computes and decides is looked at where it is written. */
export interface KeptSettings {
  readonly questions: Readonly<Record<QuestionType, readonly string[]>>;
  /** Settings that every question keeps. */
  readonly everywhere: readonly string[];
  /** Whether the question is asked as another kind of question there. */
  isOther(question: Question): boolean;
}

const ofPages = ['id', 'text', 'displayTitle', 'questions', 'fhir', 'redcap'];
const ofForms = ['schema', 'title', 'language', 'pages', 'conditions', 'fhir', 'redcap'];

/** Settings that say what holds anyway. */
const defaults: Readonly<Record<string, unknown>> = {
  displayInReport: true,
  showforsecretary: true,
  showforuser: true,
  startNewRow: false,
  mandatory: false,
  multimode: false,
  displaysize: 12,
  step: 1,
  pageType: 'form',
  layout: 'pages',
  results: 'card',
};

const besides = (part: object, known: readonly string[]): readonly string[] =>
  Object.entries(part).flatMap(([key, value]) =>
    known.includes(key) || value === undefined || value === '' || defaults[key] === value ? [] : [key],
  );

/** Settings of the form, its pages and its questions that the other system has no place for. */
export function unexportedSettings(definition: FormDefinition, kept: KeptSettings): readonly NotExported[] {
  const form = besides(definition, ofForms).map((setting) => ({ path: '', name: '', setting }));
  const pages = definition.pages.flatMap((page: Page, index) =>
    besides(page, ofPages).map((setting) => ({ path: `pages[${index}]`, name: page.text, setting })),
  );
  const questions = walkQuestions(definition).flatMap(({ question, path }) =>
    [
      ...(kept.isOther(question) ? ['type'] : []),
      ...besides(question, [...kept.everywhere, ...kept.questions[question.type]]),
    ].map((setting) => ({ path, name: question.name, setting })),
  );
  const conditions = definition.conditions.flatMap(({ kind }, index) =>
    kind === 'visibility' ? [] : [{ path: `conditions[${index}]`, name: '', setting: kind }],
  );
  return [...form, ...pages, ...questions, ...conditions];
}
