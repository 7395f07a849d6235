import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a command of an image runs, and as whom. */
export interface Surroundings {
  readonly folder: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A file system that begins as this machine's and holds what is changed apart. */
export interface Layer {
  /** Its root, as seen from here. */
  readonly root: string;
  /** What was changed. */
  readonly changes: string;
}

/** Lays a layer over this machine, which stands for the base image: it has the Node that runs this, and gets its user. */
export function layOver(folder: string): Layer {
  const layer = { root: join(folder, 'root'), changes: join(folder, 'changes') };
  const work = join(folder, 'work');
  for (const path of [layer.root, layer.changes, work]) mkdirSync(path, { recursive: true });
  const options = `lowerdir=/,upperdir=${layer.changes},workdir=${work}`;
  execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', options, layer.root]);
  for (const name of ['dev', 'proc']) execFileSync('mount', ['--rbind', `/${name}`, join(layer.root, name)]);
  copyFileSync('/etc/resolv.conf', join(layer.root, 'etc/resolv.conf'));
  spawnSync('chroot', [layer.root, 'useradd', '--create-home', '--shell', '/bin/sh', 'node']);
  return layer;
}

/** The command and options that run something in a layer, without a privilege that its user does not have. */
export function inLayer(
  { root }: Layer,
  { folder, user, env }: Surroundings,
  command: readonly string[],
): readonly [string, readonly string[]] {
  const settings = Object.entries({
    PATH: process.env['PATH']!,
    HOME: user === 'root' ? '/root' : `/home/${user}`,
    ...env,
  });
  const asUser = [
    'setpriv',
    '--reuid',
    user,
    '--regid',
    user,
    '--init-groups',
    '--no-new-privs',
    '--bounding-set=-all',
  ];
  return [
    'chroot',
    [
      root,
      ...(user === 'root' ? [] : [...asUser, '--inh-caps=-all']),
      'env',
      '-i',
      '-C',
      folder,
      ...settings.map(([name, value]) => `${name}=${value}`),
      ...command,
    ],
  ];
}

/** A machine that is busy with other work builds for a quarter of an hour and more. */
const longestStepMs = 3_600_000;

/** Runs something in a layer to its end. */
export function runInLayer(
  layer: Layer,
  surroundings: Surroundings,
  command: readonly string[],
): SpawnSyncReturns<string> {
  const [program, options] = inLayer(layer, surroundings, command);
  return spawnSync(program, options, { encoding: 'utf8', timeout: longestStepMs, maxBuffer: 1e8 });
}
