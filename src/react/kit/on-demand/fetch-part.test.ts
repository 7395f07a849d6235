import { describe, expect, test } from 'vitest';
import { fetchPart } from './fetch-part.ts';

/** Code that does not come so many times. */
function code(failures: number) {
  let asked = 0;
  const load = async (): Promise<void> => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
  };
  return { load, asked: () => asked };
}

const answers = async () => true;
const isSilent = async () => false;

describe('A part whose code is fetched apart', () => {
  test('is loaded at the first try', async () => {
    const part = code(0);
    expect([await fetchPart(part.load, isSilent), part.asked()]).toEqual(['loaded', 1]);
  });

  test('waits for the connection where the server does not answer', async () => {
    const part = code(Infinity);
    expect([await fetchPart(part.load, isSilent), part.asked()]).toEqual(['offline', 1]);
  });

  test('is asked for once more where the server answers, and is loaded', async () => {
    expect(await fetchPart(code(1).load, answers)).toBe('loaded');
  });

  test('is of a version that the server does not have any more where it does not come even then', async () => {
    const part = code(Infinity);
    expect([await fetchPart(part.load, answers), part.asked()]).toEqual(['outdated', 2]);
  });
});
