import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { parseExpression } from '../../../engine/expression/parse-expression.ts';
import { roundTo, sayExpression } from './say-expression.ts';
import type { Known, Said } from './say-question.ts';

/** By the ids of questions, what they compute in FHIRPath. `rules` are the conditions that other systems know. */
export function scoresOf(definition: FormDefinition, rules: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
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
  return new Map(
    placed.flatMap((each): [string, string][] => {
      const said = known.computed(each);
      return said ? [[each.question.id, said.text]] : [];
    }),
  );
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
