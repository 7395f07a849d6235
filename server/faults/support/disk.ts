import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own: an ext4 in a file, mounted. What lies in the file is what this disk has been handed. */
export interface Disk {
  readonly folder: string;
  /** Everything handed over so far; the cut must not take the preparations too. */
  sync(): void;
  /** The disk as it is at this moment, without what lies in memory alone; takes the old one's place once `swap` is called. */
  copy(): void;
  /** Mounts the last copy instead. Nobody may use the old one any more. */
  swap(): void;
  remove(): void;
}

const run = (program: string, ...options: readonly string[]) => {
  execFileSync(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
};

/** Whether file systems can be made and mounted here: it makes and mounts a small one. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  const folder = mkdtempSync(join(tmpdir(), 'porsa-disk-'));
  try {
    makeDisk(folder, 8).remove();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function makeDisk(within: string, mebibytes: number): Disk {
  const [image, copied, folder] = [join(within, 'disk'), join(within, 'disk-copy'), join(within, 'mounted')];
  let mounts = 0;
  /** Each in a folder of its own: a connection that is closed late removes its log by name, and must not meet the next disk's. */
  const place = () => `${folder}-${mounts}`;
  const mountNext = () => {
    mounts += 1;
    mkdirSync(place());
    mount(image, place());
    chmodSync(place(), 0o755);
    rmSync(folder, { force: true });
    symlinkSync(place(), folder);
  };
  writeFileSync(image, '');
  truncateSync(image, mebibytes * 1024 * 1024);
  run('mkfs.ext4', '-q', '-m', '0', image);
  mountNext();
  return {
    folder,
    sync: () => run('sync', '-f', place()),
    copy: () => copyAtOneMoment(image, copied),
    swap: () => {
      unmount(place());
      run('mv', copied, image);
      mountNext();
    },
    remove: () => {
      unmount(place());
      rmSync(image, { force: true });
      rmSync(copied, { force: true });
    },
  };
}

/** The kernel may still be handing over what was under way: only a copy that equals the disk afterwards shows one moment of it. */
function copyAtOneMoment(image: string, copied: string): void {
  for (let left = 50; left > 0; left -= 1) {
    run('cp', '--sparse=always', image, copied);
    if (spawnSync('cmp', ['-s', image, copied]).status === 0) return;
  }
  throw new Error('The disk does not come to rest.');
}

/** Its journal is written each minute unless somebody asks for it: what reaches the disk is what was asked for. */
function mount(image: string, folder: string): void {
  run('mount', '-o', 'loop,commit=60', image, folder);
}

/** Lazily: whoever has looked at the database may hold its files for a while longer. */
function unmount(folder: string): void {
  run('umount', '-l', folder);
}
