import { allCapabilities } from '../fields/form/all-capabilities.ts';
import { createLoadingEngine } from '../fields/form/loading-engine.ts';
import { loadFhirPath } from '../interchange/fhir/fhirpath/load-fhirpath.ts';

/** The engine that computes printed forms. */
export const reportEngine = createLoadingEngine(allCapabilities, [loadFhirPath]);
