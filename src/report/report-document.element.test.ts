import { expect } from '@open-wc/testing';
import type { Entry } from '../api/contract/shapes.ts';
import type { FormDefinition, Question } from '../engine/definition/types.ts';
import { addReportTexts } from './report-texts.ts';
import type { ReportData } from './content/printing.ts';
import styles from './report.css?inline';
import { fetchPictures } from './report-pictures.ts';
import type { ReportRequest, ReportSubject } from '../react/dashboard/context/types.ts';
import { until } from '../../test/support/screens/wait.ts';
import { drawReport, isReady, printReport, reportWords } from './report-document.ts';

const question = (name: string, type: Question['type'], fa: string, more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: { fa, en: name },
  ...more,
});

const definition: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'fa',
  conditions: [{ id: 'c', kind: 'visibility', target: 'pregnant', when: 'gender = "female"' }],
  report: { footer: { fa: 'با مهر پزشک', en: 'With stamp' } },
  pages: [
    {
      id: 'p',
      text: 'p',
      displayTitle: { fa: 'شرح حال', en: 'History' },
      pageType: 'form',
      questions: [
        question('complaint', 'note', 'شکایت'),
        question('weight', 'number', 'وزن', { unit: { fa: 'کیلوگرم' } }),
        question('gender', 'select', 'جنسیت', {
          options: [
            { text: { fa: 'مرد', en: 'Male' }, value: 'male' },
            { text: { fa: 'زن', en: 'Female' }, value: 'female' },
          ],
        }),
        question('pregnant', 'checkbox', 'باردار'),
        question('secret', 'text', 'پنهان', { displayInReport: false }),
        question('double', 'calculated', 'دوبرابر', { formula: 'weight * 2' }),
        question('systolic', 'number', 'سیستولی', { historytype: 'followup', unit: { fa: 'میلی‌متر جیوه' } }),
        question('medications', 'container', 'داروها', {
          multimode: true,
          questions: [question('drug', 'text', 'دارو')],
        }),
      ],
    },
  ],
};

const at = (createdAt: string, answers: Entry['answers']): Entry => ({
  id: createdAt,
  file: 'f',
  category: 'c',
  version: 2,
  page: null,
  answers,
  createdAt,
  createdBy: 'سارا',
});

const data = (given: Entry['answers'], design: FormDefinition = definition): ReportData => ({
  file: {
    id: 'f',
    category: 'c',
    patient: { name: 'زهرا', code: '0012345679', birthdate: '1970-07-10' },
    entries: 2,
    createdAt: '',
    updatedAt: '',
  },
  entry: at('2026-11-20T08:30:00Z', given),
  definition: design,
  category: { id: 'c', slug: 'visit', title: { fa: 'ویزیت', en: 'Visit' } },
  clinic: { fa: 'درمانگاه مهر' },
  history: [at('2026-11-01T08:30:00Z', { systolic: 140 }), at('2026-11-20T08:30:00Z', given)],
});

const answers = {
  complaint: '<b>درد</b>',
  weight: 72.5,
  gender: 'male',
  secret: 'نهان',
  double: 145,
  systolic: 132,
  medications: [{ drug: 'Aspirin' }],
};

function draw(given: ReportData): Document {
  addReportTexts();
  const page = document.implementation.createHTMLDocument();
  drawReport(page, given, reportWords('fa', 'fa'), new Date('2026-11-21T00:00:00Z'));
  return page;
}

const words = (page: Document): string => page.body.textContent?.replace(/\s+/g, ' ') ?? '';

describe('the printed report', () => {
  it('names clinic, form, patient and day in Persian digits and calendar', () => {
    const text = words(draw(data(answers)));
    expect(text)
      .to.contain('درمانگاه مهر')
      .and.contain('ویزیت')
      .and.contain('زهرا')
      .and.contain('۰۰۱۲۳۴۵۶۷۹')
      .and.contain('۱۹ تیر ۱۳۴۹');
    expect(text).to.contain('۲۹ آبان ۱۴۰۵ · ۱۲:۰۰').and.contain('نسخهٔ ۲').and.contain('با مهر پزشک');
    expect(text).not.to.match(/[0-9]/);
  });

  it('gives each answer in words, and results apart', () => {
    const page = draw(data(answers));
    expect(words(page)).to.contain('۷۲٫۵ کیلوگرم').and.contain('مرد').and.contain('Aspirin');
    expect(page.querySelector('.porsa-report-results')?.textContent).to.contain('دوبرابر').and.contain('۱۴۵');
  });

  it('gives a score with its range and what it means, and numbers its pages', () => {
    const score = question('double', 'calculated', 'دوبرابر', {
      formula: 'weight * 2',
      min: 0,
      max: 200,
      bands: [{ text: 'Low' }, { from: 100, text: { fa: 'بالا', en: 'High' } }],
    });
    const questions = definition.pages[0]!.questions.map((each) => (each.name === 'double' ? score : each));
    const page = draw(data(answers, { ...definition, pages: [{ ...definition.pages[0]!, questions }] }));
    expect(page.querySelector('.porsa-report-results')?.textContent).to.contain('۱۴۵ (۰–۲۰۰) · بالا');
    expect(styles).to.contain('counter(page)').and.to.contain('counter(pages)');
  });

  it('leaves out what is hidden by a condition or not for reports', () => {
    expect(words(draw(data(answers))))
      .not.to.contain('باردار')
      .and.not.contain('نهان');
  });

  it('keeps an answer readable whose question the form has no more', () => {
    expect(words(draw(data({ ...answers, formerly: 'قدیمی' }))))
      .to.contain('حذف‌شده از فرم')
      .and.contain('قدیمی');
  });

  it('prints the pictures of an answer beneath their names, and leaves out one that does not come', async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 12, height: 8 });
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve);
    });
    const file = (last: string, type: string) => ({
      id: `01930000-0000-7000-8000-00000000000${last}`,
      name: `${last}.x`,
      type,
      size: 9,
    });
    const design = {
      ...definition,
      conditions: [],
      pages: [
        { ...definition.pages[0]!, questions: [question('photo', 'file', 'عکس', { accept: 'any', multimode: true })] },
      ],
    };
    const frame = document.body.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument!;
    addReportTexts();
    drawReport(
      page,
      data({ photo: [file('1', 'image/png'), file('2', 'application/pdf'), file('3', 'image/png')] }, design),
      reportWords('fa', 'fa'),
    );
    const get = async ({ id }: { readonly id: string }) =>
      id.endsWith('1')
        ? { success: true as const, data: new Response(picture) }
        : { success: false as const, code: 4040, message: '' };
    await fetchPictures(page, { uploads: { get } } as unknown as Parameters<typeof fetchPictures>[1]);
    expect([...page.querySelectorAll('img')].map(({ alt, naturalWidth }) => [alt, naturalWidth])).to.deep.equal([
      ['1.x', 12],
    ]);
    expect(words(page)).to.contain('1.x، 2.x، 3.x');
    frame.remove();
  });

  it('follows the order and the choice of the report’s design', () => {
    const page = draw(data(answers, { ...definition, report: { questions: ['gender', 'complaint'] } }));
    expect([...page.querySelectorAll('.porsa-report-question')].map((line) => line.textContent)).to.deep.equal([
      'جنسیت',
      'شکایت',
    ]);
  });

  it('sets earlier entries beside this one', () => {
    const table = [...draw(data(answers)).querySelectorAll('table')].at(-1);
    expect(
      [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
        [...row.querySelectorAll('th, td:not(.porsa-report-course)')].map((cell) => cell.textContent),
      ),
    ).to.deep.equal([['سیستولی · میلی‌متر جیوه', '۱۴۰', '۱۳۲']]);
    const line =
      table?.querySelector('.porsa-report-course polyline')?.getAttribute('points')?.split(/[ ,]/).map(Number) ?? [];
    expect(line, 'from the right and downwards').to.satisfy(
      ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]) => x1 > x2 && y1 < y2,
    );
  });

  it('fits its window of 500 pixels, however long the history', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.inlineSize = '500px';
    frame.contentDocument!.head.appendChild(document.createElement('style')).textContent = styles;
    const history = Array.from({ length: 9 }, (_, day) => at(`2026-11-1${day}T08:30:00Z`, { systolic: 120 + day }));
    drawReport(
      frame.contentDocument!,
      { ...data(answers), history },
      reportWords('en', 'en'),
      new Date('2026-11-21T00:00:00Z'),
    );
    const { scrollWidth, clientWidth } = frame.contentDocument!.documentElement;
    frame.remove();
    expect(scrollWidth).to.be.at.most(clientWidth);
  });

  it('is silent about pages that an entry of one page does not hold', () => {
    const other: FormDefinition = {
      ...definition,
      pages: [
        ...definition.pages,
        {
          id: 'q',
          text: 'q',
          displayTitle: { fa: 'پیگیری' },
          pageType: 'form',
          questions: [question('next', 'text', 'مراجعهٔ بعدی')],
        },
      ],
    };
    const whole = data(answers, other);
    expect(words(draw(whole))).to.contain('مراجعهٔ بعدی');
    expect(words(draw({ ...whole, entry: { ...at('2026-11-20T08:30:00Z', answers), page: 'p' } }))).not.to.contain(
      'مراجعهٔ بعدی',
    );
  });

  it('is drawn without answers where the file has no response yet', () => {
    const { entry: _entry, ...blank } = data({});
    const drawn = words(draw({ ...blank, history: [] }));
    expect(drawn).to.contain('زهرا');
    expect(drawn).to.contain('هنوز پاسخی ثبت نشده است');
    expect(drawn).not.to.contain('72');
  });

  it('shows markup in an answer as text', () => {
    const page = draw(data(answers));
    expect(page.querySelector('b')).to.equal(null);
    expect(words(page)).to.contain('<b>درد</b>');
  });
});

describe('A report whose formulas cannot be loaded', () => {
  for (const [language, sentence] of [
    ['en', /connection|answer|server/i],
    ['fa', /[آ-ی]/],
  ] as const) {
    it(`says so in ${language}, and does not go on preparing`, async () => {
      addReportTexts();
      const page = document.implementation.createHTMLDocument();
      const words = reportWords(language, language);
      expect(await isReady(page, definition, words, () => Promise.reject(new Error('down')))).to.equal(false);
      expect(page.querySelector('[role="alert"]')?.textContent).to.match(sentence);
      expect(await isReady(page, definition, words)).to.equal(true);
    });
  }
});

describe('What is printed together', () => {
  const entries = [
    { ...at('2026-11-20T09:00:00Z', { ...answers, complaint: 'later' }), file: 'g' },
    at('2026-11-20T08:00:00Z', { ...answers, complaint: 'earlier' }),
  ];
  let frame: HTMLIFrameElement;
  let asked: unknown[];
  let printed: number;

  /** A window that stands in for the popup, and a server that answers at once. */
  function open(more: { readonly pages?: readonly (typeof entries)[]; readonly refuse?: string } = {}) {
    frame = document.createElement('iframe');
    document.body.append(frame);
    asked = [];
    printed = 0;
    const popup = frame.contentWindow as Window & typeof globalThis;
    popup.print = () => {
      printed += 1;
    };
    const pages = more.pages ?? [entries];
    const client = {
      entry: {
        getentries: async (body: { readonly after?: string }) => {
          asked.push(body);
          const page = Number(body.after ?? 0);
          const next = page + 1 < pages.length ? String(page + 1) : null;
          return { success: true, data: { items: pages[page], next } };
        },
      },
      report: {
        getreport: async (body: { readonly file: string; readonly entry?: string }) => {
          asked.push(body);
          if (body.entry === more.refuse) return { success: false, code: 4040, message: 'This is gone.' };
          const entry = entries.find(({ id }) => id === body.entry) ?? entries[0]!;
          const { file, ...rest } = data(entry.answers);
          return {
            success: true,
            data: { ...rest, file: { ...file, id: entry.file, patient: { name: entry.file } }, entry },
          };
        },
      },
    } as unknown as ReportRequest['client'];
    const print = (subject: ReportSubject) =>
      printReport(popup, { subject, language: 'en', calendar: 'en', client }).then(() =>
        until(
          () => printed > 0 || frame.contentDocument!.querySelector('.porsa-report-wait'),
          'it is printed or says why not',
        ),
      );
    return { print, page: () => frame.contentDocument! };
  }
  afterEach(() => frame.remove());
  const complaints = (page: Document): (string | undefined)[] =>
    [...page.querySelectorAll('.porsa-report')].map((report) => /earlier|later/.exec(report.textContent ?? '')?.[0]);

  it('is every response of a file, the earliest first, each beginning a page', async () => {
    const { print, page } = open();
    await print({ file: 'f', all: true });
    expect(asked).to.deep.equal([
      { file: 'f', limit: 100 },
      { file: 'f', entry: entries[1]!.id },
      { file: 'g', entry: entries[0]!.id },
    ]);
    expect(complaints(page())).to.deep.equal(['earlier', 'later']);
    expect(getComputedStyle(page().querySelectorAll('.porsa-report')[1]!).breakBefore).to.equal('page');
    expect(printed).to.equal(1);
  });

  it('is every response that a form was given on a day, of all files', async () => {
    const { print, page } = open({ pages: [[entries[0]!], [entries[1]!]] });
    const day = { category: 'visit', from: '2026-11-20T00:00:00Z', to: '2026-11-20T23:59:59Z' };
    await print(day);
    expect(asked.slice(0, 2)).to.deep.equal([
      { ...day, limit: 100 },
      { ...day, limit: 100, after: '1' },
    ]);
    expect(complaints(page())).to.deep.equal(['earlier', 'later']);
    expect(page().title).to.equal('Visit');
  });

  it('is one response alone, without asking which there are', async () => {
    const { print, page } = open();
    await print({ file: 'g', entry: entries[0]!.id });
    expect(asked).to.deep.equal([{ file: 'g', entry: entries[0]!.id }]);
    expect(complaints(page())).to.deep.equal(['later']);
    expect(page().title).to.equal('Visit – g');
  });

  it('says where there is nothing, and where one was refused, and prints neither', async () => {
    const none = open({ pages: [[]] });
    await none.print({ file: 'f', all: true });
    expect(none.page().body.textContent).to.contain('There are no responses to print.');
    frame.remove();
    const refused = open({ refuse: entries[0]!.id });
    await refused.print({ file: 'f', all: true });
    expect(refused.page().querySelector('[role=alert]')).to.exist;
    expect(refused.page().querySelector('.porsa-report')).to.equal(null);
    expect(printed).to.equal(0);
  });

  it('is cut where there is more than a day may be, which is printed too', async () => {
    const many = Array.from({ length: 3 }, () => Array.from({ length: 100 }, () => entries[0]!));
    const { print, page } = open({ pages: many });
    await print({ file: 'f', all: true });
    expect(page().querySelectorAll('.porsa-report')).to.have.length(200);
    expect(page().querySelector('.porsa-report-note')!.textContent).to.contain('Only the latest 200 responses');
  });
});
