import { expect } from '@open-wc/testing';
import { entriesPath, measuring } from '../../../../test/support/screens/portal-answers.ts';
import { cleanUp, openPortal } from '../../../../test/support/screens/open-portal.tsx';

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
    expect(
      [...(portal.host.shadowRoot?.querySelectorAll('.porsa-portal-trend-table td') ?? [])].map(
        (cell) => cell.textContent,
      ),
    ).to.deep.equal(['128', '140', '158']);
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
