import { expect } from '@open-wc/testing';
import { complaints } from '../../../demo/samples/first-visit/complaints.ts';
import {
  click,
  formOf,
  mountFiller,
  press,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { settled } from '../../../test/support/screens/wait.ts';

const answer = (filler: TestFiller) => filler.form().form.get('complaint');
const offered = (filler: TestFiller) =>
  filler.all('[role="option"]').map((option) => [...option.childNodes].map((part) => part.textContent).join(' | '));
const asked = (more: object = {}) =>
  formOf([
    question('complaint', 'cascadeview', {
      title: { en: 'Main complaint', fa: 'شکایت اصلی' },
      options: complaints,
      mandatory: true,
      ...more,
    }),
    question('next', 'text'),
  ]);
const first = (filler: TestFiller) => filler.find<HTMLInputElement>('[role="combobox"]');

describe('a choice by levels', () => {
  afterEach(unmountAll);

  for (const [language, typed, shown, levels] of [
    ['en', 'headache', 'Headache | Brain and nerves', ['Brain and nerves', 'nerves/headache']],
    ['en', 'سردرد', 'Headache | Brain and nerves', ['Brain and nerves', 'nerves/headache']],
    ['fa', 'سردر', 'سردرد | مغز و اعصاب', ['مغز و اعصاب', 'nerves/headache']],
  ] as const) {
    it(`finds «${typed}» below the first level, with the way to it, and takes the whole way: ${language}`, async () => {
      const filler = await mountFiller({ definition: asked(), language });
      const input = first(filler);
      input.focus();
      await type(input, typed);
      expect(offered(filler)).to.include(shown);
      await press(input, 'Enter');
      expect(answer(filler)).to.deep.equal(['nerves', 'headache']);
      expect(first(filler).value).to.equal(levels[0]);
      expect(filler.find<HTMLSelectElement>('select').value).to.equal('headache');
    });
  }

  it('lists what begins with what was typed, of every level', async () => {
    const filler = await mountFiller({ definition: asked(), language: 'fa' });
    await type(first(filler), 'سر');
    expect(
      offered(filler)
        .slice(0, 3)
        .map((text) => text.split(' | ')[0]),
    ).to.include.members(['سرفه', 'سردرد', 'سرگیجه']);
  });

  it('takes what was typed out without a choice in the list', async () => {
    const filler = await mountFiller({ definition: asked(), language: 'en' });
    first(filler).focus();
    await type(first(filler), 'headache');
    filler.control('next').focus();
    await settled();
    expect(answer(filler)).to.deep.equal(['nerves', 'headache']);
    expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
  });

  it('is still chosen level by level', async () => {
    const filler = await mountFiller({ definition: asked(), language: 'en' });
    await click(first(filler));
    expect(offered(filler)).to.have.lengthOf(complaints.length);
    await click(filler.all('[role="option"]')[1]!);
    expect(answer(filler)).to.deep.equal(['heart']);
    expect(filler.all('select')).to.have.lengthOf(1);
  });

  it('takes other words only where the form allows them', async () => {
    for (const [allowother, faults] of [
      [true, 0],
      [undefined, 1],
    ] as const) {
      const filler = await mountFiller({ definition: asked({ allowother }), language: 'en' });
      first(filler).focus();
      await type(first(filler), 'ringing ears');
      expect(offered(filler).some((text) => text.includes('ringing ears'))).to.equal(allowother === true);
      filler.control('next').focus();
      await settled();
      expect(filler.all('.porsa-problem')).to.have.lengthOf(faults);
      expect(first(filler).value).to.equal('ringing ears');
      unmountAll();
    }
  });
});
