import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const settings = { allowPublicScores: true, allowedOrigins: ['*'] };
export const connections = 16;

/** The product as `npm start` runs it; the proxy hop lets each request come from an address of its own, past the limit of calls an address has; the form takes what is sent. */
export async function startServer(data) {
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

/** Publishes each definition as a form that anybody may fill; gives their ids. */
export async function publish({ url, token }, definitions) {
  const service = await call(url, '/service/storeservice', { title: 'Bench' }, token);
  const project = await call(
    url,
    '/project/storeproject',
    { service: service.id, headline: 'scores', title: 'Bench' },
    token,
  );
  const ids = [];
  for (const definition of definitions) {
    const category = await call(
      url,
      '/category/storecategory',
      { project: project.id, title: 'Bench', settings },
      token,
    );
    const { rev } = await call(url, '/category/getdraft', { category: category.id }, token);
    const stored = await call(url, '/category/storedraft', { category: category.id, rev, definition }, token);
    await call(url, '/category/publish', { category: category.id, rev: stored.rev }, token);
    ids.push(category.id);
  }
  return ids;
}

async function call(url, path, body, token) {
  const reply = await post(url + path, body, token ? { 'access-token': token } : {});
  if (!reply.success) throw new Error(`${path}: ${JSON.stringify(reply).slice(0, 500)}`);
  return reply.data;
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

export function post(url, body, headers = {}) {
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

/** Asks until the form is answered with its first view, as all but the very first visitors are. */
export async function firstViewOf({ url }, category) {
  for (let round = 0; round < 60; round += 1) {
    const response = await fetch(`${url}/category/openform?category=${category}&language=en`);
    const { data } = await response.json();
    if (data?.view) return;
    await new Promise((done) => {
      setTimeout(done, 500);
    });
  }
  throw new Error('the server draws no first view');
}
