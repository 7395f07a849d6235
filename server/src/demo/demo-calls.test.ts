import { expect, test } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addDemoAccounts, demoEmails } from './demo-accounts.ts';
import { callAs, demoCaller } from './demo-calls.ts';

describeEachDatabase('A call of the demo', (database) => {
  /** A call to a server that cannot use its database for the first so many times. */
  async function callAfter(times: number, code: string) {
    await database.clear();
    const server = testServerContext(database.db);
    await addDemoAccounts(server, 'a quiet morning');
    const caller = await demoCaller(server, demoEmails[0]!);
    let tries = 0;
    const busy = new Proxy(server, {
      get(target, key) {
        if (key === 'db' && (tries += 1) <= times) throw Object.assign(new Error('busy'), { code });
        return Reflect.get(target, key) as unknown;
      },
    });
    const reply = await callAs(busy, caller!)(new Date(), '/service/getservices', {}).catch((error: Error) => error);
    return { reply, tries };
  }

  test('is made again where the database did not wait for a row', async () => {
    expect(await callAfter(2, '55P03')).toMatchObject({ reply: { items: [] }, tries: 3 });
  });

  test('fails in the end, and at once for any other reason', async () => {
    expect(await callAfter(9, '55P03')).toMatchObject({ reply: { message: 'busy' }, tries: 5 });
    expect(await callAfter(9, '23505')).toMatchObject({ reply: { message: 'busy' }, tries: 1 });
  });
});
