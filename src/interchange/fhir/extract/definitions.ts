import { findExtension, standard } from '../../../fields/fhir/extensions.ts';
import type { FhirElement } from '../../../fields/fhir/types.ts';
import type { Raw } from '../../shared/raw.ts';
import type { Environment } from '../fhirpath/library.ts';
import { stepsTo } from './element-path.ts';
import type { Evaluation } from './evaluation.ts';
import { answeredItems, type AnsweredItem } from './extract-items.ts';
import {
  conditions,
  contextsOf,
  definitionOf,
  partsOf,
  valuesOf,
  type ExtractionContext,
} from './extraction-context.ts';
import { findKnown, knownAs } from './known-resource.ts';
import type { MadeEntry } from './made-entry.ts';
import { beginMaking, putValues, within, withOwnElement, type Making } from './making.ts';

/**
 * The resources that items fill by their `definition`, such as `…/StructureDefinition/Patient#Patient.birthDate`.
 *
 * Which resource an item fills says the nearest `definitionExtract` or `itemExtractionContext` around it that its
 * definition names; each time that the item with it stands in the response is a resource of its own. One that is known
 * by its id, or found by the query of its context, is updated.
 */
export function extractByDefinition(questionnaire: Raw, response: Raw, evaluation: Evaluation): readonly MadeEntry[] {
  const run: Run = { evaluation, begun: [] };
  const inner = answeredItems(questionnaire, response);
  fill({ asked: questionnaire, element: response, answers: [], inner }, { makings: [], environment: {} }, run);
  return run.begun.flatMap((each) => (each.making.state.isFilled ? [toEntry(each, evaluation)] : []));
}

/** A resource that was begun, with what its entry is computed from. */
interface Begun {
  readonly making: Making;
  readonly context: ExtractionContext;
  readonly element: Raw;
  readonly environment: Environment;
  /** By which a resource that is not known is looked for before it is created. */
  readonly query?: string;
}

interface Run {
  readonly evaluation: Evaluation;
  readonly begun: Begun[];
}

interface Place extends Omit<AnsweredItem, 'item'> {
  readonly asked: object;
}

/** The resources around a place, the nearest first, and the ids that are allocated there. */
interface Around {
  readonly makings: readonly Making[];
  readonly environment: Environment;
}

function fill(place: Place, around: Around, run: Run): void {
  const { asked, element, answers, inner } = place;
  const environment = { ...around.environment, ...run.evaluation.allocated(asked, element) };
  const own = contextsOf(asked).flatMap((context) => begin(context, place, environment, run));
  const outer = Reflect.get(asked, 'repeats') === true ? around.makings.map(within) : around.makings;
  const makings = withOwnElements([...own, ...outer], asked);
  const isAnswered = answers.length > 0 || hasAnswer(inner) || !('linkId' in asked);
  for (const { definition, fixed, expression } of isAnswered ? valuesOf(asked) : []) {
    const values = expression === undefined ? [fixed] : run.evaluation.evaluate(expression, element, environment);
    put(makings, definition, values, asked, run);
  }
  const definition = definitionOf(asked);
  if (definition !== undefined && answers.length > 0) put(makings, definition, answers.map(valueOf), asked, run);
  for (const each of inner) fill({ ...each, asked: each.item }, { makings, environment }, run);
}

const hasAnswer = (items: readonly AnsweredItem[]): boolean =>
  items.some(({ answers, inner }) => answers.length > 0 || hasAnswer(inner));

function valueOf(answer: object): unknown {
  return Object.entries(answer).find(([key]) => key.startsWith('value'))?.[1];
}

function begin(context: ExtractionContext, place: Place, environment: Environment, run: Run): readonly Making[] {
  const { evaluation } = run;
  const { query } = context;
  const found = query ? findKnown(query, place.element, environment, evaluation) : { resources: [] };
  const type = context.type === '' ? String(found.resources[0]?.['resourceType'] ?? '') : context.type;
  const note = (what: string): void => void evaluation.left.push({ path: pathOf(place.asked), what });
  if (type === '') {
    note(`the resource to be updated is not known: ${query?.expression ?? ''}`);
    return [];
  }
  const id = idOf(type, place, environment, evaluation);
  const [one, ...others] = found.resources.filter((each) => id === undefined || each['id'] === id);
  const isRow = Reflect.get(place.asked, 'repeats') === true && id === undefined && found.resources.length > 0;
  const fitting = others.length === 0 && !isRow ? one : undefined;
  const known = fitting ?? (id === undefined ? undefined : knownAs(type, id, evaluation));
  if (query && known === undefined && !isRow)
    note(`the resource to be updated is not known: ${found.query ?? query.expression}`);
  const canonical = context.canonical.replace(/\/$/, `/${type}`);
  const blank = { resourceType: type, ...(context.profile !== undefined && { meta: { profile: [context.profile] } }) };
  const making = beginMaking(type, canonical, known ?? blank);
  const searched = known === undefined && !isRow && found.query?.includes('?') === true ? { query: found.query } : {};
  run.begun.push({ making, context, element: place.element, environment, ...searched });
  return [making];
}

/** The id of the resource that a place makes, as its values or its answers say. */
function idOf(type: string, place: Place, environment: Environment, evaluation: Evaluation): string | undefined {
  const names = (definition: string | undefined) => definition?.split('#')[1] === `${type}.id`;
  const said = valuesOf(place.asked).find(({ definition }) => names(definition));
  const [value] =
    said === undefined
      ? [answerOf(place, names)]
      : said.expression === undefined
        ? [said.fixed]
        : evaluation.evaluate(said.expression, place.element, environment);
  return typeof value === 'string' ? value : undefined;
}

function answerOf({ asked, answers, inner }: Place, names: (definition?: string) => boolean): unknown {
  const [answer] = names(definitionOf(asked)) ? answers : [];
  if (answer) return valueOf(answer);
  for (const each of inner) {
    const found = contextsOf(each.item).length > 0 ? undefined : answerOf({ ...each, asked: each.item }, names);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Items of a group whose definition is a list fill an element of their own. */
function withOwnElements(makings: readonly Making[], asked: object): readonly Making[] {
  const definition = Reflect.get(asked, 'type') === 'group' ? definitionOf(asked) : undefined;
  const making = definition === undefined ? undefined : makingOf(makings, definition);
  if (definition === undefined || making === undefined) return makings;
  const last = stepsTo(making.type, partsOf(definition).elementId)?.at(-1);
  if (last?.kind.isList !== true) return makings;
  return makings.map((each) => (each === making ? withOwnElement(each, last.key) : each));
}

/** The nearest resource that the definition names: by its canonical, else by its type. */
function makingOf(makings: readonly Making[], definition: string): Making | undefined {
  const { canonical, elementId } = partsOf(definition);
  const fitting = makings.filter(({ type }) => elementId.startsWith(`${type}.`));
  return fitting.find((each) => each.canonical === canonical) ?? fitting[0];
}

function put(
  makings: readonly Making[],
  definition: string,
  values: readonly unknown[],
  asked: object,
  { evaluation }: Run,
): void {
  const making = makingOf(makings, definition);
  const note = (what: string): void => void evaluation.left.push({ path: pathOf(asked), what });
  if (making === undefined) return note(`no resource to be made has ${definition}`);
  const unit = findExtension(asked as FhirElement, standard.unit)?.valueCoding as Raw | undefined;
  const { elementId } = partsOf(definition);
  if (!putValues(making, elementId, values, unit)) note(`a value that ${elementId} does not take`);
}

const pathOf = (asked: object): string => String(Reflect.get(asked, 'linkId') ?? 'Questionnaire');

function toEntry({ making, context, element, environment, query }: Begun, evaluation: Evaluation): MadeEntry {
  const { resource, type } = making;
  const one = (name: string): string | undefined => {
    const expression = context.entry[name];
    const [value] = expression === undefined ? [] : evaluation.evaluate(expression, element, environment);
    return value === undefined ? undefined : String(value);
  };
  const fullUrl = one('fullUrl');
  const { id } = resource;
  const asked = conditions.flatMap((name) => {
    const value = one(name) ?? (name === 'ifNoneExist' && id === undefined ? query?.replace(/^.*?\?/s, '') : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...(fullUrl !== undefined && { fullUrl }),
    resource,
    request: {
      ...(typeof id === 'string' ? { method: 'PUT', url: `${type}/${id}` } : { method: 'POST', url: type }),
      ...Object.fromEntries(asked),
    },
  };
}
