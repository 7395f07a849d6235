import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readStages, type Stage, type Step } from './containerfile.ts';
import { layOver, runInLayer, type Layer, type Surroundings } from './layers.ts';

export interface Image extends Surroundings {
  readonly layer: Layer;
  readonly volumes: readonly string[];
  readonly command: readonly string[];
  readonly health: readonly string[];
}

type Building = { -readonly [Key in keyof Image]: Image[Key] };

interface Context {
  /** What the image is built from. */
  readonly source: string;
  readonly built: ReadonlyMap<string, Image>;
  say(line: string): void;
}

/** Does what a Containerfile says, step by step, in layers under a folder. Throws at the first step that fails, with what it printed. */
export function buildImage(source: string, folder: string, say: Context['say']): Image {
  const built = new Map<string, Image>();
  let last: Image | undefined;
  for (const [at, stage] of readStages(join(source, 'Containerfile')).entries()) {
    last = buildStage(stage, join(folder, `stage-${at}`), { source, built, say });
    built.set(stage.name ?? String(at), last);
  }
  if (!last) throw new Error('The Containerfile has no stage.');
  return last;
}

function buildStage({ name, base, steps }: Stage, folder: string, context: Context): Image {
  context.say(`${name ?? 'the image'}, from ${base} (this machine stands for it)`);
  const image: Building = {
    layer: layOver(folder),
    folder: '/',
    user: 'root',
    env: {},
    volumes: [],
    command: [],
    health: [],
  };
  for (const step of steps) take(step, image, context);
  return image;
}

function take(step: Step, image: Building, context: Context): void {
  switch (step.kind) {
    case 'workdir':
      image.folder = resolve(image.folder, step.value);
      mkdirSync(image.layer.root + image.folder, { recursive: true });
      return;
    case 'env':
      image.env = { ...image.env, ...step.values };
      return;
    case 'user':
      image.user = step.value;
      return;
    case 'volume':
      image.volumes = [...image.volumes, step.value];
      return;
    case 'cmd':
      image.command = step.command;
      return;
    case 'healthcheck':
      image.health = step.command;
      return;
    case 'copy':
      return copy(step, image, context);
    case 'run':
      return run(step.value, image, context);
    default:
      step satisfies never;
  }
}

const minutesSince = (started: number): number => Math.round((Date.now() - started) / 60_000);

function run(command: string, image: Building, { say }: Context): void {
  const started = Date.now();
  const { status, signal, stdout, stderr } = runInLayer(image.layer, image, ['sh', '-c', command]);
  const ending =
    signal === null ? `ends with ${status}` : `was ended by ${signal} after ${minutesSince(started)} minutes`;
  if (status !== 0) throw new Error(`RUN ${command}\n${ending}:\n${stdout}${stderr}`);
  say(`  RUN ${command.split(/\s+/).slice(0, 6).join(' ')} …: ${Math.round((Date.now() - started) / 1000)} s`);
}

/** As an engine copies: of a folder, what is in it; without what `.dockerignore` names where it comes from outside. */
function copy({ from, sources, to }: Step & { kind: 'copy' }, image: Building, { source, built }: Context): void {
  const origin = from === undefined ? undefined : built.get(from);
  if (from !== undefined && !origin) throw new Error(`COPY --from=${from}: there is no such stage before.`);
  const target = image.layer.root + resolve(image.folder, to);
  for (const each of sources) {
    const found = origin ? origin.layer.root + resolve('/', each) : resolve(source, each);
    if (!existsSync(found)) throw new Error(`COPY ${each}: it is not there.`);
    mkdirSync(to.endsWith('/') ? target : dirname(target), { recursive: true });
    if (origin)
      execFileSync('cp', ['-a', '-T', found, to.endsWith('/') ? join(target, each.split('/').at(-1)!) : target]);
    else copyContext(found, target);
  }
}

function copyContext(found: string, target: string): void {
  const left = readFileSync(join(found, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const archive = `${target.replace(/\/$/, '')}.tar`;
  execFileSync('tar', ['-C', found, ...left.map((path) => `--exclude=./${path}`), '-cf', archive, '.']);
  execFileSync('tar', ['-C', target, '-xf', archive, '--no-same-owner']);
  rmSync(archive);
}
