import type { Context } from '../context/context.ts';
import { hashToken } from '../crypto/tokens.ts';

/** What begins here, goes on elsewhere and is finished here, once. */
export interface Flow {
  readonly state: string;
  /** Milliseconds. */
  readonly ends: number;
}

/** Which flows are meant: one that was sealed for another kind does not open. */
export interface FlowKind {
  readonly owner: string;
  readonly purpose: string;
}

/** The flow as the page that began it keeps it: no other page can finish it, and the server keeps nothing of people who never come back. */
export const sealFlow = <Some extends Flow>(
  { sealer }: Pick<Context, 'sealer'>,
  { owner }: FlowKind,
  flow: Some,
): string => sealer.seal(JSON.stringify(flow), owner);

/** Undefined where it was not sealed here, or has expired. */
export function openFlow<Some extends Flow>(
  { sealer, clock }: Pick<Context, 'sealer' | 'clock'>,
  { owner }: FlowKind,
  sealed: string,
): Some | undefined {
  try {
    const flow = JSON.parse(sealer.open(sealed, owner)) as Some;
    return flow.ends > clock().getTime() ? flow : undefined;
  } catch {
    return undefined;
  }
}

/** Of many uses of one flow exactly one goes on; its trace is tidied away like that of any secret. */
export async function spendFlow(
  { db, clock }: Context,
  { purpose }: FlowKind,
  { state, ends }: Flow,
): Promise<boolean> {
  const now = clock().toISOString();
  const spent = await db
    .insertInto('secrets')
    .values({
      hash: hashToken(`${purpose} ${state}`),
      purpose,
      clinic: null,
      user_id: null,
      category: null,
      data: null,
      created_at: now,
      expires_at: new Date(ends).toISOString(),
      used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}
