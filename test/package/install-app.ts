import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packedPackage } from './packed-package.ts';
import { pulse } from './pulse.ts';

const run = promisify(execFile);

/** Longer than any of them takes on a busy machine. */
const longest = 600_000;

/** What a command printed, or an error with all of it. */
export async function runIn(folder: string, command: string, ...options: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: undefined, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };
  try {
    const { stdout, stderr } = await run(command, options, { cwd: folder, env, timeout: longest, maxBuffer: 1e8 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error([`${command} ${options.join(' ')}`, stdout, stderr || message].join('\n'), { cause: error });
  }
}

/** Copies an application to a folder of its own, installs the package as npm would publish it there, and builds it. Gives the folder. */
export async function buildApp(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `porsa-${name}-`));
  await cp(join('test/package/apps', name), folder, { recursive: true });
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'src/pulse.js'), `export const definition = ${JSON.stringify(pulse)};\n`);
  await writeFile(
    join(folder, 'src/pulse.d.ts'),
    `import type { FormDefinition } from 'porsa/engine';\nexport declare const definition: FormDefinition;\n`,
  );
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { dependencies?: object };
  const dependencies = { ...manifest.dependencies, porsa: `file:${packedPackage()}` };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  await runIn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline');
  await runIn(folder, 'npm', 'run', 'build');
  return folder;
}
