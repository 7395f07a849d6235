import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { keptOf, unkeep } from '../../../../src/interchange/fhir/resource/keep.ts';
import { launchContextsOf, type LaunchContext } from '../../../../src/interchange/fhir/resource/launch-contexts.ts';
import type { CallingUser } from '../../context/caller.ts';
import type { Context } from '../../context/context.ts';

/** Resources that a form is opened with, by the names that its expressions call them. */
export type LaunchResources = Readonly<Record<string, LaunchResource>>;

export interface LaunchResource {
  readonly resourceType: string;
  readonly [element: string]: unknown;
}

/**
 * What the form is opened with, of the resources that it declares: those that an EHR gave, and the person who is signed in
 * as `user`. Elsewhere the patient is that of the file. Undefined where there is none.
 */
export function launchOf(
  { caller }: Pick<Context, 'caller'>,
  definition: FormDefinition,
  given: LaunchResources = {},
): LaunchResources | undefined {
  const known: LaunchResources = {
    ...(caller.user && !caller.user.scopes && { user: practitioner(caller.user) }),
    ...given,
  };
  const found = contextsOf(definition).flatMap(({ name, types }) => {
    const resource = Object.hasOwn(known, name) ? known[name] : undefined;
    const fits = resource !== undefined && (types.length === 0 || types.includes(resource.resourceType));
    return fits ? [[name, resource] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Resources that a form declares to be opened with. */
export function contextsOf(definition: FormDefinition): readonly LaunchContext[] {
  const known = declared.get(definition);
  if (known !== undefined) return known;
  const contexts = launchContextsOf(unkeep(keptOf(definition).resource));
  declared.set(definition, contexts);
  return contexts;
}

/** Versions never change: each is looked through once. */
const declared = new WeakMap<FormDefinition, readonly LaunchContext[]>();

function practitioner({ id, firstName, lastName }: CallingUser): LaunchResource {
  const name = {
    text: `${firstName} ${lastName}`.trim(),
    ...(firstName !== '' && { given: [firstName] }),
    ...(lastName !== '' && { family: lastName }),
  };
  return { resourceType: 'Practitioner', id, ...(name.text !== '' && { name: [name] }) };
}
