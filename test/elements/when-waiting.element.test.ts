import { expect } from '@open-wc/testing';
import { waitingMark } from '../../src/api/outbox/waiting-mark.ts';
import { whenWaiting } from '../../src/elements/outbox/when-waiting.ts';

const comeBack = () => dispatchEvent(new Event('online'));

describe('a page that may hold entries of an earlier visit', () => {
  afterEach(() => localStorage.removeItem(waitingMark));

  it('fetches nothing while none waits, and sends as soon as one does', () => {
    let calls = 0;
    whenWaiting(async () => {
      calls += 1;
    });
    comeBack();
    expect(calls).to.equal(0);
    localStorage.setItem(waitingMark, '1');
    comeBack();
    expect(calls).to.equal(1);
  });

  it('asks for the code that sends under another address after it could not be fetched', async () => {
    const attempts: number[] = [];
    localStorage.setItem(waitingMark, '1');
    whenWaiting(async (attempt) => {
      attempts.push(attempt);
      if (attempt === 0) throw new TypeError('Failed to fetch dynamically imported module');
    });
    comeBack();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    comeBack();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(attempts).to.deep.equal([0, 1, 1]);
  });

  it('looks by itself soon after it was opened', async () => {
    localStorage.setItem(waitingMark, '1');
    await new Promise<void>((resolve) => {
      whenWaiting(async () => resolve());
    });
  });
});
