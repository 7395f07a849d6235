import type { Selectable } from 'kysely';
import type { Context } from '../context/context.ts';
import type { ShortLinkTable } from '../db/schema/colleagues.ts';
import { ServerError } from '../errors/server-error.ts';

export type LinkRow = Selectable<ShortLinkTable>;

/** Opening a form, or sending what was filled in since. */
export type Stage = 'open' | 'send';

export type LinkState = 'open' | 'used' | 'expired' | 'revoked';

/** Whoever opened a form in time has so long to send it: filling takes its time, and so may the way to the server. */
export const graceMs = 24 * 60 * 60 * 1000;

/** What a link is at a moment. */
export function linkState(
  row: Pick<LinkRow, 'revoked_at' | 'used_at' | 'expires_at'>,
  now: Date,
  stage: Stage = 'open',
): LinkState {
  if (row.revoked_at !== null) return 'revoked';
  if (row.used_at !== null) return 'used';
  const since = new Date(now.getTime() - (stage === 'send' ? graceMs : 0)).toISOString();
  return row.expires_at !== null && row.expires_at <= since ? 'expired' : 'open';
}

const refusals = { used: 'linkused', expired: 'linkexpired', revoked: 'linkrevoked' } as const;

/** Throws why a link cannot be opened, or filled by. */
export function assertLive(row: LinkRow, now: Date, stage: Stage = 'open'): void {
  const state = linkState(row, now, stage);
  if (state !== 'open') throw new ServerError(refusals[state]);
}

/** The row of a link that can be opened, or filled by. Throws why it cannot. */
export async function liveLink(context: Context, link: string, stage: Stage): Promise<LinkRow> {
  const row = await context.db.selectFrom('short_links').selectAll().where('link', '=', link).executeTakeFirst();
  if (row === undefined) throw new ServerError('deadlink');
  assertLive(row, context.clock(), stage);
  return row;
}
