import { expect } from '@open-wc/testing';
import { answerReader } from '../../../../elements/dashboard/answer-reader.ts';
import { entriesPath, measuring } from '../../../../../test/support/screens/portal-answers.ts';
import { cleanUp, expectAccessible, openPortal } from '../../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../../test/support/screens/wait.ts';
import { comparisonPage } from './print-comparison.ts';

interface Reported {
  readonly definition: { readonly pages: readonly [{ readonly questions: readonly object[] }] };
  readonly history: readonly { readonly id: string; readonly answers: object }[];
}

const base = (measuring['report/getreport'] as () => Reported)();
const extra = [
  { id: 'm', name: 'mood', type: 'text', title: { en: 'Mood', fa: 'خلق' } },
  { id: 'd', name: 'diet', type: 'text', title: { en: 'Diet', fa: 'رژیم' } },
];
const [page] = base.definition.pages;
const definition = { ...base.definition, pages: [{ ...page, questions: [...page.questions, ...extra] }] };
const moods = ['low', 'low', 'better'];
const responses = base.history.map((entry, index) => ({
  ...entry,
  answers: { ...entry.answers, mood: moods[index], diet: 'salt-free' },
}));

const comparing = {
  ...measuring,
  'report/getreport': ({ entry }: { entry?: string }) => {
    const found = responses.find(({ id }) => id === entry);
    return found
      ? { ...base, definition, history: responses, entry: found }
      : { success: false, code: 4044, message: '' };
  },
};

const readAnswers = () => Promise.resolve(answerReader);

const open = (query = '') => openPortal(`${entriesPath}${query}`, { answers: comparing, readAnswers });

describe('two responses of a file', () => {
  afterEach(cleanUp);

  it('are compared, the newest and the one before at once: scores, then answers, then what stayed the same', async () => {
    const portal = await open();
    await portal.press('Compare');
    await portal.until('2 changes');
    const rows = [...portal.host.shadowRoot!.querySelectorAll('.porsa-portal-comparison section')].map((part) =>
      [...part.querySelectorAll('h2, dt, dd')].map((each) => each.textContent.trim()),
    );
    expect(rows).to.deep.equal([
      ['Scores', 'Systolic pressure', 'Before: 140mmHg', 'After: 128mmHgChange: −12'],
      ['Changed answers', 'Mood', 'Before: low', 'After: better'],
    ]);
    expect(portal.find('.porsa-portal-comparison summary').textContent).to.equal('Unchanged (1)');
    expect(portal.find<HTMLDetailsElement>('.porsa-portal-comparison details').open).to.equal(false);
    await expectAccessible(portal, '.porsa-portal-compare');
  });

  it('are any two, the earlier first, and the address keeps them', async () => {
    const address = location.href;
    const portal = await openPortal(`${entriesPath}?view=compare`, {
      routing: 'hash',
      answers: comparing,
      readAnswers,
    });
    await portal.until('2 changes');
    const [, to] = portal.host.shadowRoot!.querySelectorAll<HTMLSelectElement>('.porsa-portal-compare-sides select');
    to!.value = 'e10';
    to!.dispatchEvent(new Event('change', { bubbles: true }));
    await portal.until('158');
    expect(location.hash).to.equal(`#${entriesPath}?view=compare&from=e10&to=e12`);
    history.back();
    await portal.until('2 changes');
    cleanUp();
    history.replaceState(null, '', address);
    const again = await open('?view=compare&from=e10&to=e12');
    await again.until('158');
    expect(again.text()).to.contain('1 change');
  });

  it('are chosen anew where the address names one twice or one that is not there', async () => {
    const twice = await open('?view=compare&from=e10&to=e10');
    await twice.until('Choose two different responses');
    cleanUp();
    const unknown = await open('?view=compare&from=e99&to=e20');
    await until(() => unknown.host.shadowRoot!.querySelector('[role="alert"]'), 'it says that one is not there');
    expect(unknown.host.shadowRoot!.querySelectorAll('.porsa-portal-compare-sides select')).to.have.length(2);
  });

  it('are printed with what is folded on the screen', async () => {
    const portal = await open('?view=compare');
    await portal.until('2 changes');
    const html = comparisonPage(portal.find('.porsa-portal-comparison > div:last-child'), {
      title: 'Zahra <Mousavi>',
      language: 'fa',
    });
    const printed = new DOMParser().parseFromString(html, 'text/html');
    expect(printed.querySelector('h1')?.textContent).to.equal('Zahra <Mousavi>');
    expect(printed.documentElement.dir).to.equal('rtl');
    expect(printed.querySelector('details')?.open).to.equal(true);
    expect(portal.find<HTMLDetailsElement>('.porsa-portal-comparison details').open).to.equal(false);
  });
});
