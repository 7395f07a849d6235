import { allCapabilities } from '../../../src/fields/form/all-capabilities.ts';
import { createLoadingEngine } from '../../../src/fields/form/loading-engine.ts';
import { loadFhirPath } from '../../../src/interchange/fhir/fhirpath/load-fhirpath.ts';

/** The engine that fills forms as the browser did; FHIRPath is loaded with the first form that has some. */
export const formEngine = createLoadingEngine(allCapabilities, [loadFhirPath]);
