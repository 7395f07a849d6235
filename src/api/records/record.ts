import type { Refusal } from '../client/client.ts';
import type { Headline, Patient } from '../contract/shapes.ts';
import type { Localized } from '../../engine/definition/types.ts';

/** How far the sending of it has come: it is tried again at `nextAt` (milliseconds), or was refused and waits for a person. */
export type Progress =
  | { readonly state: 'waiting'; readonly attempts: number; readonly nextAt: number; readonly code?: number }
  | { readonly state: 'refused'; readonly code: number; readonly message: string; readonly fields?: Refusal['fields'] };

interface Made {
  /** A UUIDv7, which it keeps on the server, or which leads there to what it was matched to. */
  readonly id: string;
  /** Who made it; nobody else sees or sends it. */
  readonly by: string;
  readonly progress: Progress;
}

/** A patient who was entered without a connection. */
export interface WaitingPatient extends Made {
  readonly kind: 'patient';
  readonly patient: Patient;
  /** What may have arrived although no reply did; what was typed since is a change of it. */
  readonly tried?: Patient;
}

/** A file that was opened without a connection, for a patient who waits as well or whom the server knows. */
export interface WaitingFile extends Made {
  readonly kind: 'file';
  /** Id of the patient. */
  readonly patient: string;
  /** What is known of the patient. */
  readonly details: Patient;
  readonly form: {
    readonly id: string;
    readonly slug: string;
    readonly title: Localized;
    readonly headline: Headline;
    readonly project: string;
  };
}

export type WaitingRecord = WaitingPatient | WaitingFile;

/** When it was made, ISO 8601 UTC: the time in its id. */
export const madeAt = ({ id }: Pick<WaitingRecord, 'id'>): string =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();

export const recordsOf = (server: string): string => `record|${server}|`;
export const filesOf = (server: string): string => `${recordsOf(server)}file|`;
export const recordKey = (server: string, { kind, id }: Pick<WaitingRecord, 'kind' | 'id'>): string =>
  `${recordsOf(server)}${kind}|${id}`;

/** Which record of this device an id means. */
export const isFile = (record: WaitingRecord): record is WaitingFile => record.kind === 'file';
export const isPatient = (record: WaitingRecord): record is WaitingPatient => record.kind === 'patient';

export const untried: Progress = { state: 'waiting', attempts: 0, nextAt: 0 };
