import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { OperationError } from './operation-error.ts';

/** The last row that a lane of a clinic's audit log had when it was sealed. */
export interface Anchor {
  readonly clinic: string;
  readonly lane: number;
  readonly seq: number;
  readonly hash: string;
}

/** The ends of all lanes as they are now: of one clinic, or of all. */
export async function currentAnchors(db: Database, clinic?: string): Promise<readonly Anchor[]> {
  return db
    .selectFrom('audit_heads')
    .select(['clinic', 'lane', 'seq', 'hash'])
    .$if(clinic !== undefined, (select) => select.where('clinic', '=', clinic ?? ''))
    .orderBy('clinic')
    .orderBy('lane')
    .execute();
}

/** One hash that stands for all of them. */
export function sealOf(anchors: readonly Anchor[]): string {
  const ends = anchors.map(({ lane, seq, hash }) => [lane, seq, hash]);
  return createHash('sha256').update(JSON.stringify(ends)).digest('hex');
}

export const anchorLine = ({ clinic, lane, seq, hash }: Anchor): string => `anchor ${clinic} ${lane} ${seq} ${hash}`;

/** Each once, of what was printed earlier, whatever stands around it. Throws where there is something, and no anchor in it. */
export function readAnchors(printed: string): readonly Anchor[] {
  const found = [...printed.matchAll(/anchor (\S+) (\d+) (\d+) ([0-9a-f]{64})/g)];
  if (found.length === 0 && printed !== '') throw new OperationError('The file contains no anchors of an audit log.');
  const anchors = found.map(
    ([text, clinic = '', lane, seq, hash = '']) =>
      [text, { clinic, lane: Number(lane), seq: Number(seq), hash }] as const,
  );
  return [...new Map(anchors).values()];
}
