import { addAccount, firstClinic, hasAccounts } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { ServerContext } from '../context/context.ts';

const people = [
  { email: 'admin@porsa.test', firstName: 'مریم', lastName: 'راد', access: 'admin' },
  { email: 'owner@porsa.test', firstName: 'آرش', lastName: 'صالحی', access: 'user' },
  { email: 'secretary@porsa.test', firstName: 'نسرین', lastName: 'کاظمی', access: 'user' },
  { email: 'expert@porsa.test', firstName: 'بهرام', lastName: 'یوسفی', access: 'user' },
  { email: 'new@porsa.test', firstName: 'سارا', lastName: 'امینی', access: 'user' },
] as const;

export const demoEmails: readonly string[] = people.map((person) => person.email);

type Parts = Pick<ServerContext, 'db' | 'clock'>;

/** Adds the demo's people to a database that has none; false where there are others already. */
export async function addDemoAccounts({ db, clock }: Parts, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    if (await hasAccounts(transaction)) return false;
    const clinic = await firstClinic(transaction, clock());
    for (const person of people)
      await addAccount(transaction, clock(), clinic, { ...person, lang: 'fa', passwordHash });
    return true;
  });
}

/** Gives the demo's people of an earlier start the password that this start prints. Resolves to how many there are. */
export async function renewDemoPassword({ db }: Parts, password: string): Promise<number> {
  const password_hash = await hashPassword(password);
  const renewed = await db
    .updateTable('users')
    .set({ password_hash })
    .where('email', 'in', demoEmails)
    .returning('id')
    .execute();
  return renewed.length;
}
