import { isRecord } from '../../../engine/definition/walk-questions.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { extensionsOf, itemsOf, textOf, type Raw } from '../../shared/raw.ts';
import { isResourceType } from '../fhirpath/library.ts';

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const legacy = `${sdc}itemExtractionContext`;
const extract = `${sdc}definitionExtract`;
const extractValue = `${sdc}definitionExtractValue`;
const core = 'http://hl7.org/fhir/StructureDefinition/';

/** An expression that finds the resources that are to be updated. */
export interface ResourceQuery {
  readonly expression: string;
  readonly isQuery: boolean;
  /** By which the result may be given. */
  readonly name?: string;
}

/** A resource that an item makes each time that it stands in a response. */
export interface ExtractionContext {
  readonly type: string;
  readonly canonical: string;
  readonly profile?: string;
  readonly query?: ResourceQuery;
  /** Expressions of the entry: `fullUrl`, and conditions of the request. */
  readonly entry: Readonly<Record<string, string>>;
}

export const conditions = ['ifNoneMatch', 'ifModifiedSince', 'ifMatch', 'ifNoneExist'] as const;

/** The resources that an item, or a Questionnaire, makes. */
export function contextsOf(asked: object): readonly ExtractionContext[] {
  return extensionsOf(asked).flatMap((extension) => {
    if (extension.url === legacy) return legacyContext(extension);
    if (extension.url !== extract) return [];
    const part = (name: string): Raw | undefined => extensionsOf(extension).find(({ url }) => url === name);
    const definition = part('definition');
    const canonical = (textOf(definition?.['valueCanonical'] ?? definition?.['valueUri']) ?? '').replace(/\|.*/s, '');
    const type = typeOf(canonical, asked);
    if (type === undefined) return [];
    const entry = ['fullUrl', ...conditions].flatMap((name) => {
      const expression = textOf(part(name)?.['valueString']);
      return expression === undefined ? [] : [[name, expression] as const];
    });
    return [
      { type, canonical, entry: Object.fromEntries(entry), ...(!canonical.startsWith(core) && { profile: canonical }) },
    ];
  });
}

function legacyContext(extension: Raw): readonly ExtractionContext[] {
  const { valueCode, valueExpression } = extension;
  const expression = isRecord(valueExpression) ? textOf(valueExpression['expression']) : undefined;
  const name = isRecord(valueExpression) ? textOf(valueExpression['name']) : undefined;
  const isQuery = isRecord(valueExpression) && valueExpression['language'] === 'application/x-fhir-query';
  const type = textOf(valueCode) ?? (isQuery ? /^[A-Z][A-Za-z]+/.exec(expression ?? '')?.[0] : '');
  if (type === undefined || (type !== '' && !isResourceType(type))) return [];
  const query = expression === undefined ? {} : { query: { expression, isQuery, ...(name !== undefined && { name }) } };
  return [{ type, canonical: core + type, entry: {}, ...query }];
}

/** The resource type of a profile: its own name, or that which the definitions under it begin with. */
function typeOf(canonical: string, asked: object): string | undefined {
  const name = canonical.split('/').at(-1) ?? '';
  if (canonical.startsWith(core) && isResourceType(name)) return name;
  const [, type = ''] =
    /^[^#]*#([A-Za-z]+)/.exec(definitionsIn(asked).find((each) => partsOf(each).canonical === canonical) ?? '') ?? [];
  return isResourceType(type) ? type : isResourceType(name) ? name : undefined;
}

function definitionsIn(asked: object): readonly string[] {
  return [
    ...valuesOf(asked).map(({ definition }) => definition),
    ...[definitionOf(asked) ?? []].flat(),
    ...itemsOf(asked).flatMap(definitionsIn),
  ];
}

/** A value that needs no answer: one that is fixed, or is computed. */
export interface ExtractedValue {
  readonly definition: string;
  readonly fixed?: unknown;
  readonly expression?: string;
}

export function valuesOf(asked: object): readonly ExtractedValue[] {
  return extensionsOf(asked).flatMap((extension) => {
    if (extension.url !== extractValue) return [];
    const part = (name: string): Raw | undefined => extensionsOf(extension).find(({ url }) => url === name);
    const definition = textOf(part('definition')?.['valueUri'] ?? part('definition')?.['valueCanonical']);
    const given = part('fixed-value') ?? part('fixedValue') ?? {};
    const [, fixed] = Object.entries(given).find(([key]) => key.startsWith('value')) ?? [];
    const { valueExpression, valueString } = part('expression') ?? {};
    const expression = textOf(isRecord(valueExpression) ? valueExpression['expression'] : valueString);
    if (definition === undefined || (fixed === undefined && expression === undefined)) return [];
    return [{ definition, ...(fixed === undefined ? { expression: expression ?? '' } : { fixed }) }];
  });
}

export function definitionOf(item: FhirItem | object): string | undefined {
  return textOf(Reflect.get(item, 'definition'));
}

/** `…/Patient` and `Patient.birthDate` of `…/Patient#Patient.birthDate`. */
export function partsOf(definition: string): { readonly canonical: string; readonly elementId: string } {
  const [canonical = '', elementId = ''] = definition.split('#');
  return { canonical: canonical.replace(/\|.*/s, ''), elementId };
}

/** Names under which the results of queries may be given. */
export function queryNames(asked: object): readonly string[] {
  return [...contextsOf(asked).flatMap(({ query }) => query?.name ?? []), ...itemsOf(asked).flatMap(queryNames)];
}
