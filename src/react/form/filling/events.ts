import type { Answers } from '../../../engine/definition/types.ts';

export interface ChangeDetail {
  readonly answers: Answers;
  readonly changed: readonly string[];
}
export interface SubmitDetail {
  readonly id: string;
  readonly answers: Answers;
  readonly version?: number;
  /** The files that the answers name, as far as they were chosen in this page, by the id in the answer. */
  readonly files: ReadonlyMap<string, File>;
}
/** `sent`: the server has it. `waiting`: it is kept, on the device where the browser allows it, and sent once the server can be reached. `computed` is the server's. */
export interface SaveDetail extends Omit<SubmitDetail, 'files'> {
  readonly outcome: 'sent' | 'waiting';
  readonly computed?: Answers;
}
