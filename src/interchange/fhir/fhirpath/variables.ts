import type { FormDefinition } from '../../../engine/definition/types.ts';
import { isRecord, isRepeating, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { extensionsOf, type Variable } from '../../shared/raw.ts';
import { known } from '../resource/addresses.ts';
import { keptItem } from '../resource/keep.ts';

/** A variable, and the place it belongs to: the form, a page or a question. */
export interface BorneVariable extends Variable {
  readonly bearer: Bearer;
  readonly at: number;
  /** Each row of its bearer has one of its values. */
  readonly isByRow?: boolean;
}
export type Bearer = { readonly page?: number; readonly placed?: PlacedQuestion };

/** The variables that an expression there sees, from the outermost inwards: a later one may refer to those before it. */
export function variablesAt(
  definition: FormDefinition,
  page: number | undefined,
  placed: PlacedQuestion | undefined,
): readonly BorneVariable[] {
  const around: PlacedQuestion[] = [];
  for (let next = placed; next; next = next.parent) around.unshift(next);
  return [
    ...variablesOf(definition, {}),
    ...(page === undefined ? [] : variablesOf(definition.pages[page], { page })),
    ...around.flatMap((each) => [
      ...variablesOf(each.question, { page, placed: each }),
      ...populationContexts(each, page),
    ]),
  ];
}

/** What a group is populated from: `itemPopulationContext`, of which each row takes one value. */
export function populationContexts(placed: PlacedQuestion, page?: number): readonly BorneVariable[] {
  const { question } = placed;
  const variables = extensionsOf(question.questions && keptItem(question))
    .filter(({ url }) => url === known.populationContext)
    .map((extension) => extension['valueExpression']);
  return variablesOf({ variables }, { page, placed }).map((each) => ({ ...each, isByRow: isRepeating(question) }));
}

/** Every variable of the form, and the path of its expression. */
export function allVariables(
  definition: FormDefinition,
  questions: readonly PlacedQuestion[],
): readonly { readonly path: string; readonly expression: string }[] {
  const bearers = [
    { bearer: definition as object, path: '' },
    ...definition.pages.map((bearer, index) => ({ bearer, path: `pages[${index}].` })),
    ...questions.map(({ question, path }) => ({ bearer: question, path: `${path}.` })),
  ];
  return bearers.flatMap(({ bearer, path }) =>
    variablesOf(bearer, {}).map(({ expression, at }) => ({ path: `${path}variables[${at}].expression`, expression })),
  );
}

function variablesOf(bearer: unknown, place: Bearer): readonly BorneVariable[] {
  const written = isRecord(bearer) ? bearer['variables'] : undefined;
  if (!Array.isArray(written)) return [];
  return (written as readonly unknown[]).flatMap((each, at): BorneVariable[] => {
    if (!isRecord(each)) return [];
    const { name, expression, language } = each;
    const isOurs = language === undefined || language === 'text/fhirpath';
    return typeof name === 'string' && typeof expression === 'string' && isOurs
      ? [{ name, expression, bearer: place, at }]
      : [];
  });
}

/** The variable of that name among the first `before` ones, nearest last. */
export function findVariable(variables: readonly BorneVariable[], name: string, before: number): number {
  return variables.findLastIndex((each, index) => index < before && each.name === name);
}
