import type { FormDefinition } from '../../../engine/definition/types.ts';
import { isRepeating, walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { makeFormTree } from '../fhirpath/form-tree.ts';
import { readsOf } from '../fhirpath/reads.ts';
import { variablesAt } from '../fhirpath/variables.ts';
import { fromFormula } from '../resource/expressions.ts';
import type { Placed } from './import-context.ts';

/** The id of the question at which an error is shown: where `locations` say, else one that the expression reads. */
export type PlaceOfError = (
  expression: string,
  locations: readonly string[],
  around: Placed | undefined,
) => string | undefined;

/**
 * Errors stand on the last page that asks what they are about, since on an earlier one it is too early to mend them;
 * there at the first question, of those that are always shown if there are any.
 */
export function errorPlaces(definition: FormDefinition, placed: ReadonlyMap<string, Placed>): PlaceOfError {
  const all = walkQuestions(definition);
  const inputs = inputsIn(definition, all);
  const order = new Map(all.map((each, index) => [each, index]));
  const shownAlways = alwaysShown(definition);
  const partsOf = (id: string): readonly PlacedQuestion[] =>
    all.filter((each) => each.question.id === id || (each.page.id === id && !each.parent));
  return (expression, locations, around) => {
    const located = locations
      .flatMap((text) => idsAt(text, placed))
      .flatMap(partsOf)
      .flatMap(inputs.answered);
    const within = around ? partsOf(around.id) : all;
    const { named, maybe } = inputs.readBy(expression, within[0]);
    const lists = [named, maybe, within.flatMap(inputs.answered), all.flatMap(inputs.answered)];
    const read = lists.find((list) => list.length > 0) ?? [];
    const lastOf = (list: readonly PlacedQuestion[]) => Math.max(-1, ...list.map(({ pageIndex }) => pageIndex));
    const isAsked = located.length > 0 && lastOf(located) >= lastOf(named);
    const list = isAsked ? located : read;
    const there = list.filter(({ pageIndex }) => pageIndex === lastOf(list));
    const shown = there.filter(shownAlways);
    const ordered = [...(shown.length > 0 ? shown : there)].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    return ordered[0]?.question.id;
  };
}

/** Which questions are answered: those that stand in rows by the outermost container, those that are computed by what they are computed of. */
function inputsIn(definition: FormDefinition, all: readonly PlacedQuestion[]) {
  const tree = makeFormTree(definition, () => ({}));
  const byId = new Map(all.map((each) => [each.question.id, each]));
  const byName = new Map(all.map((each) => [each.question.name, each]));
  const answered = (placed: PlacedQuestion): readonly PlacedQuestion[] => {
    const around = [placed, ...aroundOf(placed)];
    if (around.some(({ question }) => Reflect.get(question, 'hidden') === true)) return [];
    const row = around.findLast(({ question }) => isRepeating(question));
    if (row) return [row];
    if (placed.question.type === 'container') return placed.children.flatMap(answered);
    return fieldModels[placed.question.type].kind === 'input' ? [placed] : [];
  };
  const mended = (placed: PlacedQuestion, seen: Set<PlacedQuestion>): readonly PlacedQuestion[] => {
    if (seen.has(placed)) return [];
    seen.add(placed);
    const formula = placed.question.type === 'calculated' ? fromFormula(placed.question.formula) : undefined;
    return formula === undefined ? answered(placed) : namesOf(formula, placed).flatMap((each) => mended(each, seen));
  };
  const reads = (expression: string, at: PlacedQuestion | undefined) =>
    readsOf(expression, variablesAt(definition, at?.pageIndex, at), tree);
  const namesOf = (expression: string, at: PlacedQuestion | undefined) =>
    reads(expression, at).names.flatMap((name) => byName.get(name) ?? []);
  return {
    answered,
    readBy(expression: string, at: PlacedQuestion | undefined) {
      const seen = new Set<PlacedQuestion>();
      return {
        named: namesOf(expression, at).flatMap((each) => mended(each, seen)),
        // The tree has walked the form itself.
        maybe: reads(expression, at)
          .maybe.flatMap(({ question }) => byId.get(question.id) ?? [])
          .flatMap(answered),
      };
    },
  };
}

function aroundOf({ parent }: PlacedQuestion): readonly PlacedQuestion[] {
  return parent ? [parent, ...aroundOf(parent)] : [];
}

function alwaysShown({ conditions }: FormDefinition): (placed: PlacedQuestion) => boolean {
  const conditional = new Set(conditions.flatMap((each) => (each.kind === 'visibility' ? [each.target] : [])));
  return (placed) =>
    !conditional.has(placed.page.id) &&
    ![placed, ...aroundOf(placed)].some(({ question }) => conditional.has(question.id));
}

/** What a location names: by linkIds, or by the places of items in one another. */
function idsAt(location: string, placed: ReadonlyMap<string, Placed>): readonly string[] {
  const parts = [...placed.values()];
  const quoted = [...location.matchAll(/'([^']*)'/g)].map(([, linkId]) => linkId);
  const named = parts.filter(({ item }) => item.linkId === location || quoted.includes(item.linkId));
  // What a path goes through is named too: the innermost is meant.
  const innermost = quoted.length > 0 ? named.filter(({ item }) => item.linkId === quoted.at(-1)) : named;
  if (innermost.length > 0) return innermost.map(({ id }) => id);
  const path = /\bitem\[\d+\](?:\.item\[\d+\])*/.exec(location)?.[0];
  return parts.filter((each) => each.path === path).map(({ id }) => id);
}
