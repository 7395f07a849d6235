import type { Session } from '../../../src/api/contract/shapes.ts';
import type { UserTable } from '../db/schema.ts';
import type { ServerContext } from '../http/handler.ts';
import { openSession } from './sessions.ts';

/** Opens a session for a person and tells what the screens keep of it. */
export async function sessionReply(context: Pick<ServerContext, 'db' | 'clock'>, user: UserTable): Promise<Session> {
  const token = await openSession(context, user);
  const [roles, clinic] = await Promise.all([rolesOf(context, user), clinicOf(context, user)]);
  return {
    token, access: user.access, id: user.id, firstName: user.first_name, lastName: user.last_name, userRole: roles,
    lang: user.lang, dateMode: user.date_mode, phone: user.phone, picture: user.picture, store: clinic,
  };
}

async function rolesOf({ db }: Pick<ServerContext, 'db'>, user: UserTable): Promise<string[]> {
  const rows = await db.selectFrom('members').select('role').distinct().where('clinic', '=', user.clinic).where('user_id', '=', user.id).orderBy('role').execute();
  return rows.map((row) => row.role);
}

async function clinicOf({ db }: Pick<ServerContext, 'db'>, user: UserTable): Promise<Session['store']> {
  const row = await db.selectFrom('clinics').select(['id', 'slug', 'title']).where('id', '=', user.clinic).executeTakeFirst();
  return row ? { ...row, title: JSON.parse(row.title) as NonNullable<Session['store']>['title'] } : null;
}
