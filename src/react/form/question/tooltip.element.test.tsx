import { expect } from '@open-wc/testing';
import { formOf, mountFiller, press, question, unmountAll } from '../../../../test/support/screens/mount-filler.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const options = [
  { value: 'a', text: 'Aleph' },
  { value: 'b', text: 'Beth' },
];
const about = { title: 'What it asks', tooltip: 'More about it', subtitle: 'Below the title' };
const asked = [
  question('control', 'text', about),
  question('group', 'flatview', { ...about, options }),
  question('inline', 'checkbox', about),
  question('label', 'label', { ...about, subtitle: undefined }),
  question('link', 'link', { ...about, subtitle: undefined, url: 'https://example.com' }),
];
const title = 'legend, label, .porsa-text, a';

describe('what more there is about a question', () => {
  afterEach(unmountAll);

  for (const language of ['en', 'fa'] as const) {
    it(`is asked for beside the title, above the subtitle, whatever the question: ${language}`, async () => {
      const filler = await mountFiller({ definition: formOf(asked), language });
      await until(() => filler.all('.porsa-tooltip').length === asked.length, 'the marks');
      filler.host.style.inlineSize = '358px';
      for (const { name, subtitle } of asked) {
        const box = filler.find(`[data-name="${name}"]`);
        const [mark, titled] = ['summary', title].map((selector) =>
          box.querySelector(selector)!.getBoundingClientRect(),
        );
        const middle = (mark!.top + mark!.bottom) / 2;
        expect(middle, name).to.be.within(titled!.top, titled!.bottom);
        if (subtitle)
          expect(mark!.bottom, name).to.be.at.most(
            box.querySelector('.porsa-subtitle')!.getBoundingClientRect().top + 2,
          );
      }
      expect(filler.find('.porsa-tooltip summary').textContent).to.equal(language === 'fa' ? '؟' : '?');
    });
  }

  it('opens across the whole question, and closes by Escape', async () => {
    const filler = await mountFiller({ definition: formOf(asked), language: 'en' });
    await until(() => filler.all('.porsa-tooltip').length === asked.length, 'the marks');
    for (const { name } of asked) {
      const details = filler.find<HTMLDetailsElement>(`[data-name="${name}"] details`);
      details.open = true;
      expect(details.querySelector('p')!.getBoundingClientRect().width, name).to.be.closeTo(
        filler.find(`[data-name="${name}"]`).getBoundingClientRect().width,
        1,
      );
      await press(details.querySelector('summary')!, 'Escape');
      expect(details.open, name).to.equal(false);
    }
  });
});
