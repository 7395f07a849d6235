import type { Left, Raw } from '../../shared/raw.ts';
import { extractByDefinition } from './definitions.ts';
import { beginEvaluation, type EvaluationOptions } from './evaluation.ts';
import type { MadeEntry } from './made-entry.ts';
import { extractByTemplates } from './templates.ts';

/** The resources that a Questionnaire says how to make, by templates and by definitions, which share the ids that it allocates. */
export function extractAsSaid(
  questionnaire: Raw,
  response: Raw,
  options: EvaluationOptions,
): { readonly entries: readonly MadeEntry[]; readonly left: readonly Left[] } {
  const evaluation = beginEvaluation(questionnaire, response, options);
  const entries = [
    ...extractByTemplates(questionnaire, response, evaluation),
    ...extractByDefinition(questionnaire, response, evaluation),
  ];
  return { entries, left: evaluation.left };
}
