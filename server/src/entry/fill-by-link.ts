import type { Answers } from '../../../src/engine/definition/types.ts';
import { computeAgain, fillForm, type Filled, type Filling } from './fill-form.ts';

/** What a patient file adds to what was sent. */
export type Known = Pick<Filling, 'patient' | 'history'>;

interface Outcome {
  readonly filled: Filled;
  /** What is stored, and what of it as computed. */
  readonly stored: Answers;
  readonly results: Answers;
}

/** By somebody who has the file before them. */
export function fillKnowing(filling: Filling, known: Known): Outcome {
  const filled = fillForm({ ...filling, ...known });
  return { filled, stored: filled.answers, results: filled.computed };
}

/**
 * By somebody whom a link leads to the file of a patient, and to nothing in it: the form is checked, and answered, as
 * they saw it. What its readers get is computed with the file.
 */
export function fillUnknowing(filling: Filling, known: Known): Outcome {
  const filled = fillForm({ ...filling, patient: {}, history: [] });
  const forReaders = computeAgain({ ...filling, ...known, role: 'owner', answers: filled.answers });
  const results = { ...filled.computed, ...forReaders };
  return { filled, stored: { ...filled.answers, ...results }, results };
}
