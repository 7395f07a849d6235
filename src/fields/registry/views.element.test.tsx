import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Question, QuestionType } from '../../engine/definition/types.ts';
import { violationsIn } from '../../../test/support/screens/accessible.ts';
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
import { fieldExamples } from './examples.ts';
import { settled, until } from '../../../test/support/screens/wait.ts';

const types = Object.keys(fieldExamples) as readonly QuestionType[];

const focused = () => document.activeElement?.shadowRoot?.activeElement as HTMLElement | null;
const answer = (filler: TestFiller, name: string) => filler.form().form.get(name);

describe('every field type', () => {
  afterEach(unmountAll);

  it('is reached by the keyboard, one after the other', async () => {
    const answerable = types.filter((name) => !['label', 'calculated'].includes(name));
    const filler = await mountFiller({
      definition: formOf(answerable.map((name) => fieldExamples[name].question)),
      language: 'fa',
    });
    const reached = new Set<string>();
    filler.control(fieldExamples.text.question.name).focus();
    for (let step = 0; step < 60; step += 1) {
      const holder = focused()?.closest<HTMLElement>('.porsa-question');
      if (holder) reached.add(holder.dataset['type']!);
      await sendKeys({ press: 'Tab' });
    }
    expect([...reached].sort()).to.deep.equal([...answerable].sort());
  });
});

describe('a number', () => {
  afterEach(unmountAll);

  it('is read in the digits it is typed in, and shown in those of the reader', async () => {
    const filler = await mountFiller({
      definition: formOf([question('n', 'number'), question('next', 'text')]),
      language: 'fa',
    });
    await type(filler.control('n'), '12.');
    expect(filler.control('n').value).to.equal('12.');
    await type(filler.control('n'), '١٢٫۵');
    filler.control('next').focus();
    await settled();
    expect(answer(filler, 'n')).to.equal(12.5);
    expect(filler.control('n').value).to.equal('۱۲٫۵');
  });

  it('keeps what is no number, so that it can be mended', async () => {
    const filler = await mountFiller({
      definition: formOf([question('n', 'number'), question('next', 'text')]),
      language: 'en',
    });
    await type(filler.control('n'), '12kg');
    filler.control('next').focus();
    await settled();
    expect(filler.control('n').value).to.equal('12kg');
    expect(filler.all('.porsa-problem')).to.have.lengthOf(1);
  });
});

describe('a list of many options', () => {
  afterEach(unmountAll);
  const options = Array.from({ length: 2000 }, (_, index) => ({
    value: `v${index}`,
    text: { en: `City ${index}`, fa: `شهر ${index}` },
  }));

  it('draws few of them and finds by typing, by keyboard alone', async () => {
    const filler = await mountFiller({ definition: formOf([question('city', 'select', { options })]), language: 'fa' });
    const input = filler.control('city');
    await click(input);
    expect(filler.all('[role="option"]').length).to.be.lessThan(100);
    expect(input.getAttribute('aria-expanded')).to.equal('true');
    await type(input, '۱۹۹۹');
    expect(filler.all('[role="option"]').map((option) => option.textContent)).to.deep.equal(['شهر 1999']);
    await press(input, 'Enter');
    expect(answer(filler, 'city')).to.equal('v1999');
    expect(input.getAttribute('aria-expanded')).to.equal('false');
    expect(input.value).to.equal('شهر 1999');
  });

  it('follows the arrows, draws on as they go down, and closes without choosing', async () => {
    const filler = await mountFiller({ definition: formOf([question('city', 'select', { options })]), language: 'en' });
    const input = filler.control('city');
    input.focus();
    await press(input, 'ArrowDown');
    for (let step = 0; step < 12; step += 1) await press(input, 'PageDown');
    const active = filler.find(`#${CSS.escape(input.getAttribute('aria-activedescendant')!)}`);
    expect(active.textContent).to.equal('City 96');
    await press(input, 'Escape');
    expect(answer(filler, 'city')).to.equal(undefined);
  });

  it('takes several as chips that can be taken away again', async () => {
    const filler = await mountFiller({
      definition: formOf([question('city', 'select', { options, multimode: true })]),
      language: 'en',
    });
    const input = filler.find<HTMLInputElement>('[role="combobox"]');
    await type(input, 'city 7');
    await press(input, 'Enter');
    await type(input, 'city 1999');
    await press(input, 'Enter');
    expect(answer(filler, 'city')).to.deep.equal(['v7', 'v1999']);
    await click(filler.all('.porsa-chip')[0]!);
    expect(answer(filler, 'city')).to.deep.equal(['v1999']);
  });
});

describe('a choice that takes an answer in other words', () => {
  const options = [
    { text: 'Itch', value: '1' },
    { text: 'Pain', value: '2' },
  ];
  const lines = (filler: TestFiller) => filler.all('.porsa-other > input') as HTMLInputElement[];
  const offered = (filler: TestFiller) => filler.all('[role=option]').map(({ textContent }) => textContent);
  afterEach(unmountAll);

  it('takes one in the place of an option shown in a list', async () => {
    const filler = await mountFiller({
      definition: formOf([question('q', 'flatview', { title: 'Where', options, allowother: true })]),
      answers: { q: '2' },
    });
    const [line] = lines(filler);
    expect([line!.getAttribute('aria-label'), line!.value]).to.deep.equal(['Where: other (please specify)', '']);
    await type(line!, '1');
    expect([answer(filler, 'q'), line!.value]).to.deep.equal(['2', '1']);
    await type(line!, '12 stitches');
    expect(answer(filler, 'q')).to.equal('12 stitches');
    expect(await violationsIn(filler.host)).to.deep.equal([]);
    await type(line!, '');
    expect(answer(filler, 'q')).to.equal(undefined);
  });

  it('takes several beside options shown in a list, each in a field of its own', async () => {
    const filler = await mountFiller({
      definition: formOf([question('q', 'flatview', { options, multimode: true, allowother: true })]),
      answers: { q: ['1', 'cough'] },
    });
    expect(lines(filler).map(({ value }) => value)).to.deep.equal(['cough', '']);
    await type(lines(filler)[1]!, 'fever');
    expect(answer(filler, 'q')).to.deep.equal(['1', 'cough', 'fever']);
    await type(lines(filler)[0]!, '');
    expect([answer(filler, 'q'), lines(filler).map(({ value }) => value)]).to.deep.equal([
      ['1', 'fever'],
      ['', 'fever', ''],
    ]);
    await type(lines(filler)[0]!, 'rash');
    expect(answer(filler, 'q')).to.deep.equal(['1', 'rash', 'fever']);
  });

  it('takes what was typed into a list where it is no option, and the option where it is one', async () => {
    const filler = await mountFiller({
      definition: formOf([question('q', 'select', { options, allowother: true }), question('next', 'text')]),
      language: 'fa',
    });
    await type(filler.control('q'), '1');
    expect(offered(filler)).to.not.contain('استفاده از «1»');
    await type(filler.control('q'), 'pai');
    expect(offered(filler)).to.deep.equal(['Pain', 'استفاده از «pai»']);
    expect(await violationsIn(filler.host)).to.deep.equal([]);
    await press(filler.control('q'), 'ArrowDown');
    await press(filler.control('q'), 'Enter');
    expect([answer(filler, 'q'), filler.control('q').value]).to.deep.equal(['pai', 'pai']);
    await type(filler.control('q'), 'Itch');
    filler.control('next').focus();
    await settled();
    expect(answer(filler, 'q')).to.equal('1');
  });

  it('takes the option that was searched for, and not the search as an answer of its own', async () => {
    const filler = await mountFiller({
      definition: formOf([
        question('q', 'select', { options, multimode: true, allowother: true }),
        question('next', 'text'),
      ]),
      language: 'en',
    });
    const input = filler.find<HTMLInputElement>('[role=combobox]');
    await type(input, 'pa');
    await press(input, 'Enter');
    expect([
      answer(filler, 'q'),
      input.value,
      offered(filler),
      filler.find('.porsa-hidden[role=status]').textContent,
    ]).to.deep.equal([['2'], '', [], 'Pain selected.']);
    filler.control('next').focus();
    await settled();
    expect(answer(filler, 'q')).to.deep.equal(['2']);
    await click(filler.find('.porsa-chip'));
    expect([answer(filler, 'q'), filler.find('.porsa-hidden[role=status]').textContent]).to.deep.equal([
      undefined,
      'Pain removed.',
    ]);
  });

  it('takes several from a list, what was typed and left among them', async () => {
    const filler = await mountFiller({
      definition: formOf([
        question('q', 'select', { options, multimode: true, allowother: true }),
        question('next', 'text'),
      ]),
      answers: { q: ['1'] },
    });
    await type(filler.find('[role=combobox]'), 'fever');
    filler.control('next').focus();
    await settled();
    expect([answer(filler, 'q'), filler.all('.porsa-chip').length]).to.deep.equal([['1', 'fever'], 2]);
  });
});

describe('a date', () => {
  afterEach(unmountAll);

  it('is typed in the reader’s calendar and stored in the Gregorian one', async () => {
    const filler = await mountFiller({
      definition: formOf([question('day', 'date'), question('next', 'text')]),
      language: 'fa',
    });
    await type(filler.control('day'), '۱۴۰۳/۱/۱');
    filler.control('next').focus();
    await settled();
    expect(answer(filler, 'day')).to.equal('2024-03-20');
    expect(filler.control('day').value).to.equal('۱۴۰۳/۰۱/۰۱');
  });

  it('is picked by keyboard, mirrored where one reads from the right, and the focus comes back', async () => {
    const filler = await mountFiller({
      definition: formOf([question('day', 'date')]),
      language: 'fa',
      answers: { day: '2024-03-20' },
    });
    const open = filler.find('.porsa-date .porsa-open');
    await click(open);
    await until(() => filler.all('dialog[open] [tabindex="0"]').length === 1, 'the calendar');
    expect(await violationsIn(filler.host)).to.deep.equal([]);
    await press(focused()!, 'ArrowLeft');
    expect(focused()?.getAttribute('aria-label')).to.equal('۲ فروردین ۱۴۰۳');
    await click(focused()!);
    expect(answer(filler, 'day')).to.equal('2024-03-21');
    expect(focused() === open).to.equal(true);
  });

  it('shuts the days outside its bounds, computed ones too; keys pass over none of them, and a typed one hears the rule', async () => {
    const since = question('since', 'date', { min: 'born', max: 'TODAY()' });
    const filler = await mountFiller({
      definition: formOf([question('born', 'date'), since, question('next', 'text')]),
      language: 'en',
      answers: { born: '2024-03-10', since: '2024-03-11' },
    });
    await click(filler.find('[data-name="since"] .porsa-open'));
    await until(() => filler.all('dialog[open] [tabindex="0"]').length === 1, 'the calendar');
    const shut = filler.all('dialog[open] td button[aria-disabled]').map((day) => day.textContent);
    expect(shut).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    await press(focused()!, 'ArrowUp');
    expect([focused()?.textContent, focused()?.getAttribute('aria-disabled')]).to.deep.equal(['4', 'true']);
    await click(focused()!);
    expect(answer(filler, 'since')).to.equal('2024-03-11');
    filler.find<HTMLDialogElement>('dialog').close();
    await settled();
    await type(filler.control('since'), '2024-03-01');
    filler.control('next').focus();
    await settled();
    expect(filler.find('[data-name="since"] .porsa-problem').textContent).to.contain('2024');
  });
});

describe('a slider', () => {
  afterEach(unmountAll);

  it('is no answer until it is touched, and its least is one after that', async () => {
    const filler = await mountFiller({
      definition: formOf([question('pain', 'numericrange', { min: 0, max: 10 })]),
      language: 'fa',
    });
    const slider = filler.find<HTMLInputElement>('[type="range"]');
    expect(slider.dataset['unset']).to.equal('true');
    expect(slider.getAttribute('aria-valuetext')).to.equal('هنوز پاسخ داده نشده است');
    await click(slider);
    expect(answer(filler, 'pain')).to.equal(0);
    expect(slider.dataset['unset']).to.equal(undefined);
  });

  it('ends where its formulas say', async () => {
    const filler = await mountFiller({
      definition: formOf([question('most', 'number'), question('dose', 'numericrange', { min: 0, max: 'most / 2' })]),
      language: 'en',
      answers: { most: 40 },
    });
    expect(filler.find<HTMLInputElement>('[type="range"]').max).to.equal('20');
  });

  it('of two ends keeps them in order', async () => {
    const filler = await mountFiller({
      definition: formOf([question('pulse', 'numericrange', { min: 40, max: 180, multimode: true })]),
      language: 'en',
      answers: { pulse: [60, 90] },
    });
    await type(filler.find('[type="range"]'), '120');
    expect(answer(filler, 'pulse')).to.deep.equal([120, 120]);
  });
});

describe('a repeating container', () => {
  afterEach(unmountAll);
  const drugs = question('drugs', 'container', {
    multimode: true,
    title: 'Drug',
    questions: [question('drug', 'text'), question('dose', 'number')],
  });

  it('says that rows are needed, in its title and for the ear', async () => {
    const needed = { ...drugs, mandatory: true };
    const filler = await mountFiller({ definition: formOf([needed]), language: 'en' });
    expect(filler.find('.porsa-section-title').textContent).to.equal('Drug\u00a0* (required)');
    filler.draw({ definition: formOf([needed]), language: 'en', mode: 'view' });
    await until(() => filler.all('.porsa-section-title')[0]?.textContent === 'Drug', 'the title of what is only read');
  });

  it('is moved on by the same key, pressed again, as far as it goes', async () => {
    const filler = await mountFiller({
      definition: formOf([question('drugs', 'container', { multimode: true, questions: [question('drug', 'text')] })]),
      answers: { drugs: [{ drug: 'a' }, { drug: 'b' }, { drug: 'c' }] },
      language: 'en',
    });
    const order = () =>
      (answer(filler, 'drugs') as readonly { readonly drug: string }[]).map(({ drug }) => drug).join('');
    filler.find('[data-down]').focus();
    await sendKeys({ press: 'Enter' });
    await settled();
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(order()).to.equal('bca');
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(order()).to.equal('bac');
  });

  it('adds a row and goes into it, moves it with its answers, removes it, and says each', async () => {
    const filler = await mountFiller({ definition: formOf([drugs]), language: 'en' });
    const status = () => filler.all('.porsa-hidden[role="status"]').at(-1)?.textContent;
    await click(filler.find('[data-add]'));
    expect(focused() === filler.control('drug')).to.equal(true);
    expect(status()).to.equal('Row 1 added.');
    await type(filler.control('drug'), 'first');
    await click(filler.find('[data-add]'));
    await type(filler.all('[data-name="drug"] input')[1]!, 'second');
    await click(filler.all('.porsa-row')[1]!.querySelectorAll('button')[0]!);
    expect(answer(filler, 'drugs')).to.deep.equal([{ drug: 'second' }, { drug: 'first' }]);
    expect(focused()?.closest('.porsa-row')?.textContent).to.contain('Drug 1');
    await click(filler.find('[data-remove]'));
    expect(answer(filler, 'drugs')).to.deep.equal([{ drug: 'first' }]);
    expect(focused()?.dataset['remove']).to.equal('true');
    await click(focused()!);
    expect(focused()?.dataset['add']).to.equal('true');
  });
});

describe('a computed answer', () => {
  afterEach(unmountAll);

  const bands = [
    { text: 'Mild' },
    { from: 10, text: 'Moderate', severity: 'warning' },
    { from: 20, text: 'Severe', severity: 'danger' },
  ] as const;
  const score = (more: Partial<Question> = {}) =>
    formOf([question('a', 'number'), question('b', 'calculated', { formula: 'a * 2', ...more })]);
  const card = (filler: TestFiller) => filler.all('[data-name="b"]')[0];
  const shown = (filler: TestFiller) =>
    card(filler) && getComputedStyle(card(filler)!).display !== 'none'
      ? card(filler)!.querySelector('output')?.textContent
      : undefined;

  it('is shown once there is something to say, with what it is out of and what it means', async () => {
    const filler = await mountFiller({ definition: score({ min: 0, max: 27, bands }), language: 'en' });
    await until(() => filler.all('.porsa-none').length === 1);
    expect(shown(filler)).to.equal(undefined);
    await type(filler.control('a'), '7');
    await until(() => shown(filler) === '14 of 27Moderate', 'the card');
    expect(filler.find('.porsa-result').dataset['severity']).to.equal('warning');
    await type(filler.control('a'), '2');
    expect([shown(filler), filler.find('.porsa-result').dataset['severity']]).to.deep.equal(['4 of 27Mild', undefined]);
    await type(filler.control('a'), '');
    expect(shown(filler)).to.equal(undefined);
  });

  it('says its range from both ends where it does not begin at nothing, and its unit instead of a range', async () => {
    const range = await mountFiller({ definition: score({ min: 5, max: 25 }), language: 'fa', answers: { a: 7 } });
    await until(() => shown(range) === '۱۴ (۵–۲۵)');
    const unit = await mountFiller({ definition: score({ max: 100, unit: 'kg' }), language: 'en', answers: { a: 7 } });
    await until(() => shown(unit) === '14 kg');
  });

  it('of nothing but a sum is not shown', async () => {
    const filler = await mountFiller({ definition: score({ formula: 'SUM(a)' }), language: 'en' });
    await until(() => filler.all('.porsa-none').length === 1);
    expect(shown(filler)).to.equal(undefined);
    await type(filler.control('a'), '0');
    await until(() => shown(filler) === '0');
  });

  it('can be read in both themes, in every severity', async () => {
    const severities = ['neutral', 'info', 'warning', 'danger'] as const;
    const all = severities.map((severity) =>
      question(severity, 'calculated', { formula: '14', min: 0, max: 27, bands: [{ text: 'Moderate', severity }] }),
    );
    for (const theme of ['light', 'dark'] as const) {
      const filler = await mountFiller({ definition: formOf(all), language: 'en', theme });
      await until(() => filler.all('.porsa-band').length === 4);
      expect(await violationsIn(filler.host)).to.deep.equal([]);
    }
  });

  it('shows its formula to nobody who only fills the form', async () => {
    for (const role of [undefined, 'public', 'newuser'] as const) {
      const filler = await mountFiller({ definition: score(), language: 'en', role, answers: { a: 21 } });
      await until(() => shown(filler) === '42');
      expect(filler.all('summary, .porsa-formula')).to.have.lengthOf(0);
      expect(filler.find('.porsa-form').textContent).not.to.contain('a * 2');
    }
  });

  it('explains itself to those who work with the form, with the values that stand in it', async () => {
    const filler = await mountFiller({ definition: score(), role: 'expert', language: 'fa', answers: { a: 21 } });
    await until(() => filler.all('summary').length === 1);
    await click(filler.find('summary'));
    await until(() => filler.all('.porsa-formula').length === 1);
    expect(filler.find('.porsa-formula').textContent).to.equal('a * 2');
    expect(filler.find('.porsa-values').textContent).to.contain('۲۱');
  });
});

describe('a cascade', () => {
  afterEach(unmountAll);

  it('offers the next level, and forgets it with another choice above', async () => {
    const options = [
      { value: 'h', text: 'Head', children: [{ value: 'e', text: 'Ear' }] },
      { value: 'a', text: 'Arm' },
    ];
    const filler = await mountFiller({
      definition: formOf([question('place', 'cascadeview', { options })]),
      language: 'en',
    });
    await type(filler.all('select')[0]!, 'h');
    await type(filler.all('select')[1]!, 'e');
    expect(answer(filler, 'place')).to.deep.equal(['h', 'e']);
    await type(filler.all('select')[0]!, 'a');
    expect(answer(filler, 'place')).to.deep.equal(['a']);
    expect(filler.all('select')).to.have.lengthOf(1);
  });
});

describe('a time', () => {
  afterEach(unmountAll);

  it('is typed as people write it, and shown as the clock does', async () => {
    const filler = await mountFiller({
      definition: formOf([question('wake', 'time'), question('next', 'text')]),
      language: 'fa',
    });
    await type(filler.control('wake'), '۸:۳۰ عصر');
    expect(filler.control('wake').value).to.equal('۸:۳۰ عصر');
    filler.control('next').focus();
    await settled();
    expect(answer(filler, 'wake')).to.equal('20:30');
    expect(filler.control('wake').value).to.equal('۲۰:۳۰');
  });

  it('keeps what is none, so that it can be mended', async () => {
    const filler = await mountFiller({
      definition: formOf([question('wake', 'time'), question('next', 'text')]),
      language: 'en',
    });
    await type(filler.control('wake'), '25:00');
    filler.control('next').focus();
    await settled();
    expect(filler.control('wake').value).to.equal('25:00');
    expect(filler.find('.porsa-problem').textContent).to.contain('08:30');
  });
});

describe('a day with its time', () => {
  afterEach(unmountAll);

  it('is an answer once both halves are there, and says so until then', async () => {
    const filler = await mountFiller({
      definition: formOf([question('onset', 'datetime'), question('next', 'text')]),
      language: 'fa',
    });
    const [day, time] = filler.all('[data-name="onset"] input') as readonly HTMLInputElement[];
    await type(day!, '۱۴۰۳/۱/۱');
    filler.control('next').focus();
    await settled();
    expect(filler.find('.porsa-problem').textContent).to.contain('هم تاریخ و هم ساعت');
    await type(time!, '830');
    filler.control('next').focus();
    await settled();
    expect(answer(filler, 'onset')).to.equal('2024-03-20T08:30');
    expect([day!.value, time!.value]).to.deep.equal(['۱۴۰۳/۰۱/۰۱', '۰۸:۳۰']);
    await type(day!, '');
    await type(time!, '');
    expect(answer(filler, 'onset')).to.equal(undefined);
    expect(filler.form().form.state('onset').problem).to.equal(undefined);
  });
});

describe('a rating', () => {
  afterEach(unmountAll);

  it('by numbers is not preselected, follows the arrows, names its ends, and can be cleared', async () => {
    const filler = await mountFiller({
      definition: formOf([{ ...fieldExamples.rating.question, defaultvalue: undefined }]),
      language: 'en',
    });
    const marks = filler.all('[type="radio"]') as readonly HTMLInputElement[];
    expect(marks.some((mark) => mark.checked)).to.equal(false);
    expect([marks[0]!.getAttribute('aria-label'), marks[10]!.getAttribute('aria-label')]).to.deep.equal([
      '0, No pain',
      '10, Worst pain imaginable',
    ]);
    marks[3]!.focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowRight' });
    await settled();
    expect(answer(filler, 'nrs')).to.equal(4);
    await click(filler.find('.porsa-text-button'));
    expect(answer(filler, 'nrs')).to.equal(undefined);
  });

  it('by a line has no thumb to lead the answer until it is touched, and moves by keyboard', async () => {
    const filler = await mountFiller({
      definition: formOf([question('vas', 'rating', { display: 'slider' })]),
      language: 'en',
    });
    const line = filler.find<HTMLInputElement>('[type="range"]');
    expect([line.dataset['unset'], line.getAttribute('aria-valuetext')]).to.deep.equal(['true', 'Not answered yet']);
    line.focus();
    await sendKeys({ press: 'ArrowRight' });
    await settled();
    expect(answer(filler, 'vas')).to.equal(51);
    await sendKeys({ press: 'End' });
    await settled();
    expect([answer(filler, 'vas'), line.getAttribute('aria-valuetext')]).to.deep.equal([100, '100']);
  });

  for (const display of ['slider', 'faces', 'stars'] as const) {
    it(`by ${display} is free of violations`, async () => {
      const filler = await mountFiller({
        definition: formOf([question('rated', 'rating', { display, minLabel: 'Least', maxLabel: 'Most' })]),
        language: 'fa',
        answers: { rated: 4 },
      });
      expect(await violationsIn(filler.host)).to.deep.equal([]);
    });
  }
});

describe('a matrix', () => {
  afterEach(unmountAll);
  const asked = { ...fieldExamples.matrix.question, defaultvalue: undefined };

  it('is a table with a choice for each row, answered by the arrows', async () => {
    const filler = await mountFiller({ definition: formOf([asked]), language: 'en' });
    filler.host.style.inlineSize = '900px';
    await until(() => filler.find('.porsa-scale-head').clientWidth > 0, 'the table');
    expect(await violationsIn(filler.host)).to.deep.equal([]);
    expect(filler.all('.porsa-matrix legend').map((legend) => legend.textContent)).to.deep.equal([
      'Feeling down\u00a0* (required)',
      'Feeling tired',
    ]);
    const radios = filler.all('.porsa-matrix [type="radio"]') as readonly HTMLInputElement[];
    expect(radios.slice(0, 3).map((radio) => radio.labels?.[0]?.textContent)).to.deep.equal([
      'Not at all',
      'Several days',
      'Nearly every day',
    ]);
    radios[0]!.focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowDown' });
    await settled();
    await click(radios[5]!);
    expect(answer(filler, 'mood')).to.deep.equal({ sad: '1', tired: '2' });
  });

  it('is row after row where it is narrow, and shows which is open', async () => {
    const filler = await mountFiller({ definition: formOf([asked, question('next', 'text')]), language: 'fa' });
    filler.host.style.cssText = 'display: block; inline-size: 360px';
    await until(() => filler.find('.porsa-scale-head').clientWidth === 0, 'the rows');
    expect(await violationsIn(filler.host)).to.deep.equal([]);
    await click(filler.all('.porsa-scale-row')[1]!.querySelector('input')!);
    filler.find<HTMLElement>('.porsa-scale-row input').focus();
    filler.control('next').focus();
    await settled();
    expect(
      filler.all('.porsa-scale-row[data-invalid]').map((row) => row.querySelector('legend')?.textContent?.slice(0, 8)),
    ).to.deep.equal(['احساس غم']);
    expect(filler.find('.porsa-problem').textContent).to.contain('احساس غم');
  });
});

describe('a national code', () => {
  afterEach(unmountAll);

  it('is warned of by its check digit once it is left, and no error is shown', async () => {
    const filler = await mountFiller({
      definition: formOf([question('code', 'text', { format: 'nationalcode' }), question('next', 'text')]),
      language: 'fa',
    });
    await type(filler.control('code'), '0010350821');
    expect(filler.all('.porsa-warning')).to.have.lengthOf(0);
    filler.control('next').focus();
    await settled();
    expect(filler.find('.porsa-warning').textContent).to.contain('کد ملی معتبر نیست');
    expect(filler.control('code').getAttribute('aria-invalid')).to.equal(null);
    expect(filler.control('code').getAttribute('aria-describedby')).to.contain('problem');
    expect(await violationsIn(filler.host)).to.deep.equal([]);
  });
});
