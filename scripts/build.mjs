// Builds what is shipped: `node scripts/build.mjs` all of it, `node scripts/build.mjs embed` one part.
import { register } from 'tsx/esm/api';
import { writeLanguages } from './write-languages.mjs';

register();
await writeLanguages();

const parts = {
  lib: async () => (await import('./build-library.ts')).buildLibrary(),
  embed: async () => {
    await (await import('./build-embed.ts')).buildEmbed();
    await (await import('./build-portal.ts')).buildPortal();
  },
  hosts: async () => (await import('./build-hosts.ts')).buildHosts(),
  help: async () => (await import('./build-site.ts')).buildSite(),
};

const wanted = process.argv.slice(2);
for (const name of wanted.length ? wanted : Object.keys(parts)) {
  if (!(name in parts)) throw new Error(`There is no part "${name}": ${Object.keys(parts).join(', ')}`);
  const started = Date.now();
  await parts[name]();
  console.log(`${name} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
