import { expect } from '@open-wc/testing';
import {
  formOf,
  mountFiller,
  question,
  serverWith,
  type,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../test/support/screens/wait.ts';

const answer = (filler: TestFiller, name: string) => filler.form().form.get(name);

/** Types and goes on to the next question. */
async function write(filler: TestFiller, name: string, text: string): Promise<string> {
  await type(filler.control(name), text);
  filler.control('next').focus();
  await settled();
  return filler.control(name).value;
}

describe('a phone number', () => {
  afterEach(unmountAll);
  const definition = formOf([question('phone', 'text', { format: 'phone' }), question('next', 'text')]);

  for (const [language, typed] of [
    ['fa', '۰۹۱۲ ۳۴۵ ۶۷۸۹'],
    ['fa', '09123456789'],
    ['en', '+98 912 345 6789'],
    ['en', '021-88776655'],
    ['en', '+44 20 7946 0018'],
  ] as const) {
    it(`stays as it was written, and is kept in one writing: ${typed}`, async () => {
      const filler = await mountFiller({ definition, language });
      expect(await write(filler, 'phone', typed)).to.equal(typed);
      expect(answer(filler, 'phone')).to.match(/^\+\d+$/);
    });
  }

  it('is shown as it is dialled at home where it was written on another day', async () => {
    for (const [language, stored, shown] of [
      ['fa', '+989123456789', '۰۹۱۲ ۳۴۵ ۶۷۸۹'],
      ['en', '+982188776655', '021 8877 6655'],
      ['en', '+442079460018', '+442079460018'],
    ] as const) {
      const filler = await mountFiller({ definition, language, answers: { phone: stored } });
      expect(filler.control('phone').value).to.equal(shown);
      unmountAll();
      const read = await mountFiller({ definition, language, answers: { phone: stored }, mode: 'view' });
      await until(() => read.all('.porsa-value').length > 0, 'the answers');
      expect(read.find('[data-name="phone"] .porsa-value').textContent).to.equal(shown);
      unmountAll();
    }
  });
});

describe('a number with a slash', () => {
  afterEach(unmountAll);
  const definition = formOf([
    question('weight', 'number'),
    question('range', 'numericrange', { min: 0, max: 100, floatcount: 1 }),
    question('next', 'text'),
  ]);

  it('has a decimal point in Persian, where it can mean nothing else', async () => {
    const filler = await mountFiller({ definition, language: 'fa' });
    expect([await write(filler, 'weight', '۷۰/۵'), answer(filler, 'weight')]).to.deep.equal(['۷۰٫۵', 70.5]);
    expect([await write(filler, 'weight', '1/75'), answer(filler, 'weight')]).to.deep.equal(['۱٫۷۵', 1.75]);
    await type(filler.find('[data-name="range"] .porsa-end'), '36/8');
    expect(answer(filler, 'range')).to.equal(36.8);
  });

  it('is asked again where it may be two measures, a fraction, or English', async () => {
    for (const [language, typed] of [
      ['fa', '120/80'],
      ['fa', '1/2'],
      ['fa', '۱۳۷۰/۵/۳'],
      ['en', '70/5'],
    ] as const) {
      const filler = await mountFiller({ definition, language });
      expect(await write(filler, 'weight', typed)).to.equal(typed);
      expect(filler.all('.porsa-problem')).to.have.lengthOf(1);
      unmountAll();
    }
  });
});

describe('what the browser may fill in', () => {
  afterEach(unmountAll);
  const asked = formOf([
    question('full', 'text', { relatedField: 'patient.name' }),
    question('phone', 'text', { format: 'phone' }),
    question('mail', 'text', { format: 'email' }),
    question('birthdate', 'date'),
    question('complaint', 'text'),
    question('drugs', 'container', { multimode: true, questions: [question('name', 'text')] }),
  ]);
  const fills = (filler: TestFiller) =>
    Object.fromEntries(
      filler
        .all('[data-name] input')
        .map((input) => [
          input.closest<HTMLElement>('[data-name]')!.dataset['name'],
          input.getAttribute('autocomplete'),
        ]),
    );

  it('are facts about the patient, and nothing else', async () => {
    const filler = await mountFiller({ definition: asked, language: 'en', answers: { drugs: [{ name: 'Aspirin' }] } });
    expect(fills(filler)).to.deep.equal({
      full: 'name',
      phone: 'tel',
      mail: 'email',
      birthdate: 'bday-year',
      complaint: null,
      name: null,
    });
  });

  it('is nothing where the file of somebody is open', async () => {
    const filler = await mountFiller({ ...serverWith(asked), file: 'f1', language: 'en' });
    expect(fills(filler)).to.include({ full: 'off', phone: 'off', mail: 'off', birthdate: 'off' });
  });

  it('shows the keyboard that fits', async () => {
    const filler = await mountFiller({
      definition: formOf([
        question('phone', 'text', { format: 'phone' }),
        question('mail', 'text', { format: 'email' }),
        question('age', 'number', { floatcount: 0 }),
        question('weight', 'number'),
      ]),
      language: 'en',
    });
    expect(filler.all('[data-name] input').map((input) => (input as HTMLInputElement).inputMode)).to.deep.equal([
      'tel',
      'email',
      'numeric',
      'decimal',
    ]);
  });
});
