import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { DashboardSummary, Summary } from '../../../api/contract/output.ts';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  visits,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const today = new Date().toLocaleDateString('sv-SE');

const summary: Summary = {
  entries: 3,
  files: 2,
  read: 3,
  days: [{ day: today, entries: 3 }],
  seconds: { median: 90, lower: 60, upper: 120, entries: 3 },
  questions: [
    {
      name: 'smokes',
      title: { en: 'Smokes', fa: 'سیگار' },
      answered: 3,
      gone: false,
      choices: [
        { value: 'yes', text: 'Yes, daily', count: 1 },
        { value: 'no', text: 'Never', count: 2 },
      ],
    },
    {
      name: 'score',
      title: 'Score',
      answered: 3,
      gone: true,
      numbers: {
        mean: 6,
        min: 2,
        max: 11,
        median: 5,
        bins: [
          { from: 0, to: 5, count: 1 },
          { from: 5, to: 10, count: 1 },
          { from: 10, to: 15, count: 1 },
        ],
      },
    },
  ],
};

const figures: DashboardSummary = {
  filesToday: 1,
  entriesToday: 3,
  waitingShared: 2,
  days: [{ day: today, entries: 3 }],
  categories: [],
};

const twoQuestions = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Visit',
      pageType: 'form',
      questions: [
        { id: 'a', name: 'cough', type: 'text', title: 'Cough' },
        { id: 'b', name: 'fever', type: 'text', title: 'Fever' },
        { id: 'c', name: 'thanks', type: 'label', title: 'Thanks' },
      ],
    },
  ],
};

describe('figures', () => {
  afterEach(cleanUp);

  it('show a form’s entries over time, and how choices and scores are distributed', async () => {
    const portal = await openPortal('/summary', { answers: { 'category/getsummary': () => summary } });
    await portal.until('Answer distribution');
    for (const shown of ['Responses by week', '1.5 min', 'Yes, daily', '2 (67%)', 'removed from the form', 'Mean 6'])
      expect(portal.text()).to.contain(shown);
    expect(portal.host.shadowRoot?.querySelectorAll('svg[role="img"]')).to.have.length(2);
    await expectAccessible(portal);
  });

  it('stay within their frames on the narrowest phones, a time with its unit too', async () => {
    await setViewport({ width: 320, height: 600 });
    try {
      const seconds = { median: 7230, lower: 60, upper: 9000, entries: 3 };
      const answers = { 'category/getsummary': () => ({ ...summary, seconds }) };
      const portal = await openPortal('/summary', { answers, language: 'fa' });
      await portal.until('دقیقه');
      for (const figure of portal.host.shadowRoot!.querySelectorAll('.porsa-portal-figure')) {
        const frame = figure.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(figure.querySelector('dd')!);
        const words = range.getBoundingClientRect();
        expect(words.left, figure.textContent).to.be.greaterThan(frame.left + 4);
        expect(words.right, figure.textContent).to.be.lessThan(frame.right - 4);
      }
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('are asked for the form named in the address, for where the reader is', async () => {
    const portal = await openPortal(`/summary?category=${visits.slug}`, {
      answers: { 'category/getsummary': () => summary },
    });
    await portal.until('Answer distribution');
    const asked = portal.calls.find(({ path }) => path === 'category/getsummary')?.body as {
      category: string;
      offset: number;
    };
    expect([asked.category, asked.offset]).to.deep.equal([visits.id, -new Date().getTimezoneOffset()]);
  });

  it('begin with the fullest form, and keep another choice in the address', async () => {
    const other = { ...visits, id: 'o', slug: 'apgar', title: 'Apgar', files: 0 };
    const portal = await openPortal('/summary', {
      answers: {
        'category/getcategories': () => ({ items: [visits, other], next: null }),
        'category/getsummary': () => summary,
      },
    });
    await portal.until('Answer distribution');
    const asked = (): unknown =>
      (portal.calls.filter(({ path }) => path === 'category/getsummary').at(-1)?.body as { category: string }).category;
    expect(asked()).to.equal(visits.id);
    expect(portal.calls.find(({ path }) => path === 'category/getcategories')?.body).to.include({ sort: 'files' });
    const form = portal.find<HTMLSelectElement>('main select');
    form.value = 'apgar';
    form.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => asked() === 'o', 'the other form’s figures are asked for');
    expect(portal.find<HTMLSelectElement>('main select').value).to.equal('apgar');
    await portal.go('/services');
    await portal.go('/summary?category=apgar');
    await until(
      () => portal.host.shadowRoot?.querySelector<HTMLSelectElement>('main select')?.value === 'apgar',
      'the address says which form',
    );
  });

  it('say where there are none, and offer none as a file', async () => {
    const portal = await openPortal('/summary', {
      answers: { 'category/getsummary': () => ({ ...summary, entries: 0 }) },
    });
    await portal.until('No responses in this period');
    expect(portal.host.shadowRoot?.querySelector('.porsa-portal-export')).to.equal(null);
  });

  it('say why a file could not be exported', async () => {
    const portal = await openPortal('/summary', {
      answers: {
        'category/getsummary': () => summary,
        'category/exportanswers': () => ({ success: false, code: 4133, message: 'too much' }),
      },
    });
    await portal.until('Smokes');
    await portal.press('Excel');
    await portal.until('too much data for an Excel sheet');
  });

  it('are exported in every format, of chosen questions and without the person', async () => {
    const portal = await openPortal('/summary', {
      answers: {
        'category/getsummary': () => summary,
        'category/getform': () => ({ id: visits.id, version: 1, definition: twoQuestions }),
        'category/exportanswers': () => ({ success: false, code: 4133, message: 'too much' }),
      },
    });
    await portal.until('More formats');
    await portal.press('More formats…');
    await portal.until('Leaves out names');
    const asked = (): unknown => portal.calls.filter(({ path }) => path === 'category/exportanswers').at(-1)?.body;
    const choose = (index: number, value: string): void => {
      const select = [...(portal.host.shadowRoot?.querySelectorAll<HTMLSelectElement>('dialog select') ?? [])][index]!;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await expectAccessible(portal);
    await portal.press('Download');
    await until(() => asked() !== undefined, 'the archive is asked for');
    expect(asked())
      .to.include({ format: 'spss' })
      .and.not.have.any.keys('layout', 'labels', 'deidentified', 'questions');
    choose(0, 'csv');
    await portal.until('Layout');
    choose(1, 'long');
    portal.find<HTMLInputElement>('dialog input[type="checkbox"]').click();
    portal.find<HTMLElement>('dialog details summary').click();
    await portal.until('Cough');
    const boxes = (): HTMLInputElement[] => [
      ...portal.host.shadowRoot!.querySelectorAll<HTMLInputElement>('dialog fieldset input'),
    ];
    boxes()[0]!.click();
    await until(() => !boxes()[0]!.checked, 'the question is left out');
    await portal.press('Download');
    await until(() => (asked() as { format: string }).format === 'csv', 'the table is asked for');
    expect(asked()).to.deep.include({ layout: 'long', deidentified: true, questions: ['fever'] });
    boxes()[1]!.click();
    await portal.until('Choose at least one question');
  });

  it('stand on the first screen with what waits, right to left in Persian', async () => {
    const portal = await openPortal('/dashboard', {
      language: 'fa',
      answers: { 'dashboard/getsummary': () => figures },
    });
    await portal.until('پاسخ‌های ۳۰ روز گذشته');
    expect(portal.text()).to.contain('۲ پروندهٔ اشتراکی');
    await expectAccessible(portal);
  });
});

describe('a file’s seldom tools', () => {
  afterEach(cleanUp);

  const owner = { 'category/getcategories': () => ({ items: [visitsAs('owner')], next: null }) };
  const one = patientFile('Zahra Mousavi');
  const two = patientFile('Zahra Musavi', 2);
  const path = `/form/entries/complaints/visits/${visits.slug}/${one.id}`;
  const opened = {
    ...owner,
    'file/getfile': () => ({ can: visitsAs('owner').can, file: one, entries: [] }),
    'file/getfiles': () => ({ items: [one, two], next: null }),
  };

  it('erase only once the name was typed, and say what was wrong', async () => {
    const portal = await openPortal(path, {
      answers: {
        ...opened,
        'file/erasefile': ({ confirm }: { confirm: string }) =>
          confirm === 'Zahra Mousavi' ? { entries: 0, uploads: 0 } : { success: false, code: 4225, message: '' },
      },
    });
    await portal.until('Zahra Mousavi');
    await portal.press('Delete this file permanently');
    portal.type('Type', 'somebody');
    await portal.press('Delete permanently');
    await portal.until('Nothing was deleted');
    await expectAccessible(portal);
    portal.type('Type', 'Zahra Mousavi');
    await portal.press('Delete permanently');
    expect(portal.visited.at(-1)).to.contain('/form/file/');
  });

  it('take another file of the same person into this one', async () => {
    const portal = await openPortal(path, { answers: { ...opened, 'file/mergefile': () => one } });
    await portal.until('Zahra Mousavi');
    await portal.press('Merge with another file');
    await portal.until('Zahra Musavi');
    await expectAccessible(portal);
    expect(portal.host.shadowRoot?.querySelectorAll('.porsa-portal-rows li')).to.have.length(1);
  });

  it('take a file back out of the bin', async () => {
    const portal = await openPortal(`/form/file/complaints/visits/${visits.slug}`, {
      answers: {
        ...owner,
        'file/getremovedfiles': () => ({
          items: [{ file: two, removedAt: two.updatedAt, goneAt: two.updatedAt }],
          next: null,
        }),
        'file/restorefile': () => two,
      },
    });
    await portal.until('Trash');
    await portal.press('Trash');
    await portal.until('Deleted permanently on');
    await expectAccessible(portal);
    await portal.press('Restore');
    expect(portal.calls.some(({ path: called }) => called === 'file/restorefile')).to.equal(true);
  });
});
