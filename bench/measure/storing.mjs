import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { neutralForm, submission } from '../form.mjs';
import { toDefinition } from '../peers/porsa/peer.mjs';
import { connections, post, publish, startServer } from './porsa-server.mjs';

/** Entries of 50 questions a second, through the server and bare, on the same kind of database, the one after the other. */
export async function measureStoring({ seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'porsa-bench-'));
  const form = neutralForm(50);
  const answers = typed(form);
  try {
    const server = await startServer(join(folder, 'server'));
    const [category] = await publish(server, [toDefinition(form)]);
    const through = await storeEntries(server, { category, version: 1, answers }, seconds);
    await server.stop();
    return [through, insertBare(join(folder, 'bare.sqlite'), JSON.stringify(answers), seconds)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a person types: computed questions are the server's own to compute. */
function typed(form) {
  const answers = submission(form, { seed: 1, hiddenSource: 'blank' });
  return Object.fromEntries(
    form.questions.filter(({ name, compute }) => !compute && name in answers).map(({ name }) => [name, answers[name]]),
  );
}

async function storeEntries({ url }, entry, seconds) {
  const times = [];
  let errors = 0;
  let sent = 0;
  const end = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      sent += 1;
      const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
      const start = performance.now();
      const reply = await post(`${url}/entry/storeentry`, { ...entry, id: uuid7() }, { 'x-forwarded-for': address });
      times.push(performance.now() - start);
      if (!reply.success) {
        errors += 1;
        if (errors === 1) process.stderr.write(`storing: ${JSON.stringify(reply).slice(0, 300)}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return figures(
    `Porsa: posted, checked, computed, stored with file and audit row; ${connections} connections`,
    times,
    seconds,
    errors,
  );
}

function insertBare(path, answers, seconds) {
  const database = new Database(path);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE entries (id TEXT PRIMARY KEY, answers TEXT NOT NULL)',
  );
  const insert = database.prepare('INSERT INTO entries (id, answers) VALUES (?, ?)');
  const times = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const start = performance.now();
    insert.run(uuid7(), answers);
    times.push(performance.now() - start);
  }
  database.close();
  return figures('Bare insert of the answers into the same kind of file, no server', times, seconds, 0);
}

function uuid7() {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

function figures(label, times, seconds, errors) {
  const sorted = times.sort((a, b) => a - b);
  return {
    label,
    perSecond: times.length / seconds,
    p50: sorted[Math.floor(sorted.length * 0.5)],
    p95: sorted[Math.floor(sorted.length * 0.95)],
    errors,
  };
}
