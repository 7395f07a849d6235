import { createEngine } from '../../engine/create-engine.ts';
import { allCapabilities } from './all-capabilities.ts';

/**
 * A form being filled in, from a definition that was checked before and has no FHIRPath.
 *
 * Throws `InvalidDefinitionError` when the definition cannot run all the same.
 */
export const { createForm } = createEngine(allCapabilities);
