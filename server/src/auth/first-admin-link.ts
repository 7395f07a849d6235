import type { ServerContext } from '../http/handler.ts';
import { hasAccounts } from './accounts.ts';
import { issueSecret } from './secrets.ts';

/**
 * The link that makes the first admin, or undefined where somebody has an account already.
 *
 * Each start makes a new one and the older ones die.
 */
export async function firstAdminLink({ db, clock, config }: Pick<ServerContext, 'db' | 'clock' | 'config'>): Promise<string | undefined> {
  if (await hasAccounts(db)) return undefined;
  const secret = await issueSecret(db, clock(), 'firstadmin');
  return `${config.publicUrl}/activation/${secret}/`;
}
