import type { ForeignRuntime } from '../engine/dependencies/foreign.ts';

/** What one entry of the package adds to another: with `porsa/fhir` imported, the forms of `porsa/engine` know FHIRPath. */
export const registered: { foreign?: ForeignRuntime } = {};
