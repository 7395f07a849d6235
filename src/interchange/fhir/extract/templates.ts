import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { extensionsOf, itemsOf, recordsOf, without, type Raw } from '../../shared/raw.ts';
import type { Environment } from '../fhirpath/library.ts';
import type { Evaluation } from './evaluation.ts';
import type { MadeEntry } from './made-entry.ts';

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const [extract, bundle] = [`${sdc}templateExtract`, `${sdc}templateExtractBundle`];
const [context, value] = [`${sdc}templateExtractContext`, `${sdc}templateExtractValue`];

/**
 * The resources that contained templates make of a response: each time that an item with a template stands in it, its
 * elements are filled by their expressions, repeated for each value of their context, and left out where there is none.
 */
export function extractByTemplates(questionnaire: Raw, response: Raw, evaluation: Evaluation): readonly MadeEntry[] {
  const entries: MadeEntry[] = [];
  const making: Making = { contained: recordsOf(questionnaire['contained']), entries, ...evaluation };
  walk(questionnaire, [response], {}, making);
  return entries;
}

interface Making extends Pick<Evaluation, 'evaluate' | 'allocated'> {
  readonly contained: readonly Raw[];
  readonly entries: MadeEntry[];
}

/** A Questionnaire, or an item of it, in each place where it stands in the response. */
function walk(asked: Raw, given: readonly Raw[], around: Environment, making: Making): void {
  for (const element of given) {
    const environment = { ...around, ...making.allocated(asked, element) };
    for (const extension of extensionsOf(asked)) makeOf(extension, element, environment, making);
    const inner = [
      ...recordsOf(element['item']),
      ...recordsOf(element['answer']).flatMap((each) => recordsOf(each['item'])),
    ];
    for (const item of itemsOf(asked))
      walk(
        item as unknown as Raw,
        inner.filter(({ linkId }) => linkId === item.linkId),
        environment,
        making,
      );
  }
}

function makeOf(extension: Raw, element: Raw, environment: Environment, making: Making): void {
  const parts = extensionsOf(extension);
  const part = (name: string): Raw | undefined => parts.find(({ url }) => url === name);
  const reference = extension['url'] === bundle ? extension['valueReference'] : part('template')?.['valueReference'];
  if ((extension['url'] !== extract && extension['url'] !== bundle) || !isRecord(reference)) return;
  const template = making.contained.find(({ id }) => `#${String(id)}` === reference['reference']);
  if (template === undefined) return;
  const [resource] = fill(without(template, 'id'), element, environment, making);
  if (!isRecord(resource)) return;
  if (resource['resourceType'] === 'Bundle') {
    for (const entry of recordsOf(resource['entry']))
      if (isRecord(entry['resource'])) making.entries.push(entry as unknown as MadeEntry);
    return;
  }
  const one = (name: string): string | undefined => {
    const expression = part(name)?.['valueString'];
    const [found] = typeof expression === 'string' ? making.evaluate(expression, element, environment) : [];
    return typeof found === 'string' ? found : undefined;
  };
  const [id, fullUrl] = [one('resourceId'), one('fullUrl')];
  const url = `${String(resource['resourceType'])}/${id ?? ''}`;
  making.entries.push({
    ...(fullUrl !== undefined && { fullUrl }),
    resource: id === undefined ? resource : { ...resource, id },
    ...(id !== undefined && { request: { method: 'PUT', url } }),
  });
}

/** An element of a template, filled: none where its context is, several where that is several. */
function fill(template: unknown, element: unknown, environment: Environment, making: Making): readonly unknown[] {
  if (!isRecord(template)) return [template];
  const expressions = expressionsOf(template);
  const contexts =
    expressions.context === undefined ? [element] : making.evaluate(expressions.context, element, environment);
  return contexts.flatMap((each) => {
    if (expressions.value !== undefined) return making.evaluate(expressions.value, each, environment);
    const filled = fillKeys(withoutExpressions(template), each, environment, making);
    return Object.keys(filled).length === 0 ? [] : [filled];
  });
}

function fillKeys(template: Raw, element: unknown, environment: Environment, making: Making): Raw {
  const entries = Object.entries(template).flatMap(([key, inner]): (readonly [string, unknown])[] => {
    if (key.startsWith('_')) return fillPrimitive(key.slice(1), inner, element, environment, making);
    if (!Array.isArray(inner))
      return fill(inner, element, environment, making)
        .slice(0, 1)
        .map((found) => [key, found]);
    const found = inner.flatMap((each) => fill(each, element, environment, making));
    return found.length === 0 ? [] : [[key, found]];
  });
  return Object.fromEntries(entries);
}

/** `_birthDate` says what `birthDate` is. */
function fillPrimitive(
  key: string,
  inner: unknown,
  element: unknown,
  environment: Environment,
  making: Making,
): (readonly [string, unknown])[] {
  const isList = Array.isArray(inner);
  const found = [inner].flat().flatMap((each) => {
    const expressions = isRecord(each) ? expressionsOf(each) : {};
    if (expressions.value === undefined) return [];
    const contexts =
      expressions.context === undefined ? [element] : making.evaluate(expressions.context, element, environment);
    return contexts.flatMap((one) => making.evaluate(expressions.value ?? '', one, environment));
  });
  if (found.length === 0) return [];
  return [[key, isList ? found : found[0]]];
}

function expressionsOf(element: Raw): { readonly context?: string; readonly value?: string } {
  const find = (wanted: string): string | undefined => {
    const found = extensionsOf(element).find(({ url }) => url === wanted) as Raw | undefined;
    const { valueString, valueExpression } = found ?? {};
    const text = valueString ?? (isRecord(valueExpression) ? valueExpression['expression'] : undefined);
    return typeof text === 'string' ? text : undefined;
  };
  const [around, own] = [find(context), find(value)];
  return { ...(around !== undefined && { context: around }), ...(own !== undefined && { value: own }) };
}

function withoutExpressions(element: Raw): Raw {
  const kept = extensionsOf(element).filter(({ url }) => url !== context && url !== value);
  return { ...without(element, 'extension'), ...(kept.length > 0 && { extension: kept }) };
}
