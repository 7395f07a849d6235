import type { MemberRole } from '../../../src/api/contract/permissions.ts';
import type { Session } from '../../../src/api/contract/shapes.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { ServerContext } from '../context/context.ts';
import type { Caller } from '../context/caller.ts';
import { ServerError } from '../errors/server-error.ts';
import { standingOf } from '../access/permissions.ts';
import { hasSmsStep } from '../second-step/mobile-number.ts';
import { hasSecondStep } from '../second-step/second-step.ts';
import { keepDevice } from '../accounts/known-devices.ts';
import { issueSecret } from '../accounts/secrets.ts';
import { openSession } from './sessions.ts';

export interface Opening {
  /** A session of this category alone, which a partner opens for a person of theirs: the second step is the partner’s to ask for. */
  readonly category?: string;
  /** The person has passed the second step, or is signed in already. */
  readonly passed?: true;
  /** The browser's token, by which the device is known from now on. */
  readonly device?: string | undefined;
}

/**
 * Opens a session for a person, and returns what the screens keep of it.
 *
 * Whatever way in was used, a password or a link, somebody with a second step gets none yet: the refusal `secondstep`
 * carries a challenge in its place.
 */
export async function sessionReply(
  context: Pick<ServerContext, 'db' | 'clock'> & { readonly caller?: Caller },
  user: UserTable,
  { category, passed, device }: Opening = {},
): Promise<Session> {
  if (category === undefined && !passed && (await hasSecondStep(context.db, user))) {
    const challenge = await issueSecret(context.db, context.clock(), 'secondstep', {
      clinic: user.clinic,
      user: user.id,
    });
    const sms = await hasSmsStep(context.db, user);
    throw new ServerError('secondstep', { data: { challenge, ...(sms && { sms }) } });
  }
  if (device !== undefined && category === undefined) await keepDevice(context.db, context.clock(), user, device);
  const token = await openSession(context, {
    clinic: user.clinic,
    id: user.id,
    category,
    device: context.caller?.device,
    address: context.caller?.address,
  });
  const [roles, clinic] = await Promise.all([rolesOf(context, user), clinicOf(context, user)]);
  return {
    token,
    access: user.access,
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    userRole: roles,
    lang: user.lang,
    dateMode: user.date_mode,
    ...(user.dark_mode === null ? {} : { darkMode: user.dark_mode === 1 }),
    phone: user.phone,
    picture: user.picture,
    ...clinic,
    ...standingOf(user.access === 'admin' && category === undefined, roles),
  };
}

async function rolesOf({ db }: Pick<ServerContext, 'db'>, user: UserTable): Promise<MemberRole[]> {
  const rows = await db
    .selectFrom('members')
    .select('role')
    .distinct()
    .where('clinic', '=', user.clinic)
    .where('user_id', '=', user.id)
    .orderBy('role')
    .execute();
  return rows.map((row) => row.role);
}

async function clinicOf(
  { db }: Pick<ServerContext, 'db'>,
  user: UserTable,
): Promise<Pick<Session, 'store' | 'discount'>> {
  const row = await db
    .selectFrom('clinics')
    .select(['id', 'slug', 'title', 'discount'])
    .where('id', '=', user.clinic)
    .executeTakeFirst();
  if (!row) return { store: null };
  const { discount, title, ...store } = row;
  return { store: { ...store, title: fromJson<Localized>(title) }, ...(discount > 0 && { discount }) };
}
