import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { contract, type Path } from '../../src/api/contract/contract.ts';
import { startBundled } from '../faults/support/bundled-server.ts';
import { brokenJson, naughtyTexts } from '../test/hostile.ts';

/**
 * What hostile bodies cost a server's memory: `npx tsx server/bench/hostile-memory.ts [rounds]`.
 *
 * Bodies too large, too deep, packed, broken and without end are sent to every call, many at once, from as many
 * addresses. The first round makes the heap as large as such bodies need, which a process keeps. The goal is no 5xx, no end
 * of the process, and that all rounds after the first add no more than 50 MiB.
 */
const rounds = Math.max(2, Number(process.argv[2] ?? 3));
const atOnce = 16;
const folder = await mkdtemp(join(tmpdir(), 'porsa-memory-'));
const server = await startBundled({ PORSA_DATA: folder });
const mebibyte = 1024 * 1024;
const resident = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
const paths = (Object.keys(contract) as Path[]).filter((path) => contract[path].method === 'POST');
const statuses = new Map<number, number>();
let largest = 0;
let sender = 0;

async function send(path: Path, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  sender += 1;
  const address = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
  const status = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  largest = Math.max(largest, resident());
}

/** Sends a chunked body for as long as it is taken, 32 MiB at most. */
function sendWithoutEnd(path: Path): Promise<void> {
  const { hostname, port } = new URL(server.address);
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 32), Buffer.from('\r\n')]);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    const pour = () => {
      while (!socket.destroyed && sent < 32 * mebibyte) {
        sent += chunk.length;
        if (!socket.write(chunk)) return;
      }
      socket.destroy();
    };
    socket
      .on('error', () => undefined)
      .on('drain', pour)
      .on('data', () => socket.destroy())
      .on('close', () => {
        largest = Math.max(largest, resident());
        resolve();
      });
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    pour();
  });
}

async function together(works: readonly (() => Promise<void>)[]): Promise<void> {
  for (let start = 0; start < works.length; start += atOnce)
    await Promise.all(works.slice(start, start + atOnce).map((work) => work()));
}

const hostile: readonly (string | Buffer)[] = [
  Buffer.alloc(mebibyte + 1, 32),
  Buffer.alloc(8 * mebibyte, 32),
  `{"a":"${'x'.repeat(mebibyte - 100)}"}`,
  '['.repeat(500_000),
  '{"a":'.repeat(150_000),
  `[${'1,'.repeat(400_000)}1]`,
  `{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join()}}`,
  ...brokenJson.slice(0, 40),
  ...naughtyTexts.map((text) => JSON.stringify({ category: text, id: text, email: text })),
];
const bomb = gzipSync(Buffer.alloc(64 * mebibyte, 32));

const good = () => together(Array.from({ length: 2000 }, (_, index) => () => send(paths[index % paths.length]!, '{}')));
await good();
await wait(3000);
const before = resident();
largest = before;
let settled = before;
for (let round = 0; round < rounds; round += 1) {
  for (const body of hostile) await together(paths.map((path) => () => send(path, body)));
  await together(paths.map((path) => () => send(path, bomb, { 'content-encoding': 'gzip' })));
  await together(paths.map((path) => () => sendWithoutEnd(path)));
  await wait(3000);
  if (round === 0) settled = resident();
}
const after = resident();
const counted = [...statuses]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${status === 0 ? 'cut off' : status}: ${count}`)
  .join(', ');
const failed =
  [...statuses].some(([status]) => status >= 500) || server.child.exitCode !== null || after - settled > 50;
process.stdout.write(
  `${before.toFixed(0)} MiB after good calls, ${settled.toFixed(0)} after the first round, ${largest.toFixed(0)} at most, ${after.toFixed(0)} at the end (${(after - settled).toFixed(0)} more); ${counted}${failed ? '; FALLS SHORT' : ''}\n`,
);
if (failed) process.exitCode = 1;
server.child.kill('SIGTERM');
await server.ended;
await rm(folder, { recursive: true, force: true });
