import type { FormDefinition, Option, Question } from '../../../engine/definition/types.ts';
import { own } from '../../../fields/fhir/extensions.ts';
import { keptItem } from './keep.ts';

const root = `${own}CodeSystem/`;

/**
 * The form with a code system for each option that has none: that of its question, by the form’s id.
 *
 * A value of one question means something else in another one, and other systems compare codes by their system. The
 * address neither names a host nor changes with one. Options that were imported have the codes that they came with.
 */
export function withAnswerSystems(definition: FormDefinition, form: string): FormDefinition {
  return changeOptions(definition, (option, { id }) =>
    option.system === undefined ? { ...option, system: `${root}${form}.${encodeURIComponent(id)}` } : option,
  );
}

/** The form without these: whoever imports it has another form, by another id. */
export function withoutAnswerSystems(definition: FormDefinition): FormDefinition {
  return changeOptions(definition, (option) => {
    const { system, ...others } = option;
    return system?.startsWith(root) ? others : option;
  });
}

type Change = (option: Option, question: Question) => Option;

function changeOptions(definition: FormDefinition, change: Change): FormDefinition {
  return {
    ...definition,
    pages: definition.pages.map((page) => ({
      ...page,
      questions: page.questions.map((each) => inQuestion(each, change)),
    })),
  };
}

function inQuestion(question: Question, change: Change): Question {
  const { options, questions } = question;
  if (!options && !questions) return question;
  return {
    ...question,
    ...(options &&
      keptItem(question) === undefined && { options: options.map((each) => inOption(each, question, change)) }),
    ...(questions && { questions: questions.map((each) => inQuestion(each, change)) }),
  };
}

function inOption(option: Option, question: Question, change: Change): Option {
  const { children } = option;
  const changed = change(option, question);
  return children ? { ...changed, children: children.map((each) => inOption(each, question, change)) } : changed;
}
