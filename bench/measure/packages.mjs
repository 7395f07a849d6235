import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

function packageFolder(name) {
  let folder = dirname(
    require.resolve
      .paths(name)
      .map((path) => join(path, name, 'package.json'))
      .find(existsSync) ?? '',
  );
  if (!folder) throw new Error(`${name} is not installed: run npm ci`);
  return folder;
}

export const folderOf = (name, ...inside) => join(packageFolder(name), ...inside);
export const versionOf = (name) => JSON.parse(readFileSync(folderOf(name, 'package.json'), 'utf8')).version;

/** A peer that cannot be installed as a tree of packages is unpacked as it is published. */
export function unpack(specification, folder) {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const archive = execFileSync('npm', ['pack', specification, '--silent', '--pack-destination', parent], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .at(-1);
  execFileSync('tar', ['xzf', join(parent, archive), '-C', parent]);
  renameSync(join(parent, 'package'), folder);
  rmSync(join(parent, archive));
}
