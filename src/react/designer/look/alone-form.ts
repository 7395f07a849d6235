import type { FormDefinition, Language, Option, Question } from '../../../engine/definition/types.ts';
import { coreOf } from '../../../engine/languages/traits.ts';
import { isMoment } from '../editors/answer/is-moment.ts';

/**
 * A form of this one question, without anything that fills or hides an answer by itself, or asks other questions, which are not there.
 *
 * `formula` takes the place of its own.
 */
export function aloneForm(question: Question, language: Language, formula?: string): FormDefinition {
  const {
    formula: _own,
    initialformula: _initial,
    requiredWhen: _when,
    constraint: _constraint,
    relatedField,
    min,
    max,
    options,
    optionsFrom: _from,
    ...plain
  } = question;
  const alone = {
    ...plain,
    // What is taken from the patient is asked for as such; there is none.
    ...(relatedField?.startsWith('patient.') && { relatedField }),
    ...(formula !== undefined && { formula }),
    ...(isFixed(min) && { min }),
    ...(isFixed(max) && { max }),
    ...(options && { options: allOffered(options) }),
  };
  return {
    schema: 1,
    title: 'alone',
    language: coreOf(language),
    conditions: [],
    pages: [{ id: 'page', text: 'alone', pageType: 'form', questions: [alone] }],
  };
}

const isFixed = (bound: number | string | undefined): boolean =>
  typeof bound === 'number' || (bound !== undefined && isMoment(bound));

const allOffered = (options: readonly Option[]): readonly Option[] =>
  options.map(({ visibleWhen: _, children, ...option }) => ({
    ...option,
    ...(children && { children: allOffered(children) }),
  }));
