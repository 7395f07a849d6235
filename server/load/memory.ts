import { readFileSync } from 'node:fs';

/** Resident memory of a process at a moment. */
export interface MemorySample {
  readonly second: number;
  readonly mib: number;
}

const everyMs = 5000;

/** So much of a run is warming up: tables of the engine, caches and limits fill. */
const warmUp = 0.5;

/** A slope below this, in MiB a minute, is that of a heap between two collections. */
export const flatBelow = 5;

/** Looks every five seconds how much a process holds, until the function it gives is called. */
export function watchMemory(pid: number): () => readonly MemorySample[] {
  const begun = performance.now();
  const samples: MemorySample[] = [];
  const look = () => samples.push({ second: (performance.now() - begun) / 1000, mib: residentMib(pid) });
  look();
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    return samples;
  };
}

export function residentMib(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** MiB a minute after the warm-up, by least squares; undefined where there are too few samples to tell. */
export function slopeOf(samples: readonly MemorySample[]): number | undefined {
  const after = samples.slice(Math.floor(samples.length * warmUp));
  if (after.length < 6) return undefined;
  const mean = (of: (sample: MemorySample) => number) =>
    after.reduce((sum, sample) => sum + of(sample), 0) / after.length;
  const [second, mib] = [mean((sample) => sample.second), mean((sample) => sample.mib)];
  const covariance = mean((sample) => (sample.second - second) * (sample.mib - mib));
  const variance = mean((sample) => (sample.second - second) ** 2);
  return (covariance / variance) * 60;
}
