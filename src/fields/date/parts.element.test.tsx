import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { calendarFor } from '../../engine/languages/native.ts';
import type { Calendar, Language } from '../../engine/definition/types.ts';
import { violationsIn } from '../../../test/support/screens/accessible.ts';
import {
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../test/support/screens/wait.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const open = (language: Language, calendar: Calendar = calendarFor(language), answers = {}) =>
  mountFiller({
    definition: formOf([question('birthdate', 'date', { max: 'TODAY()', mandatory: true }), question('next', 'text')]),
    language,
    calendar,
    answers,
  });
const parts = (filler: TestFiller) => filler.all('[data-name="birthdate"] :is(input, select)') as Control[];
const shown = (filler: TestFiller) => parts(filler).map(({ value }) => value);
const answer = (filler: TestFiller) => filler.form().form.get('birthdate');

/** By keys, as a person does, from the first part to the question after it. */
async function enter(filler: TestFiller, ...typed: readonly string[]): Promise<void> {
  parts(filler)[0]!.focus();
  for (const text of typed) {
    for (const key of text) await sendKeys({ press: key });
    await sendKeys({ press: 'Tab' });
  }
  await settled();
}

describe('a day of birth in three fields', () => {
  afterEach(unmountAll);

  for (const [language, calendar, typed, day, fields] of [
    ['en', 'en', ['27', '3', '1984'], '1984-03-27', ['27', '3', '1984']],
    ['en', 'en', ['27', 'March', '1984'], '1984-03-27', ['27', '3', '1984']],
    ['en', 'en', ['7', '1', '1363'], '1984-03-27', ['27', '3', '1984']],
    ['fa', 'fa', ['7', '12', '1363'], '1985-02-26', ['۷', '12', '۱۳۶۳']],
    ['fa', 'en', ['27', '3', '1984'], '1984-03-27', ['۲۷', '3', '۱۹۸۴']],
    ['en', 'fa', ['7', '1', '1363'], '1984-03-27', ['7', '1', '1363']],
  ] as const)
    it(`is typed ${typed.join(' ')}: ${language}, ${calendar === 'fa' ? 'solar' : 'Gregorian'}`, async () => {
      const filler = await open(language, calendar);
      await enter(filler, ...typed);
      expect(answer(filler)).to.equal(day);
      expect(shown(filler)).to.deep.equal(fields);
      expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
    });

  it('may be pasted as a whole, and is shown in the calendar of its reader', async () => {
    for (const [text, fields] of [
      ['۱۳۶۳/۰۱/۰۷', ['۷', '1', '۱۳۶۳']],
      ['1985-02-26', ['۷', '12', '۱۳۶۳']],
    ] as const) {
      const filler = await open('fa');
      await type(parts(filler)[0] as HTMLInputElement, text);
      expect(shown(filler)).to.deep.equal(fields);
      unmountAll();
    }
  });

  for (const [typed, words, wrong] of [
    [['27', '3', '84'], 'Year must have four digits', [2]],
    [['27', '', '1984'], 'Enter the month as well', [1]],
    [['', '3', ''], 'Enter the day and the year as well', [0, 2]],
    [['30', '2', '1984'], 'Day must be a number from 1 to 29', [0]],
    [['27', '13', '1984'], 'Month must be a number from 1 to 12', [1]],
    [['27', '3', '2984'], 'today or in the past', [0, 1, 2]],
  ] as const)
    it(`names the part that is wrong: ${typed.join('/')}`, async () => {
      const filler = await open('en');
      await enter(filler, ...typed);
      await until(() => filler.all('.porsa-problem').length === 1, 'the problem');
      expect(filler.find('.porsa-problem').textContent).to.contain(words);
      const isWrong = parts(filler).flatMap((part, index) => (part.ariaInvalid === 'true' ? [index] : []));
      expect(isWrong).to.deep.equal(wrong);
      // The list of problems leads to the first part that is wrong.
      expect(parts(filler).findIndex(({ id }) => !/-(?:day|month|year)$/.test(id))).to.equal(wrong[0]);
      expect(await violationsIn(filler.find('[data-name="birthdate"]'))).to.deep.equal([]);
    });

  it('says in Persian what is wrong, and that a month chosen by name keeps to its calendar', async () => {
    const filler = await open('fa');
    await enter(filler, '7', '1', '1984');
    await until(() => filler.all('.porsa-problem').length === 1, 'the problem');
    expect(filler.find('.porsa-problem').textContent).to.contain('تقویم خورشیدی');
    expect(shown(filler)).to.deep.equal(['۷', '1', '۱۹۸۴']);
  });

  it('is filled in by the browser in the calendar that browsers know, and elsewhere not', async () => {
    expect(parts(await open('en')).map((part) => part.autocomplete)).to.deep.equal([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
    unmountAll();
    expect(parts(await open('fa')).map((part) => part.autocomplete)).to.deep.equal(['off', 'off', 'off']);
  });

  it('says nothing while the focus stays within it', async () => {
    const filler = await open('en');
    parts(filler)[0]!.focus();
    await sendKeys({ press: '9' });
    await sendKeys({ press: 'Tab' });
    await settled();
    expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
    await type(parts(filler)[0] as HTMLInputElement, '');
    expect(answer(filler)).to.equal(undefined);
  });
});
