// Builds the image of the Containerfile and runs it as compose.yaml says, on a machine without an engine: `npm run image`. As root on Linux.
// This machine stands for the base images, in a layer that holds what is changed; mounts and network are of its own and go with it.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildImage, type Image } from './build-image.ts';
import { runComposed } from './run-composed.ts';

const source = fileURLToPath(new URL('../../../', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Goes on with a part of this program that has the named things for itself; what is mounted goes with it. */
function goOn(apart: readonly string[], part: keyof typeof parts, folder: string): void {
  const self = [process.execPath, ...process.execArgv, fileURLToPath(import.meta.url), part, folder];
  const { status } = spawnSync('unshare', [...apart, ...self], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

const parts = {
  begin() {
    if (process.platform !== 'linux' || process.getuid?.() !== 0)
      return say('Skipped: laying file systems over this one needs root on Linux.');
    const folder = mkdtempSync(join(tmpdir(), 'porsa-image-'));
    // The database runs as a user of its own, and its data lie in here.
    chmodSync(folder, 0o711);
    goOn(['--mount', '--propagation', 'private'], 'build', folder);
    rmSync(folder, { recursive: true, force: true });
  },
  build(folder: string) {
    const image = buildImage(source, folder, say);
    const [megabytes] = execFileSync('du', ['-sm', image.layer.changes], { encoding: 'utf8' }).split('\t');
    say(`  ${megabytes!} MB over its base`);
    writeFileSync(join(folder, 'image.json'), JSON.stringify(image));
    goOn(['--net'], 'run', folder);
  },
  async run(folder: string) {
    execFileSync('ip', ['link', 'set', 'lo', 'up']);
    await runComposed(JSON.parse(readFileSync(join(folder, 'image.json'), 'utf8')) as Image, { source, folder, say });
  },
};

const [part = 'begin', folder = ''] = process.argv.slice(2);
await parts[part as keyof typeof parts](folder);
