import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { rootFolder } from './root-folder.ts';

/** Runs a process whose server does this once it has started. */
async function runToEnd(
  after: string,
  stop = 'Promise.resolve()',
): Promise<{ readonly code: number | null; readonly output: string }> {
  const script = `import { runProcess } from './server/src/run-process.ts';
    await runProcess(async () => ({ announcement: 'ready\\n', stop: () => ${stop} }));
    setInterval(() => undefined, 1000);
    ${after}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: rootFolder,
    env: { PATH: process.env['PATH'] ?? '' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.replace('ready\n', '') };
}

test.each([
  ['a promise that nobody awaits fails', `Promise.reject(new Error('canary'));`],
  ['something throws outside of every call', `setTimeout(() => { throw new Error('canary'); }, 1);`],
  ['stopping fails', `process.kill(process.pid, 'SIGTERM');`],
])('A process in which %s ends with 1, and says where but not what', async (_what, after) => {
  const { code, output } = await runToEnd(after, `Promise.reject(new Error('canary'))`);
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ level: 'fatal', service: 'porsa', failure: { type: 'Error' } });
  expect(output).not.toContain('canary');
});

test.each(['SIGTERM', 'SIGINT'])('A process stopped by %s, even twice, stops once and ends with 0', async (signal) => {
  const twice = `process.kill(process.pid, '${signal}'); setTimeout(() => process.kill(process.pid, '${signal}'), 10);`;
  const { code, output } = await runToEnd(
    twice,
    `new Promise((resolve) => { console.log('stopping'); setTimeout(resolve, 100); })`,
  );
  expect([code, output]).toEqual([0, 'stopping\n']);
});

test('A process says that it is ready only once it can be stopped', async () => {
  const script = `import { runProcess } from './server/src/run-process.ts';
    process.stdout.write = () => process.kill(process.pid, 'SIGTERM');
    await runProcess(async () => ({ announcement: 'ready', stop: async () => undefined }));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: rootFolder,
    env: { PATH: process.env['PATH'] ?? '' },
  });
  expect(await once(child, 'close')).toEqual([0, null]);
});
