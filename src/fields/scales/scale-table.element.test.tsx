import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { phq9 } from '../../../demo/samples/phq-9.ts';
import { who5 } from '../../../demo/samples/who-5.ts';
import {
  click,
  formOf,
  mountFiller,
  press,
  question,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../test/support/screens/wait.ts';
import { violationsIn } from '../../../test/support/screens/accessible.ts';
import type { FormDefinition, Language, Question } from '../../engine/definition/types.ts';
import type { FieldViewProps } from '../../react/ui/field/field-view.ts';
import type { FormFillerProps } from '../../react/form/types.ts';
import { flatviewView } from '../flatview/view.tsx';
import { fieldViews } from '../registry/views.ts';

const options = [
  { value: '0', text: { en: 'Never', fa: 'هرگز' } },
  { value: '1', text: { en: 'Sometimes', fa: 'گاهی' } },
  { value: '2', text: { en: 'Always', fa: 'همیشه' } },
];
const row = (name: string, more: Partial<Question> = {}) => question(name, 'flatview', { options, ...more });
const rows = [row('a', { mandatory: true }), row('b'), row('c', { mandatory: true })];

async function mounted(definition: FormDefinition, width: number, more: Partial<FormFillerProps> = {}) {
  const filler = await mountFiller({ definition, language: 'en', ...more });
  filler.host.style.cssText = `display: block; inline-size: ${width}px`;
  await settled();
  return filler;
}

const isTable = (filler: TestFiller) => filler.all('.porsa-scale-head').some((head) => head.clientWidth > 0);
const radios = (filler: TestFiller, name: string) => [
  ...filler.find(`[data-name="${name}"]`).querySelectorAll<HTMLInputElement>('[type="radio"]'),
];
const middles = (elements: Iterable<Element>) =>
  [...elements].map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round((left + right) / 2);
  });

describe('consecutive questions on one scale', () => {
  afterEach(unmountAll);

  for (const language of ['en', 'fa'] as const satisfies readonly Language[]) {
    for (const [name, { definition }] of Object.entries({ 'PHQ-9': phq9, 'WHO-5': who5 })) {
      it(`are a table on a desk, each radio below its heading, and free of violations: ${name}, ${language}`, async () => {
        const filler = await mounted(definition, 760, { language });
        await until(() => isTable(filler), 'the table');
        const heads = middles(filler.all('.porsa-scale-head span'));
        for (const box of filler.all('.porsa-scale .porsa-question'))
          expect(middles(box.querySelectorAll('.porsa-radio')), box.dataset['name']).to.deep.equal(heads);
        expect(await violationsIn(filler.find('.porsa-scale'))).to.deep.equal([]);
      });
    }

    it(`are one after the other on a phone, their options in words: ${language}`, async () => {
      const filler = await mounted(phq9.definition, 390, { language });
      expect(isTable(filler)).to.equal(false);
      for (const box of filler.all('.porsa-scale .porsa-question')) {
        const labels = [...box.querySelectorAll('.porsa-choice')];
        expect(new Set(labels.map((label) => label.getBoundingClientRect().top)).size).to.equal(4);
        for (const label of labels)
          expect(getComputedStyle(label.querySelector('span')!).opacity, label.textContent).to.equal('1');
      }
    });
  }

  it('are groups with the question as their name, and radios with the option as theirs, at any width', async () => {
    for (const width of [390, 760]) {
      const filler = await mounted(formOf(rows), width);
      const groups = filler.all('fieldset').map((group) => group.querySelector(':scope > legend')?.textContent);
      expect(groups).to.deep.equal(['a\u00a0* (required)', 'b', 'c\u00a0* (required)']);
      expect(radios(filler, 'b').map((radio) => radio.labels?.[0]?.textContent)).to.deep.equal([
        'Never',
        'Sometimes',
        'Always',
      ]);
      expect(filler.find('.porsa-scale-head').getAttribute('aria-hidden')).to.equal('true');
      unmountAll();
    }
  });

  it('are walked by Tab, row by row, and answered by the arrows of each row', async () => {
    const filler = await mounted(formOf(rows), 760);
    radios(filler, 'a')[0]!.focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Space' });
    await until(() => filler.form().form.get('b') === '0', 'the second answer');
    expect(filler.form().form.get('a')).to.equal('1');
    expect(filler.form().form.get('c')).to.equal(undefined);
  });

  it('give each answer a cell that a finger hits', async () => {
    const filler = await mounted(who5.definition, 760);
    await until(() => isTable(filler), 'the table');
    for (const cell of filler.all('.porsa-choice')) {
      const { width, height } = cell.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
    const cell = filler.find('[data-name="calm"] .porsa-choice:nth-child(3)').getBoundingClientRect();
    const root = filler.host.shadowRoot!;
    const hit = root.elementFromPoint(cell.left + 2, cell.top + 2)?.closest('label');
    await click(hit as HTMLElement);
    expect(filler.form().form.get('calm')).to.equal('3');
  });

  it('say beside a row what it lacks, and leave it where it is', async () => {
    const filler = await mounted(formOf(rows), 760);
    await click(filler.find('[data-primary]'));
    await until(() => filler.all('.porsa-problem').length === 2, 'the problems');
    const problem = filler.find('[data-name="a"] .porsa-problem');
    expect(radios(filler, 'a')[0]!.closest('[role="radiogroup"]')!.getAttribute('aria-describedby')).to.equal(
      problem.id,
    );
    expect(problem.getBoundingClientRect().height).to.be.greaterThan(10);
    expect(filler.find('[data-name="b"]').matches('[data-invalid]')).to.equal(false);
    expect(await violationsIn(filler.find('.porsa-scale'))).to.deep.equal([]);
  });

  it('lose a row that a condition hides, and with the last of them the headings', async () => {
    const definition: FormDefinition = {
      ...formOf([question('go', 'checkbox'), ...rows]),
      conditions: ['a', 'b', 'c'].map((target) => ({
        id: target,
        kind: 'visibility',
        target,
        when: target === 'b' ? 'go' : 'NOT(go)',
      })),
    };
    const filler = await mounted(definition, 760);
    await until(() => filler.all('.porsa-scale .porsa-question').length === 2, 'two rows');
    await click(filler.control('go'));
    await until(() => filler.all('.porsa-scale .porsa-question').length === 1, 'one row');
    const hidden = { ...definition, conditions: definition.conditions.map((each) => ({ ...each, when: 'go' })) };
    filler.draw({ definition: hidden, language: 'en' });
    await until(() => filler.all('.porsa-scale .porsa-question').length === 0, 'no row');
    expect(isTable(filler)).to.equal(false);
  });

  it('keep their notes, tooltips, and a button to clear what need not be answered', async () => {
    const filler = await mounted(
      formOf([row('a', { subtitle: 'Below', helptext: 'Help', tooltip: 'More' }), row('b'), row('c')]),
      760,
      { answers: { a: '1' } },
    );
    await until(() => filler.all('.porsa-tooltip').length === 1, 'the mark');
    for (const part of ['.porsa-subtitle', '.porsa-helptext', '.porsa-tooltip'])
      expect(filler.find(part).getBoundingClientRect().height, part).to.be.greaterThan(10);
    const before = filler.find('[data-name="a"]').getBoundingClientRect().height;
    await click(filler.find('[data-name="a"] .porsa-choices > .porsa-text-button'));
    await until(() => filler.form().form.get('a') === undefined, 'a blank answer');
    expect(filler.find('[data-name="a"]').getBoundingClientRect().height).to.equal(before);
    expect(await violationsIn(filler.find('.porsa-scale'))).to.deep.equal([]);
  });

  it('show an answer that is no longer offered, in words', async () => {
    const filler = await mounted(formOf(rows), 760, { answers: { b: 'often' } });
    const gone = filler.find('[data-name="b"] [data-unlisted]');
    expect(gone.querySelector('input')?.checked).to.equal(true);
    expect(getComputedStyle(gone.querySelector('span')!).opacity).to.equal('1');
  });

  it('are drawn one by one where the form says so, where they are read, and where they are two', async () => {
    for (const [definition, mode] of [
      [{ ...formOf(rows), scaleTables: false }, 'fill'],
      [formOf(rows), 'view'],
      [formOf(rows.slice(1)), 'fill'],
    ] as const) {
      const filler = await mounted(definition, 760, { mode });
      expect(filler.all('.porsa-scale')).to.have.lengthOf(0);
      unmountAll();
    }
  });

  it('draw one row anew when one is answered', async () => {
    const drawn: string[] = [];
    const views = {
      ...fieldViews,
      flatview: {
        ...flatviewView,
        View: (props: FieldViewProps) => {
          drawn.push(props.question.name);
          return <flatviewView.View {...props} />;
        },
      },
    };
    const filler = await mountFiller({ definition: formOf(rows), language: 'en' }, views);
    drawn.length = 0;
    await click(radios(filler, 'b')[1]!);
    await press(radios(filler, 'b')[1]!, 'a');
    expect(new Set(drawn)).to.deep.equal(new Set(['b']));
  });
});
