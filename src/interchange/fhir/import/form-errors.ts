import { limits } from '../../../engine/definition/limits.ts';
import type { Condition, FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { findExtension, own } from '../../../fields/fhir/extensions.ts';
import { extensionsOf, type Note, type Raw } from '../../shared/raw.ts';
import { isConstraint, messageOf, readRule, unaskedIn } from '../resource/constraints.ts';
import { mentionsIn, toFormula } from '../resource/expressions.ts';
import { errorPlaces } from './error-places.ts';
import type { Placed } from './import-context.ts';
import { isOwn } from './read-question.ts';

/** What has rules: the Questionnaire, or an item that became a question or a page. */
interface Bearer {
  readonly element: object;
  readonly path: string;
  readonly placed?: Placed;
}

/**
 * The form with the rules of the Questionnaire, of groups, of several answers and of what is computed as errors, each at
 * a question where it can be mended; rules that are not asked are noted. What was made here has its errors among its conditions.
 */
export function withErrors(
  definition: FormDefinition,
  resource: Raw,
  placed: ReadonlyMap<string, Placed>,
  note: Note,
): FormDefinition {
  const isMade = ['schema', 'conditions-json'].some((key) => findExtension(resource, own + key) !== undefined);
  const bearers = [
    { element: resource, path: '' },
    ...[...placed.values()].filter(({ item }) => !isOwn(item)).map(asBearer),
  ];
  const questions = new Map(walkQuestions(definition).map(({ question }) => [question.id, question]));
  const isTaken = (bearer: Bearer): boolean => questions.get(bearer.placed?.id ?? '')?.constraint !== undefined;
  const placeOf = errorPlaces(definition, placed);
  const room = limits.conditions - definition.conditions.length;
  const errors: Condition[] = [];
  for (const bearer of bearers) {
    for (const { rule, index, nth } of rulesOf(bearer.element)) {
      const path = `${bearer.path && `${bearer.path}.`}extension[${index}]`;
      const isAnswers = rule.locations.length === 0 && isTaken(bearer);
      const expression = wholeExpression(rule.expression ?? '', bearer);
      const left =
        unaskedIn(rule) ?? (expression === undefined ? 'a rule that asks for its own place is not asked' : undefined);
      if (left !== undefined) note(path, left);
      if (left !== undefined || expression === undefined || isAnswers || isMade) continue;
      const target = placeOf(expression, rule.locations, bearer.placed);
      if (target === undefined || errors.length >= room) note(path, 'a rule that no question can show is not asked');
      else errors.push(errorOf(bearer, nth, target, expression, messageOf(rule).message));
    }
  }
  return errors.length === 0 ? definition : { ...definition, conditions: [...definition.conditions, ...errors] };
}

const asBearer = (placed: Placed): Bearer => ({ element: placed.item, path: placed.path, placed });

/** `nth`: its place among the rules there. */
function rulesOf(element: object) {
  return extensionsOf(element)
    .map((extension, index) => ({ extension, index }))
    .filter(({ extension }) => isConstraint(extension))
    .map(({ extension, index }, nth) => ({ rule: readRule(extension), index, nth }));
}

/** A rule of an item as one of the whole response: it holds in each of the item’s repetitions. */
function wholeExpression(expression: string, { placed }: Bearer): string | undefined {
  if (!placed) return expression;
  const { linkId } = placed.item;
  const isBound = mentionsIn(expression).some((name) => name === 'context' || name === 'qitem');
  return isBound || /['\\]/.test(linkId)
    ? undefined
    : `%resource.descendants().where(linkId = '${linkId}').all(${expression})`;
}

function errorOf({ placed }: Bearer, rule: number, target: string, expression: string, text: unknown): Condition {
  return {
    id: `holds ${[placed?.id, rule + 1].filter((part) => part !== undefined).join(' ')}`,
    kind: 'error',
    target,
    when: `NOT(${toFormula(expression)})`,
    ...(text === undefined ? {} : { text }),
    fhir: { ...(placed && { part: placed.id }), rule },
  } as Condition;
}
