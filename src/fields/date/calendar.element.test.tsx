import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { addMonths } from '../../engine/calendar/month-days.ts';
import { formatDate } from '../../engine/calendar/format-date.ts';
import { localToday } from '../../react/ui/language/moment.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../test/support/screens/wait.ts';

const focused = () => document.activeElement?.shadowRoot?.activeElement as HTMLElement | null;
/** With Shift held where the key says so. */
async function press(key: string): Promise<void> {
  const plain = key.replace('Shift+', '');
  if (plain !== key) await sendKeys({ down: 'Shift' });
  await sendKeys({ press: plain });
  if (plain !== key) await sendKeys({ up: 'Shift' });
}
const answer = (filler: TestFiller) => filler.form().form.get('day');

async function openCalendar(filler: TestFiller): Promise<void> {
  await click(filler.find('.porsa-date .porsa-open'));
  await until(
    () =>
      filler.all('dialog[open] [tabindex="0"]').length === 1 &&
      focused()?.tabIndex === 0 &&
      focused()?.closest('td') !== null,
    'the calendar',
  );
}

/** Keys by the calendar that is shown; the day they lead to from 25 March 2024, 6 Farvardin 1403, a Monday. */
const keys = {
  en: [
    ['ArrowRight', '2024-03-26'],
    ['ArrowLeft', '2024-03-25'],
    ['ArrowDown', '2024-04-01'],
    ['ArrowUp', '2024-03-25'],
    ['Home', '2024-03-24'],
    ['End', '2024-03-30'],
    ['PageDown', '2024-04-30'],
    ['PageUp', '2024-03-30'],
    ['Shift+PageDown', '2025-03-30'],
    ['Shift+PageUp', '2024-03-30'],
  ],
  fa: [
    ['ArrowLeft', '2024-03-26'],
    ['ArrowRight', '2024-03-25'],
    ['ArrowDown', '2024-04-01'],
    ['ArrowUp', '2024-03-25'],
    ['Home', '2024-03-23'],
    ['End', '2024-03-29'],
    ['PageDown', '2024-04-29'],
    ['PageUp', '2024-03-29'],
    ['Shift+PageDown', '2025-03-30'],
    ['Shift+PageUp', '2024-03-29'],
  ],
} as const;

describe('the calendar of a date', () => {
  afterEach(unmountAll);

  for (const [language, calendar] of [
    ['en', 'en'],
    ['en', 'fa'],
    ['fa', 'fa'],
    ['fa', 'en'],
  ] as const) {
    it(`follows the keys of the date picker dialog: ${language}, ${calendar === 'fa' ? 'solar' : 'Gregorian'}`, async () => {
      const filler = await mountFiller({
        definition: formOf([question('day', 'date')]),
        language,
        calendar,
        answers: { day: '2024-03-25' },
      });
      await openCalendar(filler);
      const mirrored = (key: string): string =>
        language === calendar ? key : ({ ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }[key] ?? key);
      for (const [key, day] of keys[calendar]) {
        await press(mirrored(key));
        const dayLabel = formatDate(day, { language, calendar });
        await until(
          () => focused()?.getAttribute('aria-label') === dayLabel,
          `${key} to ${day}, and not ${focused()?.getAttribute('aria-label')}`,
        );
        expect(filler.find('[role="grid"]').getAttribute('aria-label')).to.equal(dayLabel);
        expect(filler.all('td [tabindex="0"]')).to.have.lengthOf(1);
      }
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: calendar === 'fa' ? 'Space' : 'Enter' });
      await until(() => filler.all('dialog').length === 0, 'the end of the calendar');
      expect(answer(filler)).to.equal(calendar === 'fa' ? '2024-04-05' : '2024-04-06');
      expect(focused() === filler.find('.porsa-open')).to.equal(true);
    });
  }

  it('closes by Escape with nothing changed, and keeps Tab to itself', async () => {
    const filler = await mountFiller({
      definition: formOf([question('day', 'date'), question('next', 'text')]),
      language: 'fa',
      answers: { day: '2024-03-25' },
    });
    await openCalendar(filler);
    const first = focused();
    const reached: (HTMLElement | null)[] = [];
    do {
      await sendKeys({ press: 'Tab' });
      reached.push(focused());
    } while (focused() !== first && reached.length < 12);
    expect(reached.every((element) => element?.closest('dialog'))).to.equal(true);
    expect(new Set(reached).size).to.equal(7);
    await press('Shift+Tab');
    expect(focused()).to.equal(reached.at(-2));
    await sendKeys({ press: 'Escape' });
    await until(() => filler.all('dialog').length === 0, 'the end of the calendar');
    expect(answer(filler)).to.equal('2024-03-25');
    expect(focused() === filler.find('.porsa-open')).to.equal(true);
  });
});

describe('a date that is typed', () => {
  afterEach(unmountAll);

  const leave = async (filler: TestFiller, text: string) => {
    await type(filler.control('day'), text);
    filler.control('next').focus();
    await settled();
    return filler.control('day').value;
  };

  it('may be shortened or named, and is shown whole once it is left', async () => {
    const filler = await mountFiller({
      definition: formOf([question('day', 'date', { max: 'TODAY()' }), question('next', 'text')]),
      language: 'fa',
    });
    for (const [typed, shown] of [
      ['۷۰/۲/۱', '۱۳۷۰/۰۲/۰۱'],
      ['٣ مرداد ١٤٠٣', '۱۴۰۳/۰۵/۰۳'],
      ['3 August 1990', '۱۳۶۹/۰۵/۱۲'],
      ['۱۴۰۳/۵/۳/', '۱۴۰۳/۰۵/۰۳'],
    ] as const) {
      expect(await leave(filler, typed)).to.equal(shown);
    }
    await leave(filler, 'امروز');
    expect(answer(filler)).to.equal(localToday());
    expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
  });

  it('stays as it was begun while a part is missing or it could be two, and is asked for', async () => {
    const filler = await mountFiller({
      definition: formOf([question('day', 'date'), question('next', 'text')]),
      language: 'en',
    });
    for (const typed of ['1403/5/', '5/3', '2024']) {
      expect(await leave(filler, typed)).to.equal(typed);
      expect(filler.find('.porsa-problem').textContent).to.contain('year, month and day');
      expect(filler.form().form.state('day').problem?.rule).to.equal('notdate');
    }
    expect(await leave(filler, '')).to.equal('');
    expect(filler.all('.porsa-problem')).to.have.lengthOf(0);
  });
});

describe('the calendar of a day of birth', () => {
  afterEach(unmountAll);

  for (const language of ['en', 'fa'] as const) {
    it(`opens a generation ago, at its year, and within its bounds: ${language}`, async () => {
      const filler = await mountFiller({
        definition: formOf([
          question('birthdate', 'date', { max: 'TODAY()', dateEntry: 'calendar' }),
          question('child', 'date', { relatedField: 'patient.birthdate', min: '2020-01-01', dateEntry: 'calendar' }),
        ]),
        language,
      });
      const [birth, child] = filler.all('.porsa-date .porsa-open');
      await click(birth!);
      await until(() => focused()?.getAttribute('inputmode') === 'numeric', 'the year');
      const thisYear = Number(localToday().slice(0, 4));
      const at = () => filler.find('td [tabindex="0"]').getAttribute('aria-label')!;
      const shownIn = (day: string) => formatDate(day, { language, calendar: language });
      expect(at()).to.equal(shownIn(addMonths(localToday(), -360, language)!));
      await sendKeys({ type: language === 'en' ? String(thisYear - 40) : '1365' });
      await until(
        () => (language === 'en' ? at().includes(String(thisYear - 40)) : at().includes('۱۳۶۵')),
        'the typed year',
      );
      await sendKeys({ press: 'Escape' });
      await until(() => filler.all('dialog').length === 0, 'the end of the calendar');
      await click(child!);
      await until(() => focused()?.getAttribute('inputmode') === 'numeric', 'the year');
      expect(at()).to.equal(shownIn('2020-01-01'));
    });
  }
});

describe('the calendar on a phone held sideways', () => {
  afterEach(async () => {
    unmountAll();
    await setViewport({ width: 800, height: 600 });
  });

  for (const height of [390, 320]) {
    it(`shows its buttons, in a month of six weeks too: ${height} px high`, async () => {
      await setViewport({ width: 780, height });
      const filler = await mountFiller({
        definition: formOf([question('day', 'date')]),
        language: 'fa',
        answers: { day: '2024-08-25' },
      });
      await openCalendar(filler);
      for (const button of filler.all('.porsa-calendar-foot button, .porsa-calendar-head *')) {
        const { top, bottom } = button.getBoundingClientRect();
        expect([top >= 0, bottom <= height], button.textContent ?? '').to.deep.equal([true, true]);
      }
    });
  }
});
