import { expect } from '@open-wc/testing';
import { entriesPath, measuring } from '../../../../test/support/screens/portal-answers.ts';
import { until } from '../../../../test/support/screens/wait.ts';
import { cleanUp, expectAccessible, openPortal } from '../../../../test/support/screens/open-portal.tsx';

describe('the trends of a file', () => {
  afterEach(cleanUp);

  it('draw its numbers over time, and give them as a sentence and a table too', async () => {
    const portal = await openPortal(entriesPath, { answers: measuring });
    await portal.press('Trends');
    await portal.until('Systolic pressure');
    expect(portal.visited.at(-1)).to.equal(entriesPath);
    expect(portal.find('.porsa-portal-trend-latest').textContent).to.equal('128 mmHg');
    expect(portal.find('svg[role="img"]').getAttribute('aria-label')).to.equal(
      'Systolic pressure: 3 values, from 158 on 10 November 2026 to 128 on 20 November 2026',
    );
    portal.find<HTMLElement>('.porsa-portal-trend summary').click();
    await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-trend-table'), 'the table is there');
    expect(
      [...(portal.host.shadowRoot?.querySelectorAll('.porsa-portal-trend-table td') ?? [])].map(
        (cell) => cell.textContent,
      ),
    ).to.deep.equal(['128', '140', '158']);
  });

  it('of 300 responses are one line with its last point, and a table once it is asked for', async () => {
    const base = (measuring['report/getreport'] as () => Record<string, unknown>)();
    const history = Array.from({ length: 300 }, (_, index) => ({
      id: `h${index}`,
      createdAt: new Date(Date.UTC(2025, 0, index + 1)).toISOString(),
      answers: { systolic: 120 + (index % 40) },
    }));
    const portal = await openPortal(`${entriesPath}?view=trends`, {
      answers: { ...measuring, 'report/getreport': () => ({ ...base, entry: history[299], history }) },
    });
    await portal.until('Systolic pressure');
    const count = (selector: string) => portal.host.shadowRoot?.querySelectorAll(selector).length;
    expect(portal.find('polyline').getAttribute('points')?.split(' ').length).to.equal(300);
    expect(count('.porsa-portal-chart circle')).to.equal(1);
    expect(count('.porsa-portal-trend-table')).to.equal(0);
    portal.find<HTMLElement>('.porsa-portal-trend summary').click();
    await until(() => count('.porsa-portal-trend-table tbody tr') === 300, 'the table has every response');
  });

  it('are told beside each response: its score, the band, and the change since the one before', async () => {
    const base = (measuring['file/getfile'] as () => { readonly entries: readonly object[] })();
    const [first, ...others] = base.entries;
    const band = { text: 'High', severity: 'warning' };
    const scored = { ...first, scores: [{ name: 'bmi', title: 'BMI', value: 28, change: -2, band }] };
    const portal = await openPortal(entriesPath, {
      answers: { ...measuring, 'file/getfile': () => ({ ...base, entries: [scored, ...others] }) },
    });
    await portal.until('since the last response');
    expect(portal.find('.porsa-portal-entry-list .porsa-portal-score').textContent).to.equal(
      '28High−2 since the last response',
    );
    await expectAccessible(portal, '.porsa-portal-entries nav');
  });

  it('run from right to left in Persian', async () => {
    const places = async (language: 'en' | 'fa'): Promise<readonly number[]> => {
      const portal = await openPortal(`${entriesPath}?view=trends`, { answers: measuring, language });
      await portal.until(language === 'fa' ? '۱۲۸' : '128');
      const found = [...(portal.host.shadowRoot?.querySelectorAll('.porsa-portal-chart circle') ?? [])].map((dot) =>
        Number(dot.getAttribute('cx')),
      );
      cleanUp();
      return found;
    };
    const english = await places('en');
    expect(english).to.deep.equal([...english].sort((a, b) => a - b));
    expect(await places('fa')).to.deep.equal(english.map((x) => 320 - x));
  });
});
