import { checkDefinition } from '../../engine/checks/check-definition.ts';
import type { ForeignRuntime } from '../../engine/dependencies/foreign.ts';
import type { Language } from '../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../engine/definition/problem.ts';
import enDefinition from '../../../locales/en/definition.json' with { type: 'json' };
import enExpressions from '../../../locales/en/expressions.json' with { type: 'json' };
import faDefinition from '../../../locales/fa/definition.json' with { type: 'json' };
import faExpressions from '../../../locales/fa/expressions.json' with { type: 'json' };
import { detailFault } from '../form/detail-fault.ts';
import { fieldModels } from '../models/models.ts';
import { createSentences, type SentenceTable } from '../sentences/sentences.ts';

const definitionSentences: SentenceTable = { en: enDefinition, fa: faDefinition };
export const expressionSentences: SentenceTable = { en: enExpressions, fa: faExpressions };

/** Everything wrong with a definition, in words of a language; `answers` has the sentences of wrong answers. Takes any value and never throws. */
export function findProblems(
  definition: unknown,
  language: Language,
  answers: SentenceTable,
  foreign?: ForeignRuntime,
): readonly DefinitionProblem[] {
  const sentences = createSentences(language, answers, definitionSentences, expressionSentences);
  return checkDefinition(definition, fieldModels, foreign, detailFault).map((fault) => ({
    ...fault,
    message: sentences(fault),
  }));
}
