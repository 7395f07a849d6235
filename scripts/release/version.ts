import { gt, inc, valid } from 'semver';

const steps = ['major', 'minor', 'patch'] as const;
const isStep = (text: string): text is (typeof steps)[number] => (steps as readonly string[]).includes(text);

/** The version that a release is called: one that is greater than the present, given whole or as the part that it raises. */
export function nextVersion(present: string, wanted: string | undefined): string {
  const next = isStep(wanted ?? '') ? inc(present, wanted as (typeof steps)[number]) : valid(wanted);
  if (next === null) throw new Error(`Say which version: ${steps.join(', ')}, or one such as 1.2.3`);
  if (!gt(next, present)) throw new Error(`${next} is not after ${present}`);
  return next;
}

/** A package or lock file with the version of a release in place of the present one, in each of the places that name it. */
export function withVersion(text: string, places: readonly (readonly string[])[], version: string): string {
  const json = JSON.parse(text) as Record<string, unknown>;
  for (const place of places) {
    const holder = place.reduce((node, name) => node[name] as Record<string, unknown>, json);
    if (typeof holder['version'] !== 'string') throw new Error(`${place.join('/') || 'The file'} has no version`);
    holder['version'] = version;
  }
  return `${JSON.stringify(json, null, 2)}\n`;
}
