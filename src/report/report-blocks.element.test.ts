import { expect } from '@open-wc/testing';
import type { FormDefinition, ReportBlock } from '../engine/definition/types.ts';
import { reportBlocks } from '../engine/report/report-blocks.ts';
import { addReportTexts } from './report-texts.ts';
import { violationsIn } from '../../test/support/screens/accessible.ts';
import { drawPreview } from './preview/draw-preview.ts';
import { drawReport, reportStyles, reportWords } from './report-document.ts';
import { sampleData } from './sample/sample-data.ts';

const now = new Date('2026-11-21T09:00:00Z');

const formWith = (blocks: readonly ReportBlock[] | undefined, lines = 2): FormDefinition => ({
  schema: 1,
  title: { en: 'Visit', fa: 'مراجعه' },
  language: 'en',
  conditions: [],
  endings: [{ id: 'own', text: 'Thank you', when: 'mood = "low"' }],
  report: { ...(blocks && { blocks }), footer: 'The end' },
  pages: [
    {
      id: 'p',
      text: 'p',
      displayTitle: { en: 'History', fa: 'شرح حال' },
      pageType: 'form',
      questions: [
        {
          id: 'mood',
          name: 'mood',
          type: 'select',
          title: { en: 'Mood', fa: 'خلق' },
          options: [
            { text: { en: 'Low', fa: 'پایین' }, value: 'low' },
            { text: { en: 'Good', fa: 'خوب' }, value: 'good' },
          ],
        },
        {
          id: 'weight',
          name: 'weight',
          type: 'number',
          title: { en: 'Weight', fa: 'وزن' },
          unit: 'kg',
          min: 40,
          max: 120,
          historytype: 'followup',
        },
        {
          id: 'score',
          name: 'score',
          type: 'calculated',
          title: { en: 'Score', fa: 'امتیاز' },
          formula: 'weight / 4',
          min: 0,
          max: 30,
          bands: [{ text: { en: 'Mild', fa: 'خفیف' } }, { from: 15, text: { en: 'Severe', fa: 'شدید' } }],
        },
        ...Array.from({ length: lines }, (_, index) => ({
          id: `line${index}`,
          name: `line${index}`,
          type: 'note' as const,
          title: { en: `Line ${index}`, fa: `سطر ${index}` },
        })),
      ],
    },
  ],
});

function draw(definition: FormDefinition, language: 'en' | 'fa' = 'en'): Document {
  addReportTexts();
  const page = document.implementation.createHTMLDocument();
  const words = reportWords(language, language);
  drawReport(page, sampleData(definition, words, now), words, now);
  return page;
}

const words = (page: Document): string => page.body.textContent?.replace(/\s+/g, ' ') ?? '';
const markup = (page: Document): string => page.body.innerHTML.replace(/<!--.*?-->/g, '');

async function onSheets(definition: FormDefinition, paper: 'A4' | 'A5', language: 'en' | 'fa') {
  const frame = document.body.appendChild(document.createElement('iframe'));
  Object.assign(frame.style, { inlineSize: '700px', blockSize: '900px' });
  const sheets = await drawPreview(frame, { definition, language, calendar: language, paper });
  return { frame, sheets, page: frame.contentDocument! };
}

describe('The blocks of a printed report', () => {
  it('are, for a form that was made before there were any, what was always printed', () => {
    const former = formWith(undefined);
    expect(markup(draw(former))).to.equal(markup(draw(formWith(reportBlocks(former.report)))));
    expect(reportBlocks({ showScores: false, showHistory: false }).map(({ kind }) => kind)).to.deep.equal([
      'letterhead',
      'patient',
      'answers',
    ]);
  });

  it('are printed in their order, and only while their condition holds', () => {
    const page = draw(
      formWith([
        { id: 'a', kind: 'signature', title: 'The physician' },
        { id: 'b', kind: 'text', text: 'Heavy', when: 'weight >= 40' },
        { id: 'c', kind: 'text', text: 'Light', when: 'weight < 40' },
        { id: 'd', kind: 'patient' },
      ]),
    );
    expect(words(page)).to.match(/The physician.*Heavy.*Sara Ahmadi.*The end/);
    expect(words(page)).not.to.contain('Light');
    expect(words(page), 'what has no block').not.to.contain('Mood');
  });

  it('have answers and facts in their texts, in words of the language, and a dash for none', () => {
    const text = { en: '{patient.name}: {mood}, {weight}. {patient.city}', fa: '{patient.name}: {mood}، {weight}' };
    const block = [{ id: 'a', kind: 'text', text }] as const;
    expect(words(draw(formWith(block)))).to.match(/Sara Ahmadi: (Low|Good), [\d.]+ kg\. –/);
    expect(words(draw(formWith(block), 'fa'))).to.match(/سارا احمدی: (پایین|خوب)، [۰-۹٫]+ kg/);
  });

  it('count the age from the birthdate, on the day of the response; an age that was entered stands only without one', () => {
    addReportTexts();
    const words = reportWords('en', 'en');
    const form = formWith([{ id: 'a', kind: 'text', text: 'Aged {patient.age}.' }]);
    const sample = sampleData(form, words, now);
    const printed = (patient: object): string => {
      const page = document.implementation.createHTMLDocument();
      const entry = { ...sample.entry!, createdAt: '2020-04-11T09:00:00Z' };
      drawReport(page, { ...sample, entry, file: { ...sample.file, patient } }, words, now);
      return /Aged ([^.]*)\./.exec(page.body.textContent)?.[1] ?? '';
    };
    expect([
      printed({ birthdate: '1985-04-12' }),
      printed({ birthdate: '1985-04-12', age: 76 }),
      printed({ age: 76 }),
      printed({}),
    ]).to.deep.equal(['34', '34', '76', '–']);
  });

  it('show markup in a text as text', () => {
    const page = draw(formWith([{ id: 'a', kind: 'text', text: '<b>{mood}</b>' }]));
    expect(page.querySelector('.porsa-report b')).to.equal(null);
  });

  it('draw one number over time before its bands, and say the same as a table', () => {
    const page = draw(formWith([{ id: 'a', kind: 'chart', question: 'score' }]), 'fa');
    expect(page.querySelectorAll('.porsa-report-chart circle')).to.have.length(4);
    expect([...page.querySelectorAll('.porsa-report-bandname')].map((name) => name.textContent)).to.deep.equal([
      'خفیف',
      'شدید',
    ]);
    // A web font without the signs of isolation has them painted in the wrong order.
    for (const words of page.querySelectorAll('.porsa-report-bandname, .porsa-report-chart text[y="212"]'))
      expect(words.getAttribute('direction')).to.equal('rtl');
    expect(page.querySelectorAll('.porsa-report-unseen tbody tr')).to.have.length(4);
    expect(words(page)).to.contain('۳۰ آبان ۱۴۰۵');
  });

  it('set the questions of a table side by side, of which a chosen one needs no history', () => {
    const page = draw(formWith([{ id: 'a', kind: 'table', title: 'Course', questions: ['score', 'mood'] }]));
    expect([...page.querySelectorAll('tbody th')].map((cell) => cell.textContent)).to.deep.equal(['Score', 'Mood']);
  });
});

describe('A report of every block', () => {
  for (const language of ['en', 'fa'] as const) {
    it(`has nothing that axe knows is wrong: ${language}`, async () => {
      const every: readonly ReportBlock[] = [
        ...reportBlocks(),
        { id: 'a', kind: 'chart', question: 'score' },
        { id: 'b', kind: 'text', title: 'Note', text: '{mood}' },
        { id: 'c', kind: 'pagebreak' },
        { id: 'd', kind: 'signature' },
      ];
      const report = document.adoptNode(draw(formWith(every), language).querySelector('.porsa-report')!);
      document.body.append(report);
      expect(await violationsIn(report)).to.deep.equal([]);
      report.remove();
    });
  }
});

describe('A report on its sheets', () => {
  const long = formWith(undefined, 70);

  for (const language of ['en', 'fa'] as const) {
    it(`takes more of A5 than of A4, each part whole on its sheet: ${language}`, async () => {
      const a4 = await onSheets(long, 'A4', language);
      const a5 = await onSheets(long, 'A5', language);
      expect(a4.sheets).to.be.greaterThan(1).and.lessThan(a5.sheets);
      expect(a5.page.documentElement.dir).to.equal(language === 'fa' ? 'rtl' : 'ltr');
      const sheets = [...a5.page.querySelectorAll('.porsa-report-sheet')].map((sheet) => sheet.getBoundingClientRect());
      for (const line of a5.page.querySelectorAll('.porsa-report-line')) {
        const { top, bottom } = line.getBoundingClientRect();
        expect(
          sheets.some((sheet) => sheet.top < top && bottom < sheet.bottom),
          line.textContent ?? '',
        ).to.equal(true);
      }
      a4.frame.remove();
      a5.frame.remove();
    });
  }

  it('goes on on another sheet at a page break', async () => {
    const broken = formWith([
      { id: 'a', kind: 'patient' },
      { id: 'b', kind: 'pagebreak' },
      { id: 'c', kind: 'signature' },
    ]);
    const { frame, sheets } = await onSheets(broken, 'A4', 'en');
    expect(sheets).to.equal(2);
    frame.remove();
  });

  it('has the page size of its paper, for the printer too', () => {
    expect(reportStyles('en', 'A4')).to.contain('size: A4').and.not.contain('size: A5');
    expect(reportStyles('fa', 'A5')).to.contain('size: A5').and.contain('counter(pages, persian)');
    expect(reportStyles('fa', 'A5')).not.to.contain('size: A4');
  });
});
