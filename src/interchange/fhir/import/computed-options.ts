import { limits } from '../../../engine/definition/limits.ts';
import type { Option, Page, Question } from '../../../engine/definition/types.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { extensionsOf, textOf, type Raw } from '../../shared/raw.ts';
import { known } from '../resource/addresses.ts';
import { fromFormula, mentionsIn } from '../resource/expressions.ts';
import { referenceText } from '../resource/reference-texts.ts';
import type { Choice } from '../resource/options.ts';
import type { Placed } from './import-context.ts';
import { choicesFor } from './read-question.ts';

/** The questions with what the values that they offer are called: as the questions say it that their expressions name. */
export function withKnownOptions(
  pages: readonly Page[],
  placed: ReadonlyMap<string, Placed>,
  resource: Raw,
  contained: readonly Raw[],
): readonly Page[] {
  const items = [...placed.values()].map(({ item }) => item);
  const sources = items.filter((item) => choicesFor(item, contained).length > 0);
  const variables = new Map([resource, ...items].flatMap(variablesOf));
  const inQuestion = (question: Question): Question => {
    const expression = fromFormula(question.optionsFrom);
    const options = expression === undefined ? [] : optionsIn(expression, variables, sources, contained);
    return {
      ...question,
      ...(options.length > 0 && { options }),
      ...(question.questions && { questions: question.questions.map(inQuestion) }),
    };
  };
  return pages.map((page) => ({ ...page, questions: page.questions.map(inQuestion) }));
}

type Variables = ReadonlyMap<string, string>;

function variablesOf(element: object): readonly (readonly [string, string])[] {
  return extensionsOf(element).flatMap(({ url, ...extension }) => {
    const { name, expression } = (extension['valueExpression'] ?? {}) as Raw;
    const isWhole = url === known.variable && textOf(name) !== undefined && textOf(expression) !== undefined;
    return isWhole ? [[String(name), String(expression)] as const] : [];
  });
}

/** All options of the questions that the expression names, and the variables in it; of all questions where it names none. */
function optionsIn(
  expression: string,
  variables: Variables,
  sources: readonly FhirItem[],
  contained: readonly Raw[],
): readonly Option[] {
  const texts = new Set([expression]);
  for (const text of texts)
    for (const name of mentionsIn(text)) if (variables.has(name)) texts.add(variables.get(name) ?? '');
  const literals = new Set([...texts].flatMap((text) => [...text.matchAll(/'([^']*)'/g)].map(([, inside]) => inside)));
  const named = sources.filter(({ linkId }) => literals.has(linkId));
  const choices = (named.length > 0 ? named : sources).flatMap((item) => choicesFor(item, contained));
  const found = new Map<string, Option>();
  for (const option of choices.map(asOption)) if (!found.has(option.value)) found.set(option.value, option);
  return [...found.values()].slice(0, limits.options);
}

/** The option with its code, so that an answer goes back as it is there; a reference by what it is called, too. */
function asOption({ option, answer }: Choice): Option {
  const reference: unknown = Reflect.get(answer, 'valueReference');
  if (typeof reference === 'object' && reference !== null)
    return { ...option, value: referenceText(reference as Raw) ?? option.value };
  const { system, code } = answer.valueCoding ?? {};
  return {
    ...option,
    ...(system === undefined ? {} : { system }),
    ...(answer.valueCoding && { code: code ?? option.value }),
  };
}
