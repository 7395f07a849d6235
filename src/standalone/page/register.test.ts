import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isLocal } from './is-local.ts';
import { registerWorker } from './register.ts';

test.each(['localhost', '[::1]', '127.0.0.1', '127.255.0.9'])('%s is one’s own machine', (host) =>
  expect(isLocal(host)).toBe(true),
);
test.each(['forms.example.org', 'localhost.example.org', '127.0.0.256', '127.0.0', '::1', '10.0.0.1'])(
  '%s is not',
  (host) => expect(isLocal(host)).toBe(false),
);

const unregister = vi.fn(async () => true);
const postMessage = vi.fn();
const register = vi.fn(async () => ({}));
const report = vi.fn();
let workers: ServiceWorkerContainer;

beforeEach(() => {
  vi.clearAllMocks();
  workers = {
    controller: null,
    register,
    getRegistration: async () => ({ unregister }),
    ready: Promise.resolve({ active: { postMessage } }),
  } as unknown as ServiceWorkerContainer;
});

const script = () => new Response('', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const run = (host: string, answer: () => Response = script, given: ServiceWorkerContainer | undefined = workers) => {
  const ask = vi.fn(async () => answer());
  return {
    ask,
    done: registerWorker({ workers: given, host, fetch: ask, report, loaded: () => ['/shell/porsa.js'] }),
  };
};

describe('The portal’s service worker', () => {
  test('is registered for the whole site, and gets the files that the page loaded without it', async () => {
    const { ask, done } = run('forms.example.org');
    await done;
    expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
    expect(postMessage).toHaveBeenCalledWith({ type: 'porsa-keep', paths: ['/shell/porsa.js'] });
    expect(ask).not.toHaveBeenCalled();
  });

  test('is looked for first on one’s own machine, and registered where it is served', async () => {
    const { ask, done } = run('localhost');
    await done;
    expect(ask).toHaveBeenCalledWith('/service-worker.js', { cache: 'no-store' });
    expect(register).toHaveBeenCalled();
  });

  test.each([
    ['nothing', () => new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } })],
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ])('is removed from one’s own machine where %s is served in its place', async (_what, answer) => {
    await run('127.0.0.1', answer).done;
    expect([unregister.mock.calls.length, register.mock.calls.length]).toEqual([1, 0]);
  });

  test('stays on one’s own machine while nobody can be reached', async () => {
    await run('localhost', () => {
      throw new TypeError('Failed to fetch');
    }).done;
    expect([unregister.mock.calls.length, register.mock.calls.length]).toEqual([0, 1]);
  });

  test('that cannot be registered is logged, and nobody is told', async () => {
    const error = new Error('blocked');
    register.mockRejectedValueOnce(error);
    await run('forms.example.org').done;
    expect(report.mock.calls).toEqual([['Error during service worker registration', error]]);
  });

  test('is not asked for where the browser has none, as without https', async () => {
    const ask = vi.fn();
    await registerWorker({ workers: undefined, host: 'localhost', fetch: ask, report, loaded: () => [] });
    expect([ask.mock.calls.length, report.mock.calls.length]).toEqual([0, 0]);
  });
});
