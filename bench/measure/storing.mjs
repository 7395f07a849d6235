import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { neutralForm, submission } from '../form.mjs';
import { toDefinition } from '../peers/porsa/peer.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const connections = 16;
const settings = { allowPublicScores: true, allowedOrigins: ['*'] };

/** Entries of 50 questions a second, through the server and bare, on the same kind of database, the one after the other. */
export async function measureStoring({ seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'porsa-bench-'));
  const form = neutralForm(50);
  const answers = typed(form);
  try {
    const server = await startServer(join(folder, 'server'));
    const category = await publish(server, toDefinition(form));
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

/** The product as `npm start` runs it; the proxy hop lets each request come from an address of its own, past the limit of calls an address has; the form takes what is sent. */
async function startServer(data) {
  const child = spawn(process.execPath, [here('../../dist/server/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      PORSA_DATA: data,
      PORSA_TRUSTED_PROXIES: '1',
      PORSA_ENTRIES_PER_FORM: '999999',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await new Promise((done, fail) => {
    let text = '';
    child.once('exit', () => fail(new Error(`the server did not start: ${text}`)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (/activation\/[\w-]+\/\s/.test(text)) done(text);
    });
  });
  const url = /listens on (\S+)/.exec(printed)[1];
  const secret = /activation\/([\w-]+)\//.exec(printed)[1];
  const { token } = await call(url, '/auth/activate', {
    id: secret,
    person: { firstName: 'Bench', lastName: 'Admin', email: 'admin@porsa.test', password: randomUUID() },
  });
  return {
    url,
    token,
    stop: () =>
      new Promise((done) => {
        child.once('exit', done);
        child.kill('SIGTERM');
      }),
  };
}

async function publish({ url, token }, definition) {
  const service = await call(url, '/service/storeservice', { title: 'Bench' }, token);
  const project = await call(
    url,
    '/project/storeproject',
    { service: service.id, headline: 'scores', title: 'Bench' },
    token,
  );
  const category = await call(url, '/category/storecategory', { project: project.id, title: 'Bench', settings }, token);
  const { rev } = await call(url, '/category/getdraft', { category: category.id }, token);
  const stored = await call(url, '/category/storedraft', { category: category.id, rev, definition }, token);
  await call(url, '/category/publish', { category: category.id, rev: stored.rev }, token);
  return category.id;
}

async function call(url, path, body, token) {
  const reply = await post(url + path, body, token ? { 'access-token': token } : {});
  if (!reply.success) throw new Error(`${path}: ${JSON.stringify(reply).slice(0, 500)}`);
  return reply.data;
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

function post(url, body, headers = {}) {
  return new Promise((done, fail) => {
    const sent = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (chunk) => {
            text += chunk;
          })
          .on('end', () => done(JSON.parse(text)));
      },
    );
    sent.on('error', fail).end(JSON.stringify(body));
  });
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
