import { figuresOf, median, quantile, shown, table } from './figures.mjs';
import { goalsTable, originsTable } from './goals.mjs';

/** What is kept of the bench, as it stands in RESULTS.md. */
export const document = (kept) =>
  `# What was measured\n\nWritten by \`npm run bench\`${kept.peers.porsa ? ` for version ${kept.peers.porsa.version}` : ''}; [README.md](README.md) says what each figure is.\n\n${report(kept)}`;

/** The tables, as Markdown. Medians; milliseconds and KB unless noted. */
export function report(kept) {
  const { peers, visits, headless, storing, designing, wrong } = kept;
  const figures = figuresOf(kept);
  const names = Object.keys(peers);
  const label = (name) => `${peers[name].label}${peers[name].version ? ` ${peers[name].version}` : ''}`;
  const of = (name, count, slowed = 1) => figures.visitsOf(name, { count, slowed });
  const time = (name, count, from, to, slowed = 1) => figures.time(name, { count, slowed }, from, to);
  const timesFloor = (name, count, from, to) => shown(figures.timesFloor(name, { count }, from, to));
  const rows = (cells) => names.map((name) => [label(name), ...cells(name)]);
  const counts = [50, 200, 1000];
  const parts = [
    'Medians; peers interleaved, round by round. “× React floor” is beside the floor of the same run.\n',
    goalsTable(kept),
    table(
      'Bytes for one form of 50 questions, gzip KB',
      ['', 'files', 'script', 'style', 'both', 'the form, and what was drawn of it'],
      rows((name) => {
        const { bytes } = of(name, 50)[0] ?? {};
        return bytes
          ? [
              bytes.files,
              shown(bytes.script / 1024),
              shown(bytes.style / 1024),
              shown((bytes.script + bytes.style) / 1024),
              shown(bytes.form / 1024),
            ]
          : ['–', '–', '–', '–', '–'];
      }),
    ),
    table(
      'From the script’s start to questions painted, ms',
      ['', ...counts.flatMap((count) => [`${count}: first question visible`, 'all']), '1000: × React floor'],
      rows((name) => [
        ...counts.flatMap((count) => [
          shown(time(name, count, 'script', 'firstPainted')),
          shown(time(name, count, 'script', 'allPainted')),
        ]),
        timesFloor(name, 1000, 'script', 'allPainted'),
      ]),
    ),
    phoneTable(),
    table(
      'From navigation, ms, everything fetched, run and drawn: to the first question visible, and to all painted',
      [
        '',
        ...counts.flatMap((count) => [`${count}: first question visible`, 'all']),
        '1000: all × React floor',
        '50, processor slowed 4×: first question visible',
        'all',
      ],
      rows((name) => [
        ...counts.flatMap((count) =>
          ['firstPainted', 'allPainted'].map((until) => shown(time(name, count, undefined, until))),
        ),
        timesFloor(name, 1000, undefined, 'allPainted'),
        ...['firstPainted', 'allPainted'].map((until) => shown(time(name, 50, undefined, until, 4))),
      ]),
    ),
    table(
      'From the mount call to all questions painted, ms',
      ['', ...counts, '1000: × React floor'],
      rows((name) => [
        ...counts.map((count) => shown(time(name, count, 'mount', 'allPainted'))),
        timesFloor(name, 1000, 'mount', 'allPainted'),
      ]),
    ),
  ];
  for (const [count, slowed] of [
    [50, 1],
    [1000, 1],
    [1000, 4],
  ])
    parts.push(actsTable(count, slowed));
  if (names.some((name) => of(name, 5000).length)) parts.push(largestTable());
  parts.push(
    table(
      'Memory after mount and collection',
      ['', 'heap MB, 50', 'heap MB, 1000', 'nodes, 1000', 'listeners, 1000'],
      rows((name) => {
        const heap = (size, key) => median(of(name, size).map((visit) => visit.heap?.[key]));
        return [
          shown(heap(50, 'megabytes')),
          shown(heap(1000, 'megabytes')),
          shown(heap(1000, 'nodes')),
          shown(heap(1000, 'listeners')),
        ];
      }),
    ),
  );
  for (const count of [50, 1000])
    parts.push(
      table(
        `Without a document, ${count} questions: a second`,
        ['', 'create, ms', 'set text', 'set number in a total', 'set switch', 'validations'],
        rows((name) => {
          const own = (key) =>
            median(headless.filter((each) => each.name === name && each.count === count).map((each) => each[key]));
          return [
            shown(own('createMilliseconds')),
            ...['text', 'number', 'choose', 'validations'].map((key) => shown(own(key))),
          ];
        }),
      ),
    );
  if (designing.length) parts.push(designersTable());
  if (storing.length)
    parts.push(
      table(
        'One entry of 50 questions, stored durably before it is acknowledged',
        ['', 'a second', 'p50 ms', 'p95 ms', 'errors'],
        storing.map((each) => [each.label, shown(each.perSecond), shown(each.p50), shown(each.p95), each.errors]),
      ),
    );
  const differing = [...new Set(wrong.map(({ line }) => line))];
  if (differing.length) parts.push(`## Not as the form means it\n${differing.map((line) => `- ${line}`).join('\n')}\n`);
  parts.push(originsTable(kept));
  // A run of some parts has nothing to say about the others.
  const saysSomething = (part) =>
    !part.startsWith('###') ||
    /\| [\d.]+/.test(
      part
        .split('\n')
        .slice(3)
        .join('\n')
        .replace(/^\| [^|]*/gm, ''),
    );
  return parts.filter(saysSomething).join('\n');

  /** What somebody who makes a form waits for. */
  function designersTable() {
    const labels = [...new Set(designing.map((visit) => visit.label))];
    return table(
      `A form of ${designing[0].count} questions in a designer whose code is there, ms`,
      [
        '',
        'from the mount call: every question in the document',
        'processor until nothing more is done',
        'key in a title: next frame, p50 / p95',
        'processor for a key',
      ],
      labels.map((label) => {
        const own = designing.filter((visit) => visit.label === label);
        const keys = own.flatMap((visit) => visit.keys);
        return [
          label,
          ...['shown', 'open'].map((what) => shown(median(own.map((visit) => visit[what])))),
          `${shown(median(keys))} / ${shown(quantile(keys, 0.95))}`,
          shown(median(own.map((visit) => visit.each))),
        ];
      }),
    );
  }

  /** What somebody with a phone waits for. */
  function phoneTable() {
    const phone = { count: 50, phone: true };
    const compared = (name, job, what) => [
      shown(figures.time(name, job, undefined, what)),
      shown(figures.timesFloor(name, job, undefined, what)),
    ];
    return table(
      'A cold phone: slow 4G, processor slowed 4×; 50 questions, from navigation, ms',
      [
        '',
        'first question visible',
        '× React floor',
        'usable: what is typed is kept',
        '× React floor',
        'live: the total answers',
        '× React floor',
        'all painted',
        'script and style until live, gzip KB',
        '1000: all painted',
        '× React floor',
      ],
      rows((name) => [
        ...['firstPainted', 'usable', 'live'].flatMap((what) => compared(name, phone, what)),
        shown(figures.time(name, phone, undefined, 'allPainted')),
        shown(
          median(
            figures
              .visitsOf(name, phone)
              .map(({ bytes: { untilLive } }) => untilLive && (untilLive.script + untilLive.style) / 1024),
          ),
        ),
        ...compared(name, { count: 1000, phone: true }, 'allPainted'),
      ]),
    );
  }

  function actCell(name, count, slowed, act, key) {
    const samples = figures.samples(name, { count, slowed }, act, key);
    return samples.length ? `${shown(median(samples))} / ${shown(quantile(samples, 0.95))}` : '–';
  }

  /** The largest form there may be. */
  function largestTable() {
    const rowsOfLargest = names
      .filter((name) => of(name, 5000).length)
      .map((name) => [
        label(name),
        ...['firstPainted', 'allPainted'].map((until) => shown(time(name, 5000, 'script', until))),
        actCell(name, 5000, 1, 'text', 'settled'),
        actCell(name, 5000, 1, 'number', 'settled'),
        actCell(name, 5000, 1, 'choose', 'settled'),
        ...['megabytes', 'nodes'].map((key) => shown(median(of(name, 5000).map((visit) => visit.heap?.[key])))),
      ]);
    return table(
      '5000 questions on one page',
      [
        '',
        'from the script: first painted, ms',
        'all',
        'key in a text: settled, p50 / p95',
        'key in a number',
        'choice',
        'heap MB',
        'nodes',
      ],
      rowsOfLargest,
    );
  }

  function actsTable(count, slowed) {
    const cell = (name, act, key) => actCell(name, count, slowed, act, key);
    const title = `One act among ${count} questions${slowed > 1 ? `, processor slowed ${slowed}×` : ''}: ms to settled, p50 / p95`;
    return table(
      title,
      [
        '',
        'nothing',
        'key in a text',
        'key in a number: total shown',
        'settled',
        'choice that shows others: shown',
        'settled',
      ],
      rows((name) => [
        cell(name, 'nothing', 'shown'),
        cell(name, 'text', 'settled'),
        cell(name, 'number', 'shown'),
        cell(name, 'number', 'settled'),
        cell(name, 'choose', 'shown'),
        cell(name, 'choose', 'settled'),
      ]),
    );
  }
}
