import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchForUpdate } from './watch-for-update.ts';

const worker = (state: string) => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
type FakeWorker = ReturnType<typeof worker>;

const update = vi.fn(async () => undefined);
const reload = vi.fn();
const listener = vi.fn<(take: (() => void) | undefined) => void>();
let registration: EventTarget & { waiting?: FakeWorker; installing?: FakeWorker; update: typeof update };
let workers: EventTarget & { ready: Promise<typeof registration> };
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };
let now: number;
let isOurs: boolean;

beforeEach(() => {
  vi.clearAllMocks();
  registration = Object.assign(new EventTarget(), { update });
  workers = Object.assign(new EventTarget(), { ready: Promise.resolve(registration) });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  now = 0;
  isOurs = true;
});

async function watch(): Promise<() => void> {
  const stop = watchForUpdate('https://forms.test', listener, {
    workers: workers as unknown as ServiceWorkerContainer,
    document: page as unknown as Document,
    isOurs: () => isOurs,
    reload,
    now: () => now,
  });
  await workers.ready;
  return stop;
}

function install(): FakeWorker {
  const fresh = worker('installing');
  registration.installing = fresh;
  registration.dispatchEvent(new Event('updatefound'));
  fresh.state = 'installed';
  fresh.dispatchEvent(new Event('statechange'));
  return fresh;
}

describe('A new version of the portal', () => {
  test('is announced once it is there, and neither takes over nor reloads anything by itself', async () => {
    await watch();
    const fresh = install();
    expect(listener).toHaveBeenCalledTimes(1);
    expect([fresh.postMessage.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  });

  test('is announced at a later visit where nobody has taken it', async () => {
    registration.waiting = worker('installed');
    await watch();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('takes over when it is asked to, and then the page is loaded anew', async () => {
    await watch();
    const fresh = install();
    listener.mock.calls[0]?.[0]?.();
    expect([fresh.postMessage.mock.calls, reload.mock.calls.length]).toEqual([[[{ type: 'porsa-update' }]], 0]);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that another tab has taken leaves this page as it is, and is announced no more', async () => {
    await watch();
    install();
    workers.dispatchEvent(new Event('controllerchange'));
    expect([reload.mock.calls.length, listener.mock.lastCall]).toEqual([0, [undefined]]);
  });

  test('is none where the worker is another program’s, or the page has none yet', async () => {
    isOurs = false;
    await watch();
    install();
    expect(listener).not.toHaveBeenCalled();
  });

  test('is looked for when the page is looked at again, once an hour', async () => {
    await watch();
    const look = (): void => void page.dispatchEvent(new Event('visibilitychange'));
    look();
    now = 3_600_000;
    page.visibilityState = 'hidden';
    look();
    expect(update).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    look();
    look();
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('is announced to nobody after the portal is closed', async () => {
    const stop = await watch();
    stop();
    install();
    expect(listener).not.toHaveBeenCalled();
  });
});
