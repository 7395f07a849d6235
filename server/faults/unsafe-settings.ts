import { spawnServer } from './support/bundled-server.ts';
import type { Fault } from './support/fault.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './support/cluster.ts';
import { openScene, type Scene } from './support/scene.ts';

const settings = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

export const unsafeSettings: Fault = {
  id: 'F5',
  what: 'PostgreSQL is set up to acknowledge what is not on disk: the server does not start',
  times: 100,
  databases: ['postgres'],
  run: async (ground, times) => {
    const scene = await openScene(ground);
    try {
      const faults: string[] = [];
      for (const [index, setting] of settings.entries()) {
        const starts = Math.floor((times + index) / settings.length);
        await setAll(scene.cluster!, setting, 'off');
        for (let left = starts; left > 0; left -= together) {
          faults.push(
            ...(
              await Promise.all(Array.from({ length: Math.min(left, together) }, () => startUnder(scene, setting)))
            ).flat(),
          );
        }
        await setAll(scene.cluster!, setting, 'on');
      }
      await scene.startServer();
      return { acknowledged: 0, faults };
    } finally {
      await scene.close();
    }
  },
};

/** How many servers try to start at the same moment. */
const together = 2;

async function startUnder({ environment }: Scene, setting: string): Promise<readonly string[]> {
  const server = spawnServer(environment);
  const code = await server.ended;
  return code === 2 && server.output().includes('DATABASE_URL')
    ? []
    : [`with ${setting} off it ended with ${code}: ${server.output().slice(-200)}`];
}

/** For every connection from now on. */
async function setAll(cluster: Cluster, setting: string, value: 'on' | 'off'): Promise<void> {
  await cluster.query(`alter system set ${setting} = ${value}`);
  await cluster.query('select pg_reload_conf()');
  while ((await cluster.query(`show ${setting}`))[0]?.[setting] !== value) await wait(20);
}
