import { limits } from '../../../engine/definition/limits.ts';
import type { Answers, FormDefinition } from '../../../engine/definition/types.ts';
import { isRepeating, walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { compileFhirPath, newBudget, type Environment } from './library.ts';
import { populationContexts, variablesAt } from './variables.ts';

/** Groups that begin with a row for each of what they are populated from; `failed` are the ids of those that cannot. */
export interface BegunRows {
  readonly answers: Answers;
  readonly failed: readonly string[];
}

/** How many rows each populated group begins with, before anything is answered. */
export function rowsBegun(definition: FormDefinition, launch: Readonly<Record<string, unknown>>, now: Date): BegunRows {
  const budget = newBudget();
  const response = { resourceType: 'QuestionnaireResponse', status: 'in-progress' };
  const valuesOf = (expression: string, environment: Environment) =>
    compileFhirPath(expression)(response, { ...environment, resource: response, rootResource: response }, now, budget);
  const answers: Record<string, readonly Answers[]> = {};
  const failed: string[] = [];
  for (const placed of walkQuestions(definition)) {
    const { question, row, pageIndex, parent } = placed;
    const [context] = row || !isRepeating(question) ? [] : populationContexts(placed);
    if (context === undefined) continue;
    try {
      const environment = variablesAt(definition, pageIndex, parent).reduce<Environment>(
        (known, { name, expression }) => ({ ...known, [name]: valuesOf(expression, known) }),
        launch,
      );
      const found = valuesOf(context.expression, environment).slice(0, limits.rows);
      if (found.length > 0) answers[question.name] = found.map(() => ({}));
    } catch {
      failed.push(question.id);
    }
  }
  return { answers, failed };
}
