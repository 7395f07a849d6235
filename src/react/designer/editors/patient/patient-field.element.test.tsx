import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/support/screens/accessible.ts';
import type { Question } from '../../../../engine/definition/types.ts';
import {
  announcement,
  button,
  card,
  cleanUp,
  click,
  field,
  form,
  latest,
  one,
  open,
  openTab,
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../../test/support/screens/open-designer.tsx';
import { allQuestions } from '../../definition/tree.ts';
import { until } from '../../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const blank = [
  { text: '', value: '1' },
  { text: '', value: '2' },
];
const questions: readonly Question[] = [
  text('first', { title: { en: 'National code', fa: 'کد ملی' } }),
  text('second', { title: { en: 'Complaint', fa: 'شکایت' } }),
  text('named', { title: { en: 'Name', fa: 'نام و نام خانوادگی' }, patientField: 'name' }),
  { ...text('sex', { title: { en: 'Gender', fa: 'جنسیت' } }), type: 'select', options: blank },
];
const definition = { ...form, conditions: [], pages: [{ ...form.pages[0]!, questions }] };

const taken = { en: 'Also keep it in the patient file', fa: 'در پروندهٔ بیمار هم ثبت شود' };
const label = 'This answer is the patient’s …';
const select = (): HTMLSelectElement => field(label) as HTMLSelectElement;
const offer = (): Element | null => shadow.querySelector('.porsa-d-detail-offer');
const asked = (name: string): Question | undefined => allQuestions(latest).find((each) => each.name === name);

async function openOn(name: string, language: 'en' | 'fa' = 'en'): Promise<void> {
  await open({ definition }, language);
  await click(card(`q-${name}`));
  await until(() => shadow.querySelector('.porsa-d-setting-search input'), 'the settings are there');
}

describe('A question whose title asks for a detail of the patient', () => {
  for (const language of ['en', 'fa'] as const)
    it(`may become it with one press, with the format that it needs: ${language}`, async () => {
      await openOn('first', language);
      await until(offer, 'the offer');
      expect(rawKeys()).to.deep.equal([]);
      await expectAccessible(one('.porsa-d-settings'));
      await click(button(taken[language]));
      expect(asked('first')).to.include({ patientField: 'code', format: 'nationalcode' });
      await until(() => shadow.activeElement?.localName === 'select', 'the setting has the focus');
      expect((shadow.activeElement as HTMLSelectElement).value).to.equal('code');
      expect(announcement()).to.contain(language === 'en' ? 'National ID number' : 'کد ملی');
      expect(offer()).to.equal(null);
      await expectAccessible(one('.porsa-d-settings'));
    });

  it('gets options that say it, where none are written yet', async () => {
    await openOn('sex');
    await until(offer, 'the offer');
    await click(button(taken.en));
    expect(asked('sex')?.options?.map(({ value }) => value)).to.deep.equal(['female', 'male']);
    expect(asked('sex')?.patientField).to.equal('gender');
  });

  it('is offered nothing where another question asks for it already, or it says nothing of the patient', async () => {
    await openOn('second');
    await openTab('Answers');
    await until(() => shadow.querySelector('[data-setting="patientField"] select'), 'the setting');
    expect(offer()).to.equal(null);
    const options = [...select().options];
    expect(options.filter(({ disabled }) => disabled).map(({ text: words }) => words)).to.deep.equal([
      'Name (already “Name”)',
    ]);
    expect(options.map(({ value }) => value)).to.include.members(['', 'name', 'code', 'phone', 'address']);
    expect(options.map(({ value }) => value)).not.to.include.members(['gender']);
  });
});

describe('The setting that says which detail of the patient an answer is', () => {
  it('is chosen, and taken back', async () => {
    await openOn('second');
    await openTab('Answers');
    await until(() => shadow.querySelector('[data-setting="patientField"] select'), 'the setting');
    await write(select(), 'phone');
    expect(asked('second')).to.include({ patientField: 'phone', format: 'phone' });
    await write(select(), '');
    expect(asked('second')).not.to.have.property('patientField');
  });

  it('stays in sight where it does not fit the type, with what is wrong', async () => {
    const unfit = {
      ...definition,
      pages: [{ ...definition.pages[0]!, questions: [text('born', { patientField: 'birthdate' })] }],
    };
    await open({ definition: unfit });
    await click(card('q-born'));
    await openTab('Answers');
    await until(() => shadow.querySelector('[data-setting="patientField"] .porsa-kit-problem p'), 'the problem');
    expect(select().value).to.equal('birthdate');
    expect(one('[data-setting="patientField"]').textContent).to.contain('Choose another patient detail');
  });
});
