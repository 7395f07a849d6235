import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import type { UserTable } from '../db/schema/accounts.ts';

export const storeLanguage: Handler<'/user/updateuserlang'> = (context, { lang }) => store(context, { lang });

export const storeCalendar: Handler<'/user/updateuserdatemode'> = (context, { dateMode }) =>
  store(context, { date_mode: dateMode });

export const storeDarkMode: Handler<'/user/updateuserdarkmode'> = (context, { darkMode }) =>
  store(context, { dark_mode: darkMode === undefined ? null : Number(darkMode) });

type Preferences = Pick<UserTable, 'lang' | 'date_mode' | 'dark_mode'>;

async function store(context: Context, values: Partial<Preferences>): Promise<Record<string, never>> {
  const { clinic, id } = signedIn(context);
  await context.db.updateTable('users').set(values).where('clinic', '=', clinic).where('id', '=', id).execute();
  return {};
}
