import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** ODK’s own web client, and what it is drawn with. */
export const clientVersion = '0.22.0';
const vueVersion = '3.5.45';
const cache = resolve('node_modules/.cache/odk-web-forms');

export const clientFolders = {
  '/web-forms/': join(cache, 'getodk-web-forms/package/dist'),
  '/vue/': join(cache, 'vue/package/dist'),
} as const;

/** Fetches both from npm once, without their dependencies: the client is built with all of its own, but for Vue. */
export function fetchClient(): void {
  fetchPackage('getodk-web-forms', `@getodk/web-forms@${clientVersion}`, `getodk-web-forms-${clientVersion}.tgz`);
  fetchPackage('vue', `vue@${vueVersion}`, `vue-${vueVersion}.tgz`);
}

function fetchPackage(folder: string, name: string, archive: string): void {
  const cwd = join(cache, folder);
  if (existsSync(join(cwd, 'package/dist'))) return;
  mkdirSync(cwd, { recursive: true });
  for (const [command, ...args] of [
    ['npm', 'pack', name],
    ['tar', 'xzf', archive],
  ] as const) {
    const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  }
}
