import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { recordsOf, type Raw } from '../../shared/raw.ts';
import type { Environment } from '../fhirpath/library.ts';
import type { Evaluation, KnownResources } from './evaluation.ts';
import type { ResourceQuery } from './extraction-context.ts';

/** The resources that a query finds among those that are known, and the query as it would be sent. */
export interface FoundResources {
  readonly resources: readonly Raw[];
  /** `Patient?identifier=…`; undefined where a part of it cannot be computed. */
  readonly query?: string;
}

export function findKnown(
  { expression, isQuery, name }: ResourceQuery,
  element: Raw,
  environment: Environment,
  evaluation: Evaluation,
): FoundResources {
  if (!isQuery) return { resources: evaluation.evaluate(expression, element, environment).filter(isResource) };
  const named = name === undefined ? [] : entriesOf(evaluation.known[name] ?? []);
  let isWhole = true;
  const query = expression.replace(/\{\{(.*?)\}\}/gs, (_, inner: string) => {
    const values = evaluation.evaluate(inner, element, environment).filter((value) => typeof value !== 'object');
    if (values.length === 0) isWhole = false;
    return values.map(String).map(encodeURIComponent).join(',');
  });
  if (!isWhole) return { resources: named };
  const [, type = '', id, search = ''] = /^\/?([A-Za-z]+)(?:\/([^?/]+))?(?:\?(.*))?$/s.exec(query) ?? [];
  const ids = id === undefined ? (/(?:^|&)_id=([^&]*)/.exec(search)?.[1] ?? '').split(',') : [id];
  const found = allKnown(evaluation.known).filter(
    (each) => each['resourceType'] === type && ids.some((one) => one !== '' && decodeURIComponent(one) === each['id']),
  );
  return { resources: named.length > 0 ? named : found, query };
}

/** The known resource of that type and id. */
export function knownAs(type: string, id: string, { known }: Evaluation): Raw | undefined {
  return allKnown(known).find((each) => each['resourceType'] === type && each['id'] === id);
}

const allKnown = (known: KnownResources): readonly Raw[] => entriesOf(Object.values(known).flat());

/** A Bundle stands for the resources in it. */
const entriesOf = (resources: readonly Raw[]): readonly Raw[] =>
  resources.flatMap((each) =>
    each['resourceType'] === 'Bundle'
      ? recordsOf(each['entry']).flatMap(({ resource }) => (isRecord(resource) ? [resource] : []))
      : [each],
  );

const isResource = (value: unknown): value is Raw => isRecord(value) && typeof value['resourceType'] === 'string';
