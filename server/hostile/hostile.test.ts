import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBundled, type BundledServer } from '../faults/support/bundled-server.ts';
import { killAll } from '../faults/support/processes.ts';
import { quickFolder } from '../test/quick-folder.ts';
import { prepareClinics, type Place } from './clinic.ts';
import { letGuest } from './guest.ts';
import { readOptions } from './options.ts';
import { letPeopleWork } from './people.ts';
import { figuresOf, isRefused } from './report.ts';
import { scenes } from './scenes.ts';

/** Addresses of the loopback network that need not be set up first are Linux's. */
describe.runIf(process.platform === 'linux')('One guest who does their worst', () => {
  let folder: string;
  let server: BundledServer;
  let place: Place;
  beforeAll(async () => {
    folder = await mkdtemp(join(quickFolder(), 'porsa-hostile-'));
    const clinics = await prepareClinics({ path: join(folder, 'porsa.sqlite') }, 20);
    server = await startBundled({ PORSA_DATA: folder, PORSA_TRUSTED_PROXIES: '0' });
    place = { ...clinics, server: server.address };
  });
  afterAll(async () => {
    await killAll([server.child.pid ?? 0]);
    await rm(folder, { recursive: true, force: true });
  });

  it.each(Object.keys(scenes))('keeps nobody from their work: %s', async (name) => {
    let isOver = false;
    const work = letPeopleWork(place, () => isOver, { arePatient: true });
    const tally = await letGuest(scenes[name]!, place, 250).finally(() => (isOver = true));
    const calls = await work;
    expect([calls.length > 0, calls.filter(isRefused)]).toEqual([true, []]);
    expect(Object.keys(tally)).not.toEqual([]);
    // That the server is busy is an answer; that it failed is none.
    expect(Object.keys(tally).filter((what) => /^5(?!03)/.test(what))).toEqual([]);
    expect(server.child.exitCode).toBeNull();
  });
});

it('A figure is met where others wait little, none is refused, and memory is small', () => {
  const met = (status: number, tookMs: number, peakMib: number) =>
    figuresOf({ calls: [{ path: '/a', status, tookMs }], tally: { 429: 1 }, peakMib }).map(({ isMet }) => isMet);
  expect(met(200, 10, 100)).toEqual([true, true, true, true]);
  expect(met(503, 301, 401)).toEqual([false, false, false, true]);
  expect(figuresOf({ calls: [], tally: {}, peakMib: 1 }).map(({ isMet }) => isMet)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

it('reads its options, and refuses what it does not know', () => {
  expect(readOptions(['flood'], ['flood', 'calm'])).toEqual({ scenes: ['flood'], seconds: 5 });
  expect(readOptions(['--minute'], ['flood', 'calm'])).toEqual({ scenes: ['flood', 'calm'], seconds: 60 });
  expect(() => readOptions(['stampede'], ['flood'])).toThrow('no scene "stampede"');
  expect(() => readOptions(['--seconds', 'many'], ['flood'])).toThrow('--seconds');
});
