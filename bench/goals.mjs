import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { figuresOf, median, quantile, shown, table } from './figures.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const phone = { count: 50, phone: true };
const slowly = { count: 1000, slowed: 4 };

/** What a form is to cost whoever fills it. Each says how it is read from the visits of one peer, and the most it may be. */
const goals = [
  [
    'First question visible, 50 questions on a cold phone, × React floor',
    1,
    (of, name) => of.timesFloor(name, phone, undefined, 'firstPainted'),
  ],
  ['What is typed is kept, the same, × React floor', 1, (of, name) => of.timesFloor(name, phone, undefined, 'usable')],
  ['Live, the same, × React floor', 1.4, (of, name) => of.timesFloor(name, phone, undefined, 'live')],
  [
    'All of 1000 questions painted on a cold phone, × React floor',
    1,
    (of, name) => of.timesFloor(name, { count: 1000, phone: true }, undefined, 'allPainted'),
  ],
  [
    'All of 1000 questions painted on this machine, from navigation, × React floor',
    1,
    (of, name) => of.timesFloor(name, { count: 1000 }, undefined, 'allPainted'),
  ],
  [
    'Choice that shows fifty questions among 1000: settled, ms, p50',
    16.7,
    (of, name) => median(of.samples(name, { count: 1000 }, 'choose', 'settled')),
  ],
  ['The same, p95', 16.7, (of, name) => quantile(of.samples(name, { count: 1000 }, 'choose', 'settled'), 0.95)],
  ['The same, processor slowed 4×, p50', 100, (of, name) => median(of.samples(name, slowly, 'choose', 'settled'))],
  ['Heap at 1000 questions, MB', 8, (of, name) => of.heap(name, 1000, 'megabytes')],
  [
    'Script and style of the form of 50 questions, gzip kB of 1000 bytes, all that is fetched',
    125,
    (of, name) => kilobytes(of.visitsOf(name, { count: 50 })[0]?.bytes),
  ],
  ['The same, until it is live on a phone', 125, (of, name) => kilobytes(of.visitsOf(name, phone)[0]?.bytes.untilLive)],
];

const kilobytes = (bytes) => (bytes ? (bytes.script + bytes.style) / 1000 : NaN);
const own = ['porsa-served', 'porsa'];
const cells = (value, most) => [
  Number.isFinite(value) ? (value < 10 ? value.toFixed(2) : shown(value)) : '–',
  Number.isFinite(value) ? (value <= most ? 'met' : '**not met**') : 'not measured',
];

export function goalsTable(kept) {
  const of = figuresOf(kept);
  const rows = goals.map(([what, most, read]) => [
    what,
    `≤ ${most}`,
    ...own.flatMap((name) => cells(read(of, name), most)),
  ]);
  const loader = here('../dist/embed/porsa.js');
  if (existsSync(loader))
    rows.push([
      'Loader, gzip bytes',
      '≤ 6144',
      ...own.flatMap(() => cells(gzipSync(readFileSync(loader), { level: 9 }).length, 6144)),
    ]);
  return table(
    'What is asked of a form',
    ['', 'goal', ...own.flatMap((name) => [kept.peers[name]?.label ?? name, ''])],
    rows,
  );
}

/** Of which code and day each part is. */
export function originsTable({ runs, visits, headless, designing, storing }) {
  const rows = runs.map((run) => {
    const mine = visits.filter((visit) => visit.run === run.id);
    const each = new Map();
    for (const { name, count, phone: isPhone, slowed } of mine) {
      const key = `${name}, ${count}, ${isPhone}, ${slowed}`;
      each.set(key, (each.get(key) ?? 0) + 1);
    }
    const times = [...each.values()];
    const counts = [...new Set(mine.map(({ count }) => count))].sort((a, b) => a - b);
    const others = Object.entries({ 'without a document': headless, designers: designing, storing })
      .filter(([, some]) => some.some((one) => one.run === run.id))
      .map(([label]) => label);
    return [
      `\`${run.command}\``,
      run.commit,
      run.date,
      [[...new Set(mine.map(({ name }) => name))].sort().join(', '), counts.join(', '), ...others]
        .filter(Boolean)
        .join('; '),
      times.length ? [...new Set([Math.min(...times), Math.max(...times)])].join(' to ') : '–',
      run.minutes ?? '–',
      run.load.join(', '),
      run.machine,
    ];
  });
  return table(
    'Where the figures come from',
    [
      '',
      'commit',
      'begun, UTC',
      'what of it counts here',
      'visits of each',
      'minutes',
      'load of the machine as each round began',
      'machine',
    ],
    rows,
  );
}
