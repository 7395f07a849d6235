import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let tarball: string | undefined;

/** Where the package lies as npm would publish it, packed once a process. What is built by then is in it. */
export function packedPackage(): string {
  if (tarball !== undefined) return tarball;
  const folder = mkdtempSync(join(tmpdir(), 'porsa-packed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  tarball = join(folder, filename);
  return tarball;
}
