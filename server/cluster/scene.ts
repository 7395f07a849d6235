import type { Finding } from '../load/report.ts';

/** Where a scene is played. */
export interface Ground {
  /** A folder of its own, removed afterwards. */
  readonly folder: string;
  /** The folder of PostgreSQL’s programs, and the paths of the others that the scene needs. */
  readonly programs: string;
  readonly paths: Readonly<Record<string, string>>;
  /** How often something is broken. */
  readonly rounds: number;
}

/** One way to run Porsa on several machines: set up in a folder, under load, broken, verified, cleaned up. */
export interface ClusterScene {
  readonly name: string;
  readonly what: string;
  /** Programs that it needs beside PostgreSQL. */
  readonly needs: readonly string[];
  /** What else is not there; undefined where nothing is missing. */
  lacks?(programs: string): string | undefined;
  play(ground: Ground): Promise<readonly Finding[]>;
}

/** What is undone when a scene ends, the latest first, however it ends. */
export async function withCleanup<T>(work: (later: (undo: () => Promise<unknown>) => void) => Promise<T>): Promise<T> {
  const undone: (() => Promise<unknown>)[] = [];
  try {
    return await work((undo) => undone.unshift(undo));
  } finally {
    for (const undo of undone) await undo().catch(() => undefined);
  }
}
