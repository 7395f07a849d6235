import type { FhirItem } from '../../../fields/fhir/types.ts';
import { own } from '../../../fields/fhir/extensions.ts';
import { pick } from '../../../fields/fhir/item.ts';
import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { extensionsOf, recordsOf, without, type Raw } from '../../shared/raw.ts';

/** Levels that a definition has room for beside its own. */
const mostDepth = 24;

/** What a form has no key for, under `fhir` on the definition, a page or a question: it goes back as it came. */
export interface Kept {
  /** The Questionnaire without its items; or the item without the items in it. */
  readonly resource?: unknown;
  readonly item?: unknown;
  /** Items that became a help text or a tooltip of this question, and their place among its items. */
  readonly help?: readonly { readonly at: number; readonly item: unknown }[];
  /** The linkId of the question that this one's item stands under. */
  readonly under?: string;
  /** A page that stands for the whole Questionnaire and is no item of it. */
  readonly whole?: boolean;
  /** A container made so that its one question can have several answers. */
  readonly wraps?: boolean;
  /** A container made so that a quantity can be given in one of several units: how much, and in which. */
  readonly measures?: boolean;
  /** The question within such a container. */
  readonly wrapped?: boolean;
}

/** The value, as JSON text where it is nested more deeply than a definition may be. */
export function keep(value: object): unknown {
  return depthOf(value, mostDepth) > mostDepth ? { json: JSON.stringify(value) } : value;
}

export function unkeep(kept: unknown): Raw | undefined {
  if (!isRecord(kept)) return undefined;
  const { json } = kept;
  if (typeof json !== 'string') return kept;
  const read: unknown = JSON.parse(json);
  return isRecord(read) ? read : undefined;
}

function depthOf(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null || most < 0) return 0;
  return 1 + Object.values(value).reduce((deepest: number, inner) => Math.max(deepest, depthOf(inner, most - 1)), 0);
}

/** Our own extensions are read into the form; what is kept is what others wrote. */
export function withoutOwn<T extends object>(element: T): T {
  const theirs = extensionsOf(element).filter(({ url }) => !String(url).startsWith(own));
  if (theirs.length === extensionsOf(element).length) return element;
  return { ...without(element, 'extension'), ...(theirs.length > 0 ? { extension: theirs } : {}) };
}

/** The item that a question or page was, without what stands in it. */
export function keptOf(part: object): Kept {
  const kept: unknown = Reflect.get(part, 'fhir');
  return isRecord(kept) ? kept : {};
}

/** An item without a linkId or a type goes by the question it became, and is shown as a text where it has no type. */
export function keptItem(part: object): FhirItem | undefined {
  const item = unkeep(keptOf(part).item);
  if (!item) return undefined;
  const { linkId, type } = item;
  return {
    ...item,
    linkId: typeof linkId === 'string' && linkId !== '' ? linkId : String(Reflect.get(part, 'id')),
    type: typeof type === 'string' ? type : 'display',
  } as unknown as FhirItem;
}

/** The item with its linkId and type as they were written, or not. */
export function asWritten<Item extends object>(item: Item, part: object): Item {
  const written = unkeep(keptOf(part).item);
  const madeUp = ['linkId', 'type'].filter(
    (key) => written && (typeof written[key] !== 'string' || written[key] === ''),
  );
  if (!written || madeUp.length === 0) return item;
  const bare = without(item, ...madeUp);
  return { ...pick(written['linkId'], 'linkId'), ...pick(written['type'], 'type'), ...bare } as Item;
}

export function helpOf(part: object): readonly { readonly at: number; readonly item: FhirItem }[] {
  return recordsOf(keptOf(part).help).flatMap(({ at, item }) => {
    const read = unkeep(item);
    return typeof at === 'number' && read ? [{ at, item: read as unknown as FhirItem }] : [];
  });
}
