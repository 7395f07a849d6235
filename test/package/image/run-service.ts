import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Image } from './build-image.ts';
import type { ComposedService } from './composed-service.ts';
import { inLayer, runInLayer } from './layers.ts';

/** Longer than any start on a busy machine, in ms. */
const patience = 120_000;

export interface RunningService {
  /** Runs a command in it, as its user. Throws where it fails. */
  run(...command: readonly string[]): string;
  /** What it wrote so far. */
  log(): string;
  /** Asks it to stop; gives its code, and throws where it outlives the time that it is given. */
  stop(): Promise<number | null>;
}

/** Starts an image as compose would: its volumes, its read-only root, its user without a privilege; resolves once it is healthy. */
export async function runService(image: Image, service: ComposedService, folder: string): Promise<RunningService> {
  const { root } = image.layer;
  mountVolumes(image, folder);
  for (const path of service.tmpfs ?? []) execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', join(root, path)]);
  if (service.read_only) execFileSync('mount', ['-o', 'remount,ro', root]);
  const surroundings = { ...image, env: { ...image.env, ...service.environment } };
  const [program, options] = inLayer(image.layer, surroundings, image.command);
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (written += String(part)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const log = (): string => written;
  await untilHealthy(child, () => runInLayer(image.layer, surroundings, image.health).status === 0, log);
  return {
    log,
    run(...command) {
      const { status, stdout, stderr } = runInLayer(image.layer, surroundings, command);
      if (status !== 0) throw new Error(`${command.join(' ')} ends with ${status}:\n${stdout}${stderr}`);
      return stdout;
    },
    async stop() {
      child.kill('SIGTERM');
      const grace = parseInt(service.stop_grace_period ?? '10s') * 1000;
      const late = wait(grace, 'late' as const, { ref: false });
      const code = await Promise.race([ended, late]);
      if (code !== 'late') return code;
      child.kill('SIGKILL');
      throw new Error(`It had not stopped after ${grace / 1000} s.`);
    },
  };
}

/** A new volume begins with what the image holds there, as its owner holds it. */
function mountVolumes({ layer, volumes }: Image, folder: string): void {
  for (const [at, path] of volumes.entries()) {
    const volume = join(folder, `volume-${at}`);
    rmSync(volume, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFileSync('cp', ['-a', layer.root + path, volume]);
    execFileSync('mount', ['--bind', volume, layer.root + path]);
  }
}

async function untilHealthy(child: ChildProcess, isHealthy: () => boolean, log: () => string): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(500)) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${log()}`);
    if (isHealthy()) return;
  }
  child.kill('SIGKILL');
  throw new Error(`It was not healthy after ${patience / 1000} s:\n${log()}`);
}
