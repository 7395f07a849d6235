import { expect } from '@open-wc/testing';
import {
  button,
  cleanUp,
  click,
  form,
  one,
  open,
  rawKeys,
  shadow,
  text,
} from '../../../../test/support/screens/open-designer.tsx';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import { until } from '../../../../test/support/screens/wait.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { phq9 } from '../../../library/mood/phq-9.ts';
import { addPagesOf } from '../library/insert-form.ts';

const both = (words: string) => ({ en: words, fa: `${words} فارسی` });
const smoker: Question = {
  id: 'q-smoker',
  name: 'smoker',
  type: 'select',
  title: both('Smoker'),
  options: [
    { text: both('Yes'), value: 'yes' },
    { text: both('No'), value: 'no' },
  ],
};
/** Two pages, of which the second and two questions wait for what never comes. */
const broken: FormDefinition = {
  ...form,
  conditions: [
    { id: 'c1', kind: 'visibility', target: 'two', when: 'AND(smoker = "yes", smoker = "no")' },
    { id: 'c2', kind: 'visibility', target: 'q-lost', when: 'smoker = "maybe"' },
    { id: 'c3', kind: 'visibility', target: 'q-tinted', when: 'smoker = "yes"' },
  ],
  pages: [
    {
      ...form.pages[0]!,
      displayTitle: both('One'),
      questions: [smoker, text('lost'), text('tinted', { bgColor: '#ff000020' })],
    },
    { ...form.pages[1]!, displayTitle: both('Two'), questions: [text('last')] },
  ],
};

const group = (title: string): HTMLElement | undefined =>
  [...shadow.querySelectorAll<HTMLElement>('dialog .porsa-d-gap')].find(
    (section) => section.querySelector('h3')?.textContent === title,
  );
const titles = (title: string): (string | undefined)[] =>
  [...(group(title)?.querySelectorAll('button strong') ?? [])].map(({ textContent }) => textContent ?? undefined);

async function publish(definition: FormDefinition, language: 'en' | 'fa' = 'en'): Promise<void> {
  await open({ definition }, language);
  await click(button(language === 'en' ? 'Publish' : 'انتشار'));
  await until(() => shadow.querySelector('.porsa-d-checks-part'), 'the checks are shown');
  await until(
    () => !/Checking|در حال بررسی/.test(one('.porsa-d-checks-part > [role=status]').textContent ?? ''),
    'every way was searched',
  );
}

describe('What is worth a look before a form is published', () => {
  afterEach(cleanUp);

  it('names pages and questions that no answers lead to, with the condition in words, and keeps nobody from publishing', async () => {
    await publish(broken);
    expect(titles('Can’t be reached, whatever people answer')).to.deep.equal(['Two', 'lost']);
    expect(group('Can’t be reached, whatever people answer')?.textContent).to.contain(
      'Never true: All of these: Smoker is “Yes”; Smoker is “No”.',
    );
    expect(titles('Values that lead nowhere')).to.deep.equal(['lost']);
    expect(titles('Colors that aren’t shown')).to.deep.equal(['tinted']);
    expect(button('Publish anyway')).to.not.equal(undefined);
    expect(rawKeys()).to.deep.equal([]);
    await expectAccessible(shadow.querySelector('dialog')!);
  });

  it('leads to each where it is set', async () => {
    await publish(broken);
    await click(group('Can’t be reached, whatever people answer')!.querySelectorAll('button')[1]!);
    expect(shadow.querySelector('dialog')).to.equal(null);
    expect(one('.porsa-d-settings').textContent).to.contain('lost');
  });

  it('says them in Persian as well', async () => {
    await publish(broken, 'fa');
    expect(titles('با هیچ پاسخی نمی‌توان به این‌ها رسید')).to.have.length(2);
    expect(one('dialog').textContent).to.contain(
      'هرگز برقرار نمی‌شود: همهٔ این‌ها برقرار باشد: Smoker فارسی «Yes فارسی» باشد',
    );
    expect(rawKeys()).to.deep.equal([]);
  });

  it('says that all can be reached where it can', async () => {
    await publish({ ...broken, conditions: broken.conditions.slice(2) });
    expect(one('.porsa-d-checks-part > [role=status]').textContent).to.equal(
      'Every page, question and condition can be reached.',
    );
  });

  it('names a question of an instrument that is not what was published', async () => {
    const taken = addPagesOf(form, phq9.definition).definition;
    const softer = (questions: readonly Question[]): readonly Question[] =>
      questions.map((each) => (each.name === 'sleep' ? { ...each, title: both('Do you sleep well?') } : each));
    await publish({ ...taken, pages: taken.pages.map((page) => ({ ...page, questions: softer(page.questions) })) });
    const changed = 'Changed from the published instrument';
    await until(() => group(changed), 'the library has been compared');
    expect(titles(changed)).to.deep.equal(['Do you sleep well?']);
    expect(group(changed)?.textContent).to.contain('Patient Health Questionnaire (PHQ-9): wording.');
  });
});
