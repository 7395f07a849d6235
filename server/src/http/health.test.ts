import { expect, test } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openTestServer } from '../../test/server.ts';
import { openDatabase } from '../db/database.ts';

describeEachDatabase('Health', (database) => {
  test('is reported to whoever asks, and counts no limit', async () => {
    const server = await openTestServer(testServerContext(database.db), {
      limits: { general: { max: 1, spanMs: 60_000 }, byCall: {} },
    });
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await server.inject('/healthz')).json()).toEqual({ success: true, data: {} });
      expect((await server.inject('/readyz')).json()).toEqual({ success: true, data: {} });
    }
    await server.close();
  });

  test('stays good while the database is away, and readiness does not', async () => {
    const away = await openDatabase(database.config);
    const server = await openTestServer(testServerContext(away));
    expect((await server.inject('/readyz')).statusCode).toBe(200);
    await away.destroy();
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    const ready = await server.inject('/readyz');
    expect([ready.statusCode, ready.json(), ready.headers['retry-after']]).toMatchObject([503, { code: 5030 }, '5']);
    await server.close();
  });
});
