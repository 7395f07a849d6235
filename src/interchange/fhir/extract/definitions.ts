import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { findExtension } from '../../../fields/fhir/extensions.ts';
import type { FhirAnswer, FhirElement, FhirItem } from '../../../fields/fhir/types.ts';
import { recordsOf, type Left, type Raw } from '../../shared/raw.ts';
import { answeredItems, type AnsweredItem } from './extract-items.ts';
import { isList, isKnownResource, typeAt } from './resource-shapes.ts';

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const context = `${sdc}itemExtractionContext`;
const extract = `${sdc}definitionExtract`;
const fixed = `${sdc}definitionExtractValue`;

/** Resources that a response makes, and what of it none could take. */
export interface ExtractedResources {
  readonly resources: readonly Raw[];
  readonly left: readonly Left[];
}

/**
 * The resources that items fill by their `definition`, such as `…/StructureDefinition/Patient#Patient.birthDate`.
 *
 * Which resource an item fills says the nearest `itemExtractionContext` or `definitionExtract` around it; each time that
 * the item with it stands in the response is a resource of its own.
 */
export function extractByDefinition(questionnaire: Raw, response: Raw): ExtractedResources {
  const left: Left[] = [];
  const resources: Making[] = [];
  const root = begin(questionnaire as unknown as FhirElement, resources, undefined);
  for (const answered of answeredItems(questionnaire, response)) fill(answered, root, resources, left);
  return { resources: resources.filter(({ isFilled }) => isFilled).map(({ resource }) => resource), left };
}

interface Making {
  readonly type: string;
  readonly resource: Record<string, unknown>;
  /** Where a group stands whose items fill one element of a list. */
  readonly at?: { readonly path: string; readonly element: Record<string, unknown> };
  isFilled: boolean;
}

function begin(element: FhirElement, resources: Making[], around: Making | undefined): Making | undefined {
  const type = contextOf(element);
  if (type === undefined || !isKnownResource(type)) return around;
  const making: Making = { type, resource: { resourceType: type }, isFilled: false };
  for (const { path, value } of fixedValues(element, type)) set(making, path, value);
  resources.push(making);
  return making;
}

/** The type of the resource that an element begins. */
function contextOf(element: FhirElement): string | undefined {
  const old = findExtension(element, context) as
    { readonly valueCode?: string; readonly valueExpression?: Raw } | undefined;
  const named = old?.valueCode ?? /^[A-Z][A-Za-z]+/.exec(String(old?.valueExpression?.['expression'] ?? ''))?.[0];
  if (named !== undefined) return named;
  const parts = findExtension(element, extract)?.extension ?? [];
  const canonical = parts.find(({ url }) => url === 'definition') as { readonly valueCanonical?: string } | undefined;
  return canonical?.valueCanonical?.replace(/\|.*/s, '').split('/').at(-1);
}

function fixedValues(
  element: FhirElement,
  type: string,
): readonly { readonly path: string; readonly value: unknown }[] {
  return (element.extension ?? [])
    .filter(({ url }) => url === fixed)
    .flatMap(({ extension = [] }) => {
      const definition = extension.find(({ url }) => url === 'definition') as Raw | undefined;
      const value = extension.find(({ url }) => url === 'fixed-value') as Raw | undefined;
      const [, given] = Object.entries(value ?? {}).find(([key]) => key.startsWith('value')) ?? [];
      const path = pathOf(String(definition?.['valueUri'] ?? ''), type);
      return path === undefined || given === undefined ? [] : [{ path, value: given }];
    });
}

function fill(answered: AnsweredItem, around: Making | undefined, resources: Making[], left: Left[]): void {
  const { item, answers, inner } = answered;
  const own = begin(item, resources, around);
  const definition = definitionOf(item);
  const path = own === undefined || definition === undefined ? undefined : pathOf(definition, own.type);
  let making = own;
  if (own !== undefined && path !== undefined) {
    if (item.type === 'group' && isList(own.type, path)) making = withElement(own, path);
    else for (const answer of answers) put(own, path, answer, item, left);
  } else if (definition !== undefined && answers.length > 0)
    left.push({ path: item.linkId, what: `no resource to be made has ${definition}` });
  for (const each of inner) fill(each, making, resources, left);
  if (making !== own && own !== undefined && making?.isFilled === true) own.isFilled = true;
}

/** Items of a repeated group fill an element of their own. */
function withElement(making: Making, path: string): Making {
  const element = {};
  set(making, path, element);
  return { ...making, at: { path, element }, isFilled: false };
}

function definitionOf(item: FhirItem): string | undefined {
  const definition: unknown = Reflect.get(item, 'definition');
  return typeof definition === 'string' ? definition : undefined;
}

/** `birthDate` of `…#Patient.birthDate`; slices are of no matter. */
function pathOf(definition: string, type: string): string | undefined {
  const [, element = ''] = definition.split('#');
  const prefix = `${type}.`;
  const path = element.startsWith(prefix) ? element.slice(prefix.length).replace(/:[^.]*/g, '') : '';
  return /^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*(?:\[x\])?$/.test(path) ? path : undefined;
}

function put(making: Making, path: string, answer: FhirAnswer, item: FhirItem, left: Left[]): void {
  const [[key, value] = ['', undefined]] = Object.entries(answer).filter(([name]) => name.startsWith('value'));
  const type = typeAt(making.type, path);
  const made = convert(key, value, type);
  if (made === undefined) left.push({ path: item.linkId, what: `an answer that ${making.type}.${path} does not take` });
  else {
    set(making, path.replace(/\[x\]$/, key.slice('value'.length)), made);
    making.isFilled = true;
  }
}

/** A coding where a code, or a concept, is wanted is one. */
function convert(key: string, value: unknown, type: string | undefined): unknown {
  if (key !== 'valueCoding') return typeof value === 'object' && type === 'code' ? undefined : value;
  const { extension: _score, ...coding } = value as Raw;
  if (type === 'code') return coding['code'];
  return type === 'Coding' ? coding : { coding: [coding] };
}

/** Sets the element at a path; of a list, one more where it is the last step, and its first one on the way. */
function set(making: Making, path: string, value: unknown): void {
  const { at } = making;
  const isInside = at !== undefined && path.startsWith(`${at.path}.`);
  let target = isInside ? at.element : making.resource;
  const steps = (isInside ? path.slice(at.path.length + 1) : path).split('.');
  let walked = isInside ? at.path : '';
  steps.forEach((step, index) => {
    walked = walked === '' ? step : `${walked}.${step}`;
    const isRepeated = isList(making.type, walked);
    if (index === steps.length - 1) {
      const known = isRepeated && Object.hasOwn(target, step) ? target[step] : [];
      target[step] = isRepeated ? [...(known as readonly unknown[]), value] : value;
      return;
    }
    const known = Object.hasOwn(target, step) ? target[step] : undefined;
    const next = isRepeated ? recordsOf(known)[0] : known;
    const made = (isRecord(next) ? next : {}) as Record<string, unknown>;
    if (made !== next) target[step] = isRepeated ? [made] : made;
    target = made;
  });
}
