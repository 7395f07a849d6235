import { beforeEach, describe, expect, test } from 'vitest';
import { updateMessage } from '../../../api/kept/portal-worker.ts';
import { loadAnew } from './load-anew.ts';

/** What has happened, in order. */
let steps: string[];

beforeEach(() => {
  steps = [];
});

/** A worker of a newer version, which takes over when it is asked to. */
class NewVersion extends EventTarget {
  state = 'installing';
  readonly #container: EventTarget;
  constructor(container: EventTarget) {
    super();
    this.#container = container;
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage({ type }: { readonly type: string }): void {
    steps.push(type);
    this.#container.dispatchEvent(new Event('controllerchange'));
  }
}

function open(found: 'nothing' | 'installing' | 'waiting') {
  const container = new EventTarget();
  const version = new NewVersion(container);
  const registration = {
    waiting: found === 'waiting' ? version : null,
    installing: found === 'installing' ? version : null,
    update: async () => void steps.push('looked'),
  };
  const workers = Object.assign(container, { getRegistration: async () => registration }) as never;
  return { version, page: { workers, isKept: true, reload: () => void steps.push('reloaded') } };
}

describe('A page that is loaded anew', () => {
  test('is simply loaded where no worker answers for it', async () => {
    const { page } = open('waiting');
    await loadAnew({ ...page, isKept: false });
    expect(steps).toEqual(['reloaded']);
  });

  test('is of the new version that waits', async () => {
    await loadAnew(open('waiting').page);
    expect(steps).toEqual(['looked', updateMessage, 'reloaded']);
  });

  test('waits until the new version has all its files', async () => {
    const { version, page } = open('installing');
    const loading = loadAnew(page);
    await Promise.resolve();
    expect(steps).not.toContain('reloaded');
    setTimeout(() => version.become('installed'));
    await loading;
    expect(steps).toEqual(['looked', updateMessage, 'reloaded']);
  });

  test('is loaded all the same where there is no new version, or it cannot be had', async () => {
    await loadAnew(open('nothing').page);
    const { version, page } = open('installing');
    setTimeout(() => version.become('redundant'));
    await loadAnew(page);
    expect(steps).toEqual(['looked', 'reloaded', 'looked', 'reloaded']);
  });
});
