import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { LaunchResources } from '../form/launch/launch-of.ts';
import type { Flow, FlowKind } from '../sessions/flows.ts';

/** The right to open a form for the patient of a launch, whose ID is its `state`. */
export interface Right extends Flow {
  readonly clinic: string;
  readonly ehr: string;
}

export const rightKind: FlowKind = { owner: 'smart right', purpose: 'smart right' };
/** So long a form may be chosen. */
export const rightMs = 600_000;

/** What the EHR said, until a form is opened for it. */
export interface LaunchDetails {
  readonly patient: Patient;
  readonly resources: LaunchResources;
}

/** What the token of a launch is sealed for. */
export const tokenOwner = (clinic: string, launch: string): string => `ehr token ${clinic}/${launch}`;
/** What the EHR said of its patient. */
export const detailsOwner = (clinic: string, launch: string): string => `ehr patient ${clinic}/${launch}`;
