import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { parseExpression } from '../../../engine/expression/parse-expression.ts';
import { roundTo, sayExpression } from './say-expression.ts';
import { sayAnswers, type Known, type Said } from './say-question.ts';

/** By the ids of questions, what they compute and what they offer, in FHIRPath. */
export interface Computed {
  readonly scores: ReadonlyMap<string, string>;
  readonly offers: ReadonlyMap<string, string>;
}

/** `rules` are the conditions that other systems know. */
export function computedIn(definition: FormDefinition, rules: ReadonlyMap<string, unknown>): Computed {
  const placed = walkQuestions(definition);
  const hidden = new Set(
    definition.conditions.flatMap((each) =>
      each.kind === 'visibility' && !rules.has(each.target) ? [each.target] : [],
    ),
  );
  const done = new Map<PlacedQuestion, Said | undefined>();
  const known: Known = {
    byName: new Map(placed.map((each) => [each.question.name, each])),
    isShownAlike: (each) => !around(each).some((id) => hidden.has(id)),
    computed(each) {
      if (!done.has(each)) {
        // A formula that leads back to itself finds nothing here.
        done.set(each, undefined);
        done.set(each, sayResult(each, known));
      }
      return done.get(each);
    },
  };
  const all = (say: (each: PlacedQuestion) => string | undefined) =>
    new Map(
      placed.flatMap((each): [string, string][] => {
        const said = say(each);
        return said === undefined ? [] : [[each.question.id, said]];
      }),
    );
  return { scores: all((each) => known.computed(each)?.text), offers: all((each) => sayOffer(each, known)) };
}

/** The answers of one question: what else is offered, FHIRPath is not asked for. In a row the names mean that row's. */
function sayOffer({ question, row }: PlacedQuestion, known: Known): string | undefined {
  const parsed = question.optionsFrom === undefined || row ? undefined : parseExpression(question.optionsFrom);
  return parsed?.ok && parsed.expression.kind === 'name' ? sayAnswers(parsed.expression.name, known) : undefined;
}

/** The question, what it stands in, and its page. */
function around({ question, parent, page }: PlacedQuestion): readonly string[] {
  return [question.id, ...(parent ? around(parent) : [page.id])];
}

/** A number in an item for numbers, rounded as the question shows it. */
function sayResult({ question, row }: PlacedQuestion, known: Known): Said | undefined {
  const { type, formula, floatcount, unit, round } = question;
  if (type !== 'calculated' || row || typeof formula !== 'string') return undefined;
  if (floatcount === undefined && unit === undefined) return undefined;
  const parsed = parseExpression(formula);
  const said = parsed.ok ? sayExpression(parsed.expression, known) : undefined;
  if (!said || said.digits === 'whole') return said;
  return floatcount === undefined || (round ?? 'nearest') !== 'nearest' ? undefined : roundTo(said, floatcount);
}
