import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what is missing or old once, before journeys start the product side by side. */
export function setup(): void {
  execFileSync(process.execPath, ['server/scripts/start.mjs', 'build'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: 'inherit',
  });
}
