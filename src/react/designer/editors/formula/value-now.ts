import type { Answers, FormDefinition, Question } from '../../../../engine/definition/types.ts';
import type { Explanation, Patient } from '../../../../engine/live-form/types.ts';
import type { FormEngine } from '../../../ui/engine/form-engine.ts';
import { freeName, namesOf } from '../../definition/identity.ts';
import { changeQuestions, insertAt, placeOf } from '../../definition/tree.ts';
import { walkQuestions } from '../../../../engine/definition/walk-questions.ts';

interface Circumstances {
  readonly answers: Answers;
  readonly patient?: Patient;
}

/**
 * What a formula gives for these answers, and what it read; undefined where that differs from row to row.
 *
 * The form is filled with one question more, beside the one that the formula is of, which computes it.
 */
export function valueNow(
  definition: FormDefinition,
  formula: string,
  owner: string | undefined,
  circumstances: Circumstances,
  createForm: FormEngine['createForm'],
): Pick<Explanation, 'result' | 'values'> | undefined {
  if (owner !== undefined && isInRows(definition, owner)) return undefined;
  const probe: Question = {
    id: 'probe',
    name: freeName(namesOf(definition), 'probe'),
    type: 'calculated',
    title: 'probe',
    formula,
  };
  const place = owner === undefined ? undefined : placeOf(definition, owner);
  const parent = place?.parent ?? definition.pages.at(-1)?.id;
  if (parent === undefined) return undefined;
  const probed = changeQuestions(definition, parent, (all) => insertAt(all, place?.index ?? all.length, probe));
  return createForm(probed, circumstances).explain(probe.name).value;
}

/** Whether the question, or what is around it, is asked once for each row. */
const isInRows = (definition: FormDefinition, id: string): boolean =>
  walkQuestions(definition).some(({ question, row }) => question.id === id && row !== undefined);

export const isUnknown = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.every(isUnknown));
