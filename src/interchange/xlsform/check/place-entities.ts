import type { SurveyNode } from '../survey/survey-tree.ts';
import { refuse } from '../workbook/xls-form-error.ts';

/** Where an entity is spoken of: the group that stands around, and whether an answer is saved to it there. */
export interface EntityMention {
  readonly group: SurveyNode | undefined;
  readonly row: number;
  readonly isSave: boolean;
}

export interface Entity {
  readonly name: string;
  readonly row: number;
  readonly mentions: EntityMention[];
}

type Place = SurveyNode | undefined;

interface Wish {
  readonly entity: Entity;
  readonly scope: Place;
  readonly wanted: Place;
  readonly saves: readonly Place[];
}

/** The form itself, then each group inwards. */
function pathOf(place: Place): readonly Place[] {
  const path: Place[] = [];
  for (let next = place; next; next = next.parent) path.unshift(next);
  return [undefined, ...path];
}

const scopeOf = (place: Place): Place => pathOf(place).findLast((each) => each?.kind === 'repeat');
const repeatsIn = (place: Place): number => pathOf(place).filter((each) => each?.kind === 'repeat').length;
const depthInScope = (place: Place): number => pathOf(place).length - pathOf(scopeOf(place)).length;
const isAround = (outer: Place, inner: Place): boolean => pathOf(inner).includes(outer);

/** The form, each group and each repeat hold one entity at most; refuses entities for which no place is left. */
export function placeEntities(entities: readonly Entity[]): void {
  const scopes = new Map<Place, Wish[]>();
  const spoken = entities
    .filter(({ mentions }) => mentions.length > 0)
    .sort((first, second) => (first.mentions[0]?.row ?? 0) - (second.mentions[0]?.row ?? 0));
  for (const entity of [...spoken, ...entities.filter(({ mentions }) => mentions.length === 0)]) {
    const wish = wishOf(entity);
    scopes.set(wish.scope, [...(scopes.get(wish.scope) ?? []), wish]);
  }
  const held = new Map<Place, Entity>();
  for (const wishes of scopes.values())
    for (const wish of wishes.sort((first, second) => first.entity.row - second.entity.row)) settleWish(wish, held);
}

/** As near to what is saved as can be, else further out; whatever is between is kept for it too. */
function settleWish({ entity, scope, wanted, saves }: Wish, held: Map<Place, Entity>): void {
  const places = pathOf(wanted)
    .slice(pathOf(scope).length - 1)
    .reverse();
  for (const place of places) {
    const [firstSave] = saves;
    if (held.has(place) && saves.length > 0 && held.has(firstSave)) break;
    if (held.has(place)) continue;
    held.set(place, entity);
    for (const save of saves)
      for (const between of pathOf(save).slice(pathOf(place).length - 1)) held.set(between, entity);
    return;
  }
  refuse('entities', entity.row, `no group is left that could hold '${entity.name}': each holds one entity at most.`);
}

function wishOf(entity: Entity): Wish {
  const { mentions, name, row } = entity;
  const [first] = mentions;
  if (!first) return { entity, scope: undefined, wanted: undefined, saves: [] };
  const scope = mentions
    .map(({ group }) => scopeOf(group))
    .reduce((deepest, each) => (repeatsIn(each) > repeatsIn(deepest) ? each : deepest), scopeOf(first.group));
  const saves = [...new Set(mentions.filter(({ isSave }) => isSave).map(({ group }) => group))];
  const wanted =
    saves.length > 0
      ? placeOfSaves(saves)
      : deepestOf(mentions.map(({ group }) => group).filter((group) => scopeOf(group) === scope));
  for (const mention of mentions) {
    if (!isAround(scopeOf(mention.group), scope))
      return mention.isSave
        ? refuse('survey', mention.row, `'${name}' is saved from different repeats.`)
        : refuse('entities', row, `'${name}' asks for questions of different repeats.`);
    if (mention.isSave && scopeOf(mention.group) !== scopeOf(wanted))
      refuse('survey', mention.row, `'${name}' is saved from different repeats.`);
  }
  return { entity, scope, wanted, saves };
}

const deepestOf = (places: readonly Place[]): Place =>
  places.reduce((deepest, each) => (depthInScope(each) > depthInScope(deepest) ? each : deepest));

/** What stands around all that is saved, within the innermost repeat of them. */
function placeOfSaves(saves: readonly Place[]): Place {
  const [first, ...others] = saves;
  const shared = pathOf(first).findLast((place) => others.every((other) => isAround(place, other)));
  const scope = saves.map(scopeOf).reduce((deepest, each) => (repeatsIn(each) > repeatsIn(deepest) ? each : deepest));
  return repeatsIn(shared) >= repeatsIn(scope) ? shared : scope;
}
