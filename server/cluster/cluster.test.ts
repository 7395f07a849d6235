import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { withCleanup } from './scene.ts';
import { proxySettings } from './support/haproxy.ts';
import { patroniSettings } from './support/patroni.ts';

it('reads its options, and refuses what it does not know', () => {
  expect(readOptions([], ['processes', 'failover'])).toEqual({ scenes: ['processes', 'failover'], rounds: 3 });
  expect(readOptions(['failover', '--rounds', '5'], ['failover'])).toEqual({ scenes: ['failover'], rounds: 5 });
  expect(() => readOptions(['storm'], ['failover'])).toThrow('no scene "storm"');
  expect(() => readOptions(['--rounds', '0'], ['failover'])).toThrow('--rounds');
});

it('sends calls to processes that are ready, and the database’s connections to the node that leads', () => {
  const settings = proxySettings(
    [
      { mode: 'http', check: '/readyz', servers: [{ port: 8081 }, { port: 8082 }] },
      { mode: 'tcp', check: '/primary', servers: [{ port: 5433, checkPort: 8008 }] },
    ],
    [8080, 5432],
  );
  expect(settings).toContain('option httpchk GET /readyz');
  expect(settings).toContain('server s2 127.0.0.1:8082 check\n');
  expect(settings).toContain('server s1 127.0.0.1:5433 check port 8008');
  expect(settings.match(/on-marked-down shutdown-sessions/g)).toHaveLength(2);
});

it('has Patroni acknowledge nothing that one node alone has', () => {
  const node = { name: 'node1', port: 5433, statusPort: 8008 };
  const { bootstrap } = patroniSettings(node, ['127.0.0.1:2379'], '/data', '/programs');
  expect(bootstrap.dcs).toMatchObject({
    synchronous_mode: true,
    synchronous_mode_strict: true,
    maximum_lag_on_failover: 0,
  });
});

it('undoes what a scene has set up, the latest first, however it ends', async () => {
  const undone: string[] = [];
  const play = withCleanup(async (later) => {
    later(async () => undone.push('database'));
    later(async () => {
      undone.push('server');
      throw new Error('It is gone already.');
    });
    throw new Error('The scene broke off.');
  });
  await expect(play).rejects.toThrow('broke off');
  expect(undone).toEqual(['server', 'database']);
});
