import { describe, expect, test } from 'vitest';
import { plainText } from '../sources/runs.ts';
import type { ProposalTemplate } from '../template/types.ts';
import type { Proposal } from '../types.ts';
import { directedRuns } from './layout/directed-runs.ts';
import { toDocument } from './to-document.ts';
import { toMarkdown } from './to-markdown.ts';
import type { DocumentBlock } from './types.ts';

const template: ProposalTemplate = {
  id: 'small',
  title: { en: 'Small format', fa: 'قالب کوچک' },
  sections: [
    {
      id: 'people',
      title: { en: 'People', fa: 'پژوهشگران' },
      questions: [
        { id: 'author', kind: 'line', role: 'author', title: { en: 'Name', fa: 'نام' } },
        { id: 'title', kind: 'line', role: 'title', title: { en: 'Title', fa: 'عنوان' } },
      ],
    },
    {
      id: 'study',
      title: { en: 'Study', fa: 'مطالعه' },
      questions: [
        { id: 'starts', kind: 'date', title: { en: 'Starts', fa: 'شروع' } },
        {
          id: 'design',
          kind: 'choice',
          title: { en: 'Design', fa: 'نوع' },
          options: [{ value: 'trial', text: { en: 'A trial', fa: 'کارآزمایی' } }],
        },
        { id: 'method', kind: 'paragraphs', title: { en: 'Method', fa: 'روش' } },
        { id: 'aims', kind: 'list', title: { en: 'Aims', fa: 'اهداف' } },
      ],
    },
    {
      id: 'plan',
      title: { en: 'Plan', fa: 'برنامه' },
      questions: [
        { id: 'outcomes', kind: 'outcomes', title: { en: 'Outcomes', fa: 'پیامدها' } },
        { id: 'size', kind: 'sampleSize', title: { en: 'Sample size', fa: 'حجم نمونه' } },
        { id: 'timetable', kind: 'timetable', title: { en: 'Timetable', fa: 'زمان‌بندی' } },
        { id: 'budget', kind: 'budget', title: { en: 'Budget', fa: 'بودجه' } },
      ],
    },
    {
      id: 'sources',
      title: { en: 'Sources', fa: 'منابع' },
      questions: [{ id: 'sources', kind: 'sources', title: 'Sources' }],
    },
  ],
};

const proposal = (
  values: Proposal['values'],
  language: 'en' | 'fa' = 'en',
  reasons?: Proposal['reasons'],
): Proposal => ({
  template: 'small',
  language,
  values,
  reasons,
});
const blocksOf = (...given: Parameters<typeof proposal>) => toDocument(proposal(...given), { template }).blocks;
const find = <Kind extends DocumentBlock['kind']>(blocks: readonly DocumentBlock[], kind: Kind) =>
  blocks.find((block): block is Extract<DocumentBlock, { kind: Kind }> => block.kind === kind);

describe('The title page', () => {
  test('has the title and the short answers about people', () => {
    const front = find(blocksOf({ author: 'Sara Ahmadi', title: 'Effect of A on B' }), 'titlePage');
    expect(front).toMatchObject({ format: 'Small format', title: [{ text: 'Effect of A on B' }] });
    expect(front?.facts).toEqual([{ label: 'Name', runs: [{ text: 'Sara Ahmadi' }] }]);
  });

  test('says what it is where there is no title yet', () => {
    const document = toDocument(proposal({}, 'fa'), { template });
    expect(document).toMatchObject({ title: 'پروپوزال پژوهشی', language: 'fa', direction: 'rtl', author: '' });
    expect(document.blocks).toHaveLength(1);
  });
});

describe('Sections', () => {
  test('stand in the order of the template, those without an answer left out', () => {
    const blocks = blocksOf({ method: 'One.', aims: ['First', ' ', 'Second'] });
    expect(blocks.slice(1)).toEqual([
      { kind: 'heading', level: 1, text: 'Study' },
      { kind: 'heading', level: 2, text: 'Method' },
      { kind: 'paragraph', runs: [{ text: 'One.' }] },
      { kind: 'heading', level: 2, text: 'Aims' },
      { kind: 'list', ordered: true, items: [[{ text: 'First' }], [{ text: 'Second' }]] },
    ]);
  });

  test('show dates in the calendar of the language and options in its words', () => {
    const values = { starts: '2026-09-23', design: 'trial' };
    const texts = (language: 'en' | 'fa') =>
      find(blocksOf(values, language), 'facts')?.facts.map(({ runs }) => plainText(runs));
    expect(texts('en')).toEqual(['23 September 2026', 'A trial']);
    expect(texts('fa')).toEqual(['۱ مهر ۱۴۰۵', 'کارآزمایی']);
  });

  test('say why something does not apply', () => {
    expect(blocksOf({}, 'en', { aims: 'it is a survey', starts: 'unknown' }).slice(1)).toEqual([
      { kind: 'heading', level: 1, text: 'Study' },
      { kind: 'facts', facts: [{ label: 'Starts', runs: [{ text: 'Does not apply: unknown' }] }] },
      { kind: 'heading', level: 2, text: 'Aims' },
      { kind: 'paragraph', runs: [{ text: 'Does not apply: it is a survey' }] },
    ]);
  });

  test('make lists of lines that begin as lists do', () => {
    const blocks = blocksOf({ method: 'Two things:\n- one\n- two\n1. first\n2) second\nThe end.' });
    expect(
      blocks.slice(3).map((block) => (block.kind === 'list' ? [block.ordered, block.items.length] : block.kind)),
    ).toEqual(['paragraph', [false, 2], [true, 2], 'paragraph']);
  });

  test('ignore values that are not of their kind', () => {
    expect(
      blocksOf({ aims: 'text', method: ['a'], budget: 'much', outcomes: [], size: [] as never }).slice(1),
    ).toMatchObject([
      { kind: 'heading' },
      { kind: 'heading' },
      { kind: 'paragraph' },
      { kind: 'heading' },
      { kind: 'heading' },
      { kind: 'paragraph' },
    ]);
  });
});

describe('Tables', () => {
  test('of outcomes have words for their kinds and no column that is empty', () => {
    const outcomes = [{ rank: 'primary', name: 'HbA1c', measure: 'HPLC', time: '' }];
    const table = find(blocksOf({ outcomes }, 'fa'), 'table');
    expect(table?.columns.map(({ title }) => title)).toEqual(['نوع', 'پیامد', 'روش سنجش']);
    expect(table?.rows.map((row) => row.map(plainText))).toEqual([['اصلی', 'HbA1c', 'HPLC']]);
  });

  test('of a budget have the cost of each row and their sum, numbers of either script read', () => {
    const budget = [
      { kind: 'personnel', item: 'Nurse', count: '۱۰', price: '۱٬۵۰۰' },
      { kind: '', item: 'Printing', count: 'some', price: '5' },
      { kind: 'travel', item: 'Bus', count: '2', price: '2.5' },
    ];
    const table = find(blocksOf({ budget }), 'table');
    expect(table?.rows.map((row) => plainText(row.at(-1)!))).toEqual(['15,000', '', '5']);
    expect(plainText(table?.total?.runs ?? [])).toBe('15,005');
    expect(plainText(find(blocksOf({ budget }, 'fa'), 'table')?.total?.runs ?? [])).toBe('۱۵٬۰۰۵');
  });

  test('of time have a bar over the months of each activity', () => {
    const timetable = [
      { activity: 'Approval', starts: '1', ends: '2' },
      { activity: 'Data', starts: '۲', ends: '۴' },
      { activity: 'Later', starts: 'soon', ends: '' },
    ];
    expect(find(blocksOf({ timetable }), 'timetable')).toMatchObject({
      periods: ['1', '2', '3', '4'],
      activities: [
        { months: '1–2', active: [true, true, false, false] },
        { months: '2–4', active: [false, true, true, true] },
        { months: 'soon', active: [false, false, false, false] },
      ],
    });
  });

  test('of a long time have several months in a column', () => {
    const timetable = [{ activity: 'All', starts: '1', ends: '36' }];
    expect(find(blocksOf({ timetable }), 'timetable')?.periods.slice(0, 2)).toEqual(['1–2', '3–4']);
  });

  test('of a sample size name what it was computed from', () => {
    const size = {
      formula: 'twoMeans',
      given: { power: '0.8', alpha: '0.05', own: '7' },
      stated: '1128',
      justification: 'A pilot.',
    } as const;
    const facts = find(blocksOf({ size }, 'fa'), 'facts')?.facts.map(({ label, runs }) => [label, plainText(runs)]);
    expect(facts).toEqual([
      ['حجم نمونه', '۱٬۱۲۸'],
      ['فرمول', 'مقایسهٔ دو میانگین'],
      ['خطای نوع اول (α)', '۰٫۰۵'],
      ['توان آزمون', '۰٫۸'],
      ['own', '۷'],
    ]);
  });
});

describe('References', () => {
  const source = (id: string, title: string, family: string) => ({
    id,
    item: { type: 'book', title, author: [{ family }], issued: { 'date-parts': [[2020]] } },
  });
  const sources = [
    source('a', 'First', 'Zimmer'),
    source('b', 'Second', 'Adams'),
    source('c', 'کتاب', 'رضایی'),
    source('d', 'Never', 'Moore'),
  ];
  const values = { method: 'x [@b; @a] y [@c]', sources };
  const references = (style: 'vancouver' | 'apa', language: 'en' | 'fa' = 'en') =>
    find(toDocument(proposal(values, language), { template, style }).blocks, 'bibliography');

  test('are numbered as they are cited, those that are not cited last and marked', () => {
    expect(
      references('vancouver')?.references.map(({ id, number, cited, direction }) => [id, number, cited, direction]),
    ).toEqual([
      ['b', 1, true, 'ltr'],
      ['a', 2, true, 'ltr'],
      ['c', 3, true, 'rtl'],
      ['d', 4, false, 'ltr'],
    ]);
  });

  test('are in alphabetical order in APA, those of the document’s language first', () => {
    expect(references('apa')?.references.map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
    expect(references('apa', 'fa')?.references.map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
  });
});

describe('Words of the other script', () => {
  const parts = (text: string) =>
    directedRuns(text, 'rtl')
      .map((run) => (run.direction ? `{${run.text}}` : run.text))
      .join('');

  test.each([
    ['میزان HbA1c 7.5 درصد', 'میزان {HbA1c} ۷٫۵ درصد'],
    ['سطح p < 0.05 است.', 'سطح {p < 0.05} است.'],
    ['پرسش‌نامهٔ Beck Depression Inventory (BDI-II) را', 'پرسش‌نامهٔ {Beck Depression Inventory (BDI-II)} را'],
    ['مرکز ثبت (IRCT)، سپس', 'مرکز ثبت {(IRCT)}، سپس'],
    ['زبان C++.', 'زبان {C++}.'],
    ['دیابت type 2 diabetes و 120 نفر', 'دیابت {type 2 diabetes} و ۱۲۰ نفر'],
    ['از 3.5% تا 10 %', 'از ۳٫۵٪ تا ۱۰٪'],
    ['2.1 مقدمه', '۲.۱ مقدمه'],
  ])('keep their own direction: %s', (text, expected) => expect(parts(text)).toBe(expected));

  test('turn a whole text of the other script round', () => {
    const [, , , paragraph] = blocksOf({ method: 'This paragraph of a Persian proposal is in English.' }, 'fa');
    expect(paragraph).toMatchObject({ kind: 'paragraph', direction: 'ltr' });
  });
});

describe('Markdown', () => {
  test('has headings, tables, lists and references', () => {
    const text = toMarkdown(
      toDocument(
        proposal({
          title: 'A *title*',
          author: 'Sara Ahmadi',
          method: 'As [@a] shows:\n- one\n# no heading',
          budget: [{ kind: 'other', item: 'a | b', count: '2', price: '3' }],
          sources: [{ id: 'a', item: { type: 'book', title: 'Book' } }],
        }),
        { template },
      ),
    );
    expect(text).toContain('# A \\*title\\*\n');
    expect(text).toContain('- **Name**: Sara Ahmadi');
    expect(text).toContain('### Method\n\nAs \\[1\\] shows:\n\n- one\n\n\\# no heading');
    expect(text).toContain(
      '| Kind | Item | Count | Unit price | Cost |\n| --- | --- | ---: | ---: | ---: |\n| Other | a \\| b | 2 | 3 | 6 |',
    );
    expect(text).toContain('| **Total** |  |  |  | **6** |');
    expect(text).toContain('## References\n\n1. Book.\n');
  });

  test('of Persian reads from the right, and holds no markup that was typed', () => {
    const text = toMarkdown(toDocument(proposal({ method: '<script>alert(1)</script> &lt;' }, 'fa'), { template }));
    expect(text).toMatch(/^<div dir="rtl" lang="fa">\n\n# /);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;');
  });
});
