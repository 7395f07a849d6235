import { limits } from '../../../engine/definition/limits.ts';
import type { ForeignRuntime } from '../../../engine/dependencies/foreign.ts';
import type { Condition, FormDefinition, CoreLanguage, Page } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { findExtension, fromOwnExtensions, own } from '../../../fields/fhir/extensions.ts';
import { controlOf, pick } from '../../../fields/fhir/item.ts';
import { fromFhirText } from '../../../fields/fhir/text.ts';
import type { FhirElement, FhirItem } from '../../../fields/fhir/types.ts';
import { isPersian } from '../../shared/persian-text.ts';
import { known } from '../resource/addresses.ts';
import { whenOf } from './enable-when.ts';
import { readVariables } from '../resource/expressions.ts';
import { createNames } from '../../shared/give-names.ts';
import { withKnownOptions } from './computed-options.ts';
import { withErrors } from './form-errors.ts';
import { importItems } from './import-item.ts';
import { type Import, type Placed } from './import-context.ts';
import { InterchangeError } from '../../shared/interchange-error.ts';
import { invalid } from '../resource/invalid.ts';
import { keep, withoutOwn, type Kept } from '../resource/keep.ts';
import { mend } from '../../shared/mend.ts';
import { withoutAnswerSystems } from '../resource/answer-systems.ts';
import { noteExtensions, noteLanguages } from './note-extensions.ts';
import { noteUnknown } from './note-unknown.ts';
import {
  allItems,
  extensionsOf,
  itemsOf,
  recordsOf,
  textOf,
  without,
  type Left,
  type Note,
  type Raw,
} from '../../shared/raw.ts';
import { originalOf, readResource } from '../resource/read-resource.ts';
import { titleOf } from './read-question.ts';

/** A form made of a Questionnaire, and what of it could not be carried over, each with its place. */
export interface ImportedForm {
  readonly definition: FormDefinition;
  readonly left: readonly Left[];
}

/**
 * The form that an FHIR R4 Questionnaire describes, with the parts of SDC that forms know.
 *
 * What has no meaning here is in `left`; it is kept in the form too, and goes back with `toQuestionnaire`.
 * Expressions in FHIRPath become the formula `FHIRPATH("…")`, checked where `foreign` is given; variables stand under `variables`.
 * Throws an `InterchangeError` for what is no Questionnaire, and for one that is larger than a form can be.
 */
export function fromQuestionnaire(resource: unknown, foreign?: ForeignRuntime): ImportedForm {
  const left: Left[] = [];
  const note: Note = (path, what) => void left.push({ path, what });
  const read = readResource(resource, 'Questionnaire', note);
  noteExtensions(read, note);
  noteUnknown(read, note);
  const placed = new Map<string, Placed>();
  const to = createImport(read, placed, note);
  const pages = withKnownOptions(importPages(read, to), placed, read, to.contained);
  const composed = withErrors(compose(read, pages, conditionsOf(placed, to), note), read, placed, note);
  const definition = isOurs(read) ? withoutAnswerSystems(composed) : mend(composed, placed, note, { foreign });
  if (walkQuestions(definition).length > limits.questions)
    throw new InterchangeError('toomanyitems', 'item', `at most ${limits.questions}`);
  return { definition, left };
}

function createImport(resource: Raw, placed: Map<string, Placed>, note: Note): Import {
  const spoken = new Set<string>();
  const ids = new Set<string>();
  for (const item of allItems(resource)) {
    const name = findExtension(item, `${own}name`)?.valueString;
    if (name !== undefined) spoken.add(name);
  }
  return {
    note,
    contained: recordsOf(resource['contained']),
    giveName: createNames(spoken),
    giveId(linkId, path) {
      let id = linkId.trim() === '' ? 'blank' : linkId;
      if (ids.has(id)) note(`${path}.linkId`, invalid.takenLinkId);
      for (let count = 2; ids.has(id); count += 1) id = `${linkId}#${count}`;
      ids.add(id);
      return id;
    },
    place(each) {
      placed.set(each.id, each);
      return each;
    },
    placed: (id) => placed.get(id),
  };
}

/** Groups that say they are pages; else one page for the whole. */
function importPages(resource: Raw, to: Import): readonly Page[] {
  const items = itemsOf(resource);
  const isPaged = items.length > 0 && items.length <= limits.pages && (items.every(isPage) || items.some(isOwnPage));
  if (!isPaged) return [wholePage(resource, items, to)];
  const pages: Page[] = [];
  items.forEach((item, index) => {
    if (isPage(item)) pages.push(importPage(item, `item[${index}]`, to));
    else to.note(`item[${index}]`, 'an item beside the pages');
  });
  return pages;
}

function isPage(item: FhirItem): boolean {
  return (
    item.type === 'group' &&
    item.repeats !== true &&
    controlOf(item) === 'page' &&
    typeof item.linkId === 'string' &&
    item.linkId !== ''
  );
}

function isOwnPage(item: FhirItem): boolean {
  return isPage(item) && findExtension(item, `${own}pageType`) !== undefined;
}

function importPage(item: FhirItem, path: string, to: Import): Page {
  const id = to.giveId(item.linkId, path);
  to.place({ id, item, path });
  if (findExtension(item, known.hidden)?.valueBoolean === true) to.note(path, 'a hidden page is shown');
  if (Reflect.get(item, 'prefix') !== undefined) to.note(`${path}.prefix`, 'the prefix of a page is not shown');
  const written = titleOf(item);
  const title = typeof written === 'string' ? written : (written.en ?? written.fa ?? '');
  const kept: { readonly fhir?: Kept } = isOwnPage(item)
    ? {}
    : { fhir: { item: keep(withoutOwn(without(originalOf(item), 'item'))) } };
  const words = isOwnPage(item) ? {} : { displayTitle: written };
  const ours = without(fromOwnExtensions(item), 'title', 'without') as Partial<Page>;
  const page = {
    id,
    text: title,
    pageType: 'form',
    ...words,
    ...ours,
    ...readVariables(item, path, to.note),
    ...kept,
  } as Page;
  return { ...page, questions: importItems(itemsOf(item), `${path}.`, 0, to) };
}

function wholePage(resource: Raw, items: readonly FhirItem[], to: Import): Page {
  const questions = importItems(items, '', 0, to);
  const kept: { readonly fhir: Kept } = { fhir: { whole: true } };
  return {
    id: to.giveId('page', ''),
    text: textOf(resource['title']) ?? textOf(resource['name']) ?? 'page',
    pageType: 'form',
    ...kept,
    questions,
  };
}

/** One for each question or page that is not always shown. */
function conditionsOf(placed: ReadonlyMap<string, Placed>, { contained, note }: Import): readonly Condition[] {
  const byLinkId = new Map<string, Placed>();
  for (const each of placed.values()) if (!byLinkId.has(each.item.linkId)) byLinkId.set(each.item.linkId, each);
  return [...placed.values()].flatMap((each): Condition[] => {
    const when = whenOf(each, { byLinkId, contained, note });
    return when === undefined ? [] : [{ id: `shows ${each.id}`, kind: 'visibility', target: each.id, when }];
  });
}

/** A form that was made here comes back as it was, finished or not. */
function isOurs(resource: Raw): boolean {
  return extensionsOf(resource).some(({ url }) => url === `${own}schema`);
}

/** The language that the resource says, else that of its words. */
function languageOf(resource: Raw): CoreLanguage {
  const { language } = resource;
  if (typeof language === 'string') return /^fa(?:-|$)/.test(language) ? 'fa' : 'en';
  return isPersian(
    [resource['title'], ...allItems(resource).map(({ text }) => text)].flatMap((text) => textOf(text) ?? []),
  )
    ? 'fa'
    : 'en';
}

/** What a form is for, as its description says; what was changed here is in our own words. */
function openingOf(resource: Raw, ours: object, note: Note): Pick<FormDefinition, 'opening'> {
  const element = resource['_description'] as FhirElement | undefined;
  const purpose = isOurs(resource) ? undefined : fromFhirText(textOf(resource['description']), element);
  const removed = Reflect.get(ours, 'without');
  if (purpose === undefined || (typeof removed === 'string' && removed.split(' ').includes('opening'))) return {};
  noteLanguages(element, '_description', note);
  return { opening: { purpose } };
}

function compose(resource: Raw, pages: readonly Page[], conditions: readonly Condition[], note: Note): FormDefinition {
  const language = languageOf(resource);
  const ours = fromOwnExtensions(resource as FhirElement) as Partial<FormDefinition>;
  const element = resource['_title'] as FhirElement | undefined;
  noteLanguages(element, '_title', note);
  const title =
    fromFhirText(textOf(resource['title']) ?? textOf(resource['name']), element) ??
    textOf(resource['id']) ??
    'Questionnaire';
  const kept: { readonly fhir?: Kept } = isOurs(resource)
    ? {}
    : { fhir: { resource: keep(withoutOwn(without(originalOf(resource), 'item'))) } };
  return {
    schema: 1,
    title,
    language,
    conditions,
    ...openingOf(resource, ours, note),
    ...readVariables(resource as object, '', note),
    ...pick(ours.conditions, 'conditions'),
    ...without(ours, 'schema', 'conditions', 'without'),
    pages,
    ...kept,
  };
}
