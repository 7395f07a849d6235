import { expect } from '@open-wc/testing';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import {
  click,
  formOf,
  mountFiller,
  press,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';

const four = ['a', 'b', 'c', 'd'].map((name) => question(name, 'text'));
const go = (filler: TestFiller) => click(filler.find('.porsa-foot [data-primary]'));

describe('what a form demands', () => {
  afterEach(unmountAll);
  const note = (filler: TestFiller) => {
    const [found] = filler.all('.porsa-demand');
    return found && getComputedStyle(found).display !== 'none' ? found.textContent : undefined;
  };
  const stars = (filler: TestFiller) =>
    filler.all('.porsa-required').filter((star) => star.getClientRects().length > 0).length;
  const asked = (name: string, more: Partial<Question> = {}) => question(name, 'text', more);
  const needed = { mandatory: true } as const;
  const shown = (...questions: Question[]): FormDefinition => ({
    ...formOf(questions),
    conditions: [{ id: 'c', kind: 'visibility', target: 'then', when: 'ANSWERED(a)' }],
  });

  it('is said once where all is required, and on the first page alone', async () => {
    const filler = await mountFiller({
      definition: formOf([asked('a', needed), asked('b', needed)], [asked('c', needed)]),
      language: 'en',
    });
    expect([note(filler), stars(filler)]).to.deep.equal(['All questions are required.', 0]);
    expect(filler.find('[data-name="a"] label').textContent, 'a reader hears it of each').to.contain('(required)');
    await type(filler.control('a'), 'x');
    await type(filler.control('b'), 'x');
    await go(filler);
    expect([note(filler), stars(filler)]).to.deep.equal([undefined, 0]);
  });

  it('leaves out what is marked optional, where only a condition shows it', async () => {
    const filler = await mountFiller({
      definition: shown(asked('a', needed), asked('b', needed), asked('then')),
      language: 'en',
    });
    expect([note(filler), stars(filler)]).to.deep.equal(['All questions are required unless marked optional.', 0]);
    await type(filler.control('a'), 'x');
    expect(filler.find('[data-name="then"] label').textContent).to.equal('then (optional)');
    expect(filler.find('[data-name="b"] label').textContent).not.to.contain('optional');
  });

  it('is a star at each where others may be left out, explained wherever there is one', async () => {
    const mixed = await mountFiller({ definition: formOf([asked('a', needed), asked('b')]), language: 'en' });
    expect([note(mixed), stars(mixed)]).to.deep.equal(['* Required', 1]);
    expect(mixed.all('.porsa-optional')).to.have.lengthOf(0);
    const none = await mountFiller({ definition: formOf([asked('a'), asked('b')]), language: 'en' });
    expect([note(none), stars(none)]).to.deep.equal([undefined, 0]);
    const sometimes = await mountFiller({
      definition: formOf([asked('smoker'), asked('since', { requiredWhen: 'smoker = "yes"' })]),
      language: 'en',
    });
    expect(note(sometimes)).to.equal(undefined);
    await type(sometimes.control('smoker'), 'yes');
    await press(sometimes.control('smoker'), 'Tab');
    expect(note(sometimes)).to.equal('* Required');
  });
});

describe('what is read before the first question', () => {
  afterEach(unmountAll);
  const opening = {
    purpose: { en: 'To prepare', fa: 'برای آمادگی' },
    minutes: 3,
    readers: { en: 'your doctor', fa: 'پزشک' },
  };

  it('stands above the first page alone, in the reader’s language', async () => {
    const definition = { ...formOf(four, [question('last', 'text')]), opening };
    const filler = await mountFiller({ definition, language: 'fa' });
    expect(filler.all('.porsa-opening p').map((line) => line.textContent)).to.deep.equal([
      'برای آمادگی',
      'حدود ۳ دقیقه وقت می‌گیرد',
      'خوانندهٔ پاسخ‌ها: پزشک',
    ]);
    await go(filler);
    expect(filler.all('.porsa-opening')).to.have.lengthOf(0);
    const read = await mountFiller({ definition, language: 'en', mode: 'view' });
    expect(read.all('.porsa-opening')).to.have.lengthOf(0);
  });

  it('has no barrier in either theme and language', async () => {
    for (const theme of ['light', 'dark'] as const)
      for (const language of ['en', 'fa'] as const) {
        const filler = await mountFiller({ definition: { ...formOf(four), opening }, language, theme });
        expect(await violationsIn(filler.host)).to.deep.equal([]);
      }
  });

  it('says only what is known', async () => {
    const filler = await mountFiller({ definition: { ...formOf(four), opening: { minutes: 1 } }, language: 'en' });
    expect(filler.find('.porsa-opening').textContent).to.equal('Takes about one minute');
  });
});
