import { extensionsOf, textOf, type Raw } from '../../shared/raw.ts';
import { known } from './addresses.ts';

/** A resource that a form is opened with, as its Questionnaire declares it. */
export interface LaunchContext {
  /** What expressions call it: `user` for `%user`. */
  readonly name: string;
  /** The kinds of resource that it may be; none said: any. */
  readonly types: readonly string[];
  readonly takesSeveral: boolean;
}

/** The contexts that a Questionnaire declares; one without a name is none. */
export function launchContextsOf(resource: object | undefined): readonly LaunchContext[] {
  return extensionsOf(resource).flatMap((extension) => launchContextIn(extension) ?? []);
}

/** The context that this extension declares; undefined for another extension. */
export function launchContextIn(extension: Raw): LaunchContext | undefined {
  if (extension['url'] !== known.launchContext) return undefined;
  const parts = extensionsOf(extension);
  const named = parts.find(({ url }) => url === 'name');
  const name = textOf(named?.['valueId'] ?? named?.valueCoding?.code);
  if (name === undefined) return undefined;
  return {
    name,
    types: parts.flatMap((part) => (part.url === 'type' && textOf(part.valueCode)) || []),
    takesSeveral: parts.some(({ url, valueBoolean }) => url === 'multiplesAllowed' && valueBoolean === true),
  };
}
