import { spawnServer } from './bundled-server.ts';
import type { Fault } from './fault.ts';
import { repeat } from './recovery.ts';
import { openScene } from './scene.ts';

const settings = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

export const unsafeSettings: Fault = {
  id: 'F5', what: 'PostgreSQL is set up to acknowledge what is not on disk: the server does not start', times: 3, databases: ['postgres'],
  run: async (ground, times) => {
    const scene = await openScene(ground);
    try {
      const faults = await repeat(times, async (round) => {
        const setting = settings[round % settings.length];
        await scene.cluster?.query(`alter system set ${setting} = off`);
        await scene.cluster?.query('select pg_reload_conf()');
        await scene.cluster?.stop();
        await scene.cluster?.start();
        const server = spawnServer(scene.environment);
        const code = await server.ended;
        await scene.cluster?.query(`alter system reset ${setting}`);
        return code === 2 && server.output().includes('DATABASE_URL') ? [] : [`with ${setting} off it ended with ${code}: ${server.output().slice(-200)}`];
      });
      return { acknowledged: 0, faults };
    } finally {
      await scene.close();
    }
  },
};
