import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  button,
  cleanUp,
  click,
  form,
  latest,
  one,
  open,
  previews,
  shadow,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { allQuestions } from '../definition/tree.ts';

const empty: FormDefinition = {
  ...form,
  conditions: [],
  pages: [{ id: 'one', text: 'One', pageType: 'form', questions: [] }],
};

async function library(definition: FormDefinition, opener: string): Promise<void> {
  await open({ definition });
  await click(button(opener));
  await until(() => shadow.querySelector('.porsa-d-library-card'), 'the library is shown');
}

const card = (title: string): HTMLElement =>
  [...shadow.querySelectorAll<HTMLElement>('.porsa-d-library-card')].find(
    (each) => each.querySelector('h4')!.textContent === title,
  )!;
const press = (within: HTMLElement, words: string): Promise<void> =>
  click(
    [...within.querySelectorAll<HTMLElement>('button, sl-button')].find(({ textContent }) => textContent === words)!,
  );
const names = (definition: FormDefinition): readonly string[] => allQuestions(definition).map(({ name }) => name);
const phq9 = 'Patient Health Questionnaire (PHQ-9)';

describe('The library', () => {
  afterEach(cleanUp);

  it('makes an empty form PHQ-9 at two clicks, and one step back is empty again', async () => {
    await library(empty, 'Start from the library');
    await press(card(phq9), 'Use this form');
    expect(shadow.querySelector('dialog')).to.equal(null);
    expect(latest.title).to.deep.equal({ en: phq9, fa: 'پرسش‌نامهٔ سلامت بیمار (PHQ-9)' });
    expect(names(latest)).to.include.members(['selfharm', 'total']);
    await click(button('Undo'));
    expect(names(latest)).to.deep.equal([]);
  });

  it('puts a block on the page, behind the question that is selected', async () => {
    await library(form, 'Insert from the library');
    await write(one('dialog [type=search]'), 'allergies');
    await until(() => shadow.querySelectorAll('.porsa-d-library-card').length === 1);
    await press(card('Allergies'), 'Insert on this page');
    expect(latest.pages[0]!.questions.map(({ name }) => name)).to.include.members([
      'first',
      'hasallergies',
      'allergies',
    ]);
    expect(latest.conditions.length).to.equal(2);
  });

  it('is searched in the language that is not shown as well, and by field', async () => {
    await library(form, 'Insert from the library');
    await write(one('dialog [type=search]'), 'اضطراب فراگیر');
    await until(() => shadow.querySelectorAll('.porsa-d-library-card').length === 1);
    expect(card('Generalized Anxiety Disorder scale (GAD-7)')).to.not.equal(undefined);
    await write(one('dialog [type=search]'), 'zebra');
    await until(() => one('dialog [role=status]').textContent === '0 results');
  });

  it('shows an instrument in the filler with its source and terms, and adds it as a page', async () => {
    await library(form, 'Insert from the library');
    await press(card(phq9), 'Preview');
    await until(() => previews.at(-1)?.definition.title !== form.title);
    expect(one('.porsa-d-library-head').textContent).to.include('No permission required');
    expect(one('.porsa-d-library-head bdi').textContent).to.include('2001');
    expect(shadow.activeElement?.textContent).to.equal(phq9);
    await press(one('dialog'), 'Back to the library');
    await until(() => shadow.activeElement === card(phq9).querySelectorAll('button')[1]);
    await press(card(phq9), 'Preview');
    await press(one('dialog'), 'Show in Persian');
    await until(() => previews.at(-1)?.language === 'fa');
    await press(one('dialog'), 'Add as a page');
    expect(latest.pages.length).to.equal(3);
    expect(names(latest).slice(0, 5)).to.deep.equal(names(form));
  });

  it('says of each what it takes and whose words it has', async () => {
    await library(form, 'Insert from the library');
    expect(card(phq9).textContent).to.include('About 3 minutes');
    expect(card(phq9).textContent).to.include('10 questions');
    expect(card(phq9).textContent).to.include('English: official wording');
    expect(card('AUDIT: alcohol use').textContent).to.include('Non-commercial use only');
    await expectAccessible(one('dialog'));
  });
});
