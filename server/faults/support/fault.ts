import type { DatabaseKind, Ground } from './scene.ts';

/** What came of a fault, tried so many times. */
export interface Outcome {
  readonly acknowledged: number;
  /** What was not as it must be; none where the fault was withstood. */
  readonly faults: readonly string[];
  /** The longest time until entries were acknowledged again, in milliseconds. */
  readonly slowestMs?: number;
  readonly note?: string;
}

/** Something that goes wrong, and what must hold nevertheless. */
export interface Fault {
  readonly id: string;
  readonly what: string;
  /** How often a full run tries it. */
  readonly times: number;
  readonly databases: readonly DatabaseKind[];
  /** It makes and mounts file systems. */
  readonly needsRoot?: boolean;
  run(ground: Ground, times: number): Promise<Outcome>;
}
