import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { nextPort, releasePort } from './ports.ts';

test('Each port that is held is another, and two apart', () => {
  const ports = Array.from({ length: 30 }, nextPort);
  expect(new Set(ports).size).toBe(30);
  expect(ports.every((port) => port % 2 === 0)).toBe(true);
  ports.forEach(releasePort);
});

test('Processes that would begin with the same ports share none', async () => {
  const program = `Object.defineProperty(process, 'pid', { value: ${process.pid} });
const { nextPort } = await import(${JSON.stringify(new URL('./ports.ts', import.meta.url).href)});
process.stdout.write(String(nextPort()));
process.stdin.resume();`;
  const processes = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]),
  );
  // Each ends once all have a port: how long one takes to begin decides nothing.
  const ports = await Promise.all(processes.map(async ({ stdout }) => Number((await once(stdout, 'data'))[0])));
  for (const { stdin } of processes) stdin.end();
  await Promise.all(processes.map((ended) => once(ended, 'exit')));
  expect(new Set([nextPort(), ...ports].map((port) => Math.floor(port / 200))).size).toBe(7);
});
