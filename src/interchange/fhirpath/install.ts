import { installForeign } from '../../engine/foreign/foreign.ts';
import { fhirPathRuntime } from './runtime.ts';

/** From now on formulas can call `FHIRPATH("…")`. */
export function installFhirPath(): void {
  installForeign(fhirPathRuntime);
}
