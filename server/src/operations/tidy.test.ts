import { beforeEach, expect, it } from 'vitest';
import { testClock, testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson } from '../../test/server.ts';
import { countUse } from '../accounts/count-use.ts';
import { issueSecret, useSecret } from '../accounts/secrets.ts';
import { createMailQueue } from '../mail/create-mail-queue.ts';
import { keptMs, tidy } from './tidy.ts';

describeEachDatabase('Tidying', (database) => {
  beforeEach(() => database.clear());
  const hour = 3_600_000;

  it('removes links that were used or are too old a day later, and no live one', async () => {
    const clock = testClock();
    const { user } = await addPerson({ db: database.db, clock }, { email: 'mina@clinic.test' });
    const owner = { clinic: user.clinic, user: user.id };
    const used = await issueSecret(database.db, clock(), 'activation', owner);
    await useSecret(database.db, clock(), 'activation', used);
    await issueSecret(database.db, clock(), 'reset', owner);
    clock.advance(keptMs.secret + hour);
    await issueSecret(database.db, clock(), 'emailcode', owner);
    await tidy(database.db, clock);
    expect(await database.db.selectFrom('secrets').select('purpose').execute()).toEqual([{ purpose: 'emailcode' }]);
  });

  it('leaves a link of a day to be used on its last minute', async () => {
    const clock = testClock();
    const { user } = await addPerson({ db: database.db, clock }, { email: 'mina@clinic.test' });
    const secret = await issueSecret(database.db, clock(), 'activation', { clinic: user.clinic, user: user.id });
    clock.advance(24 * hour - 60_000);
    await tidy(database.db, clock);
    expect(await useSecret(database.db, clock(), 'activation', secret)).toMatchObject({ purpose: 'activation' });
  });

  it('forgets counts of spans that are over, and none that still holds somebody back', async () => {
    const clock = testClock();
    await countUse({ db: database.db, clock }, 'resetFrom', 'mina@clinic.test');
    clock.advance(keptMs.counter + 1);
    await countUse({ db: database.db, clock }, 'resetFrom', 'sara@clinic.test');
    await tidy(database.db, clock);
    expect(await database.db.selectFrom('counters').select('since').execute()).toEqual([
      { since: clock().toISOString() },
    ]);
  });

  it('forgets who got an email a month ago, and keeps what still waits', async () => {
    const clock = testClock();
    const { logger } = testServerContext(database.db);
    let isAway = false;
    const send = async () => {
      if (isAway) throw new Error('away');
    };
    const mail = createMailQueue({ db: database.db, clock, logger, transport: { send, close: () => undefined } });
    await mail.add({ to: 'sent@clinic.test', subject: 'Hello', text: 'Hello' });
    await mail.deliver();
    isAway = true;
    await mail.add({ to: 'waits@clinic.test', subject: 'Hello', text: 'Hello' });
    await mail.deliver();
    clock.advance(keptMs.message + 1);
    await tidy(database.db, clock);
    expect(await database.db.selectFrom('mails').select('recipient').execute()).toEqual([
      { recipient: 'waits@clinic.test' },
    ]);
  });
});
