import { useEffect } from 'react';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/support/screens/accessible.ts';
import {
  announcement,
  button,
  cleanUp,
  click,
  field,
  form,
  one,
  open,
  previews,
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../../test/support/screens/wait.ts';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { createForm } from '../../../../fields/form/create-form.ts';
import { allQuestions } from '../../definition/tree.ts';
import type { PreviewProps, ScreenClient } from '../../props/designer-props.ts';
import type { ReportToDraw } from '../../report/report-drawer.ts';

const smoker = text('smoker', {
  type: 'select',
  options: [
    { text: { en: 'Yes', fa: 'بله' }, value: 'yes' },
    { text: { en: 'No', fa: 'خیر' }, value: 'no' },
  ],
});
const asked: FormDefinition = {
  ...form,
  conditions: [
    { id: 'c1', kind: 'visibility', target: 'q-packs', when: 'smoker = "yes"' },
    { id: 'c2', kind: 'visibility', target: 'q-never', when: 'AND(smoker = "yes", smoker = "no")' },
  ],
  pages: [
    { ...form.pages[0]!, questions: [smoker, text('packs', { type: 'number', min: 1, max: 3 }), text('never')] },
    { ...form.pages[1]!, questions: [text('age', { type: 'number', mandatory: true, min: 0, max: 120 })] },
  ],
};
const broken: FormDefinition = {
  ...asked,
  pages: [
    {
      ...asked.pages[0]!,
      questions: [...asked.pages[0]!.questions, text('sum', { type: 'calculated', formula: '1 +' })],
    },
    asked.pages[1]!,
  ],
};
const latest = (): PreviewProps => previews.at(-1)!;
const drawn: ReportToDraw[] = [];
const previewReport = async () => async (_frame: HTMLIFrameElement, report: ReportToDraw) => {
  drawn.push(report);
  return 2;
};

/** Stands in for the filler: opens the form with the answers that it is given. */
function Filling({ definition, answers, onReady }: PreviewProps) {
  useEffect(() => {
    onReady?.({ form: createForm(definition, { answers }), page: () => undefined });
  }, [definition, answers, onReady]);
  return null;
}

async function openPreview(props: Parameters<typeof open>[0] = {}, language: 'en' | 'fa' = 'en'): Promise<void> {
  await open({ definition: asked, section: 'preview', ...props }, language);
  await until(() => shadow.querySelector('.porsa-d-full'), 'the preview');
  await until(() => shadow.querySelector('.porsa-d-full-paper'), 'the form');
}
const openWalk = async (): Promise<void> => {
  await click(button('What can be reached'));
  await until(
    () => /can be reached\.$/.test(one('.porsa-d-walk [role=status]').innerText.trim()),
    'the walk is through',
  );
};

describe('The full preview', () => {
  afterEach(() => {
    cleanUp();
    drawn.length = 0;
  });

  it('shows the form as another role, in another language and calendar, in the dark, on a phone', async () => {
    await openPreview();
    await write(field('View as'), 'public');
    await write(field('Preview language'), 'fa');
    expect(latest()).to.include({ role: 'public', language: 'fa', calendar: 'fa', theme: 'light' });
    await write(field('Calendar'), 'en');
    await write(field('Appearance'), 'dark');
    await write(field('Screen'), 'phone');
    expect(latest()).to.include({ language: 'fa', calendar: 'en', theme: 'dark' });
    expect(one('.porsa-d-full-paper').clientWidth).to.be.at.most(390);
    expect(rawKeys()).to.deep.equal([]);
    await expectAccessible(one('.porsa-d-full'));
  });

  it('shows the form on another day, and keeps what was typed', async () => {
    await openPreview();
    expect(latest().now).to.equal(undefined);
    latest().onReady?.({ page: () => 'two', form: { ...createForm(asked), draft: () => ({ smoker: 'yes' }) } });
    const input = await untilInput();
    await write(input, '2031-02-03');
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await until(() => latest().now, 'the other day');
    expect(latest().now!().toISOString().slice(0, 8)).to.equal('2031-02-');
    expect(latest()).to.deep.include({ answers: { smoker: 'yes' }, startAt: 'two' });
  });

  it('is found again as it was left, with what was typed and the day', async () => {
    await openPreview();
    latest().onReady?.({ page: () => 'two', form: { ...createForm(asked), draft: () => ({ smoker: 'yes' }) } });
    const input = await untilInput();
    await write(input, '2031-02-03');
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await write(field('Screen'), 'phone');
    await click(button('Design'));
    await until(() => shadow.querySelector('.porsa-d-canvas'), 'the questions');
    previews.length = 0;
    await click(button('Full preview'));
    await until(() => previews.length > 0, 'the preview again');
    expect(latest()).to.deep.include({ answers: { smoker: 'yes' }, startAt: 'two' });
    expect(latest().now!().toISOString().slice(0, 8)).to.equal('2031-02-');
    expect(one('.porsa-d-full').dataset['phone']).to.equal('true');
    await click(button('Start over'));
    expect(latest().answers).to.deep.equal({});
  });

  it('fills the form with made-up answers, the same for the same number', async () => {
    await openPreview();
    await write(field('Answers'), 'random');
    await click(button('Fill in'));
    await until(() => latest().answers?.['age'] !== undefined, 'the answers');
    const first = latest().answers;
    await click(button('Next sample'));
    expect(field('Sample number')).to.have.value('2');
    await until(() => latest().answers !== first, 'other answers');
    await write(field('Sample number'), '1');
    await until(() => JSON.stringify(latest().answers) === JSON.stringify(first), 'the first again');
    await write(field('Sample number'), 'x');
    expect(one('.porsa-d-full').innerText).to.contain('Enter a whole number from 1.');
    expect(latest().answers).to.deep.equal(first);
  });

  it('fills the form with the last response of a file that one may read, as far as the form still asks it', async () => {
    const patient = { name: 'Zahra Mousavi', age: 44 };
    const calls: unknown[] = [];
    const client = {
      category: {
        getdraft: async () => ({
          success: true,
          data: { id: 'x', slug: 'v', title: 'x', rev: 1, definition: asked, version: 1 },
        }),
      },
      file: { getfiles: async () => ({ success: true, data: { items: [{ id: 'f1', patient }], next: null } }) },
      report: {
        getreport: async (body: unknown) => {
          calls.push(body);
          return { success: true, data: { file: { id: 'f1', patient }, entry: { answers: { age: 44, gone: 'x' } } } };
        },
      },
    } as unknown as ScreenClient;
    await openPreview({ client, category: 'visit', definition: undefined });
    await write(field('Answers'), 'file');
    await write(one('.porsa-d-full-samples input'), 'Zahra');
    const found = await untilFound('Zahra Mousavi');
    await click(found);
    await until(() => latest().answers?.['age'] === 44, 'the answers');
    expect(latest()).to.deep.include({ answers: { age: 44 }, patient });
    expect(calls).to.deep.equal([{ file: 'f1' }]);
  });

  it('draws the report of what is filled in beside it, and anew with each answer', async () => {
    await openPreview({ previewReport, Preview: Filling });
    await until(() => drawn.length > 0, 'the report');
    await write(field('Answers'), 'random');
    await click(button('Fill in'));
    await until(() => drawn.at(-1)?.data?.entry?.answers['age'] !== undefined, 'the report of the answers');
    expect(drawn.at(-1)!.paper).to.equal('A4');
    await until(() => one('.porsa-d-full-report [role=status]').textContent === '2 pages', 'the number of sheets');
    await write(field('Beside the form'), 'none');
    expect(shadow.querySelector('.porsa-d-full-report')).to.equal(null);
  });

  it('is drawn with problems too, and says what is left out, with the way there', async () => {
    await openPreview({ definition: broken });
    expect(allQuestions(latest().definition).map(({ name }) => name)).to.deep.equal([
      'smoker',
      'packs',
      'never',
      'age',
    ]);
    const left = one('.porsa-d-full-left');
    expect(left.innerText.replaceAll(/\s+/g, ' ')).to.equal('1 part isn’t shown because it has errors: sum – left out');
    await click(left.querySelector('button')!);
    expect(shadow.querySelector('.porsa-d-workbench')?.getAttribute('data-view')).to.equal('design');
  });
});

describe('What can be reached', () => {
  afterEach(cleanUp);

  it('is said of every page and question, with the condition that stands in the way', async () => {
    await openPreview();
    await openWalk();
    expect(one('.porsa-d-walk [role=status]').innerText).to.equal('5 of 6 can be reached.');
    const lines = [...shadow.querySelectorAll<HTMLElement>('.porsa-d-walk-line > span')].map(({ innerText }) =>
      innerText.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(lines).to.deep.equal([
      'One Can be reached',
      'smoker Can be reached',
      'packs Can be reached',
      'never Can’t be reached',
      'Two Can be reached',
      'age Can be reached',
    ]);
    const impossible = one('.porsa-d-walk [data-verdict=impossible]').innerText;
    expect(impossible).to.contain('Never true').and.to.contain('AND(smoker = "yes", smoker = "no")');
    expect(rawKeys()).to.deep.equal([]);
    await expectAccessible(one('.porsa-d-walk'));
  });

  it('is shown in the preview, filled with the answers that lead there', async () => {
    await openPreview();
    await openWalk();
    await click(
      [...one('.porsa-d-walk').querySelectorAll('sl-button')].find((each) =>
        each.textContent?.includes('Show me how to reach “packs”'),
      )!,
    );
    await until(() => latest().answers?.['smoker'] === 'yes', 'the answers');
    expect(latest().startAt).to.equal('one');
    expect(announcement()).to.contain('Filled in the answers that lead to “packs”.');
    expect(button('Fill it in').getAttribute('aria-pressed')).to.equal('true');
  });

  it('is not searched any longer once it is stopped, and is searched again on request', async () => {
    const many: FormDefinition = {
      ...asked,
      conditions: Array.from({ length: 120 }, (_, index) => ({
        id: `c${index}`,
        kind: 'visibility' as const,
        target: `q-t${index}`,
        when: `AND(n${index} > 5, n${index} < 5, n${(index + 1) % 120} = 4, n${(index + 2) % 120} = 3)`,
      })),
      pages: [
        {
          ...asked.pages[0]!,
          questions: Array.from({ length: 120 }, (_, index) => [
            text(`n${index}`, { type: 'number', min: 0, max: 9 }),
            text(`t${index}`),
          ]).flat(),
        },
      ],
    };
    await openPreview({ definition: many });
    await click(button('What can be reached'));
    await until(() => shadow.querySelector('.porsa-d-walk sl-button'), 'the way to stop');
    await click(button('Stop'));
    await until(() => /Stopped\./.test(one('.porsa-d-walk [role=status]').innerText), 'it has stopped');
    expect(shadow.querySelectorAll('[data-verdict=pending]').length).to.be.greaterThan(0);
    await click(button('Check again'));
    await until(() => /Checking/.test(one('.porsa-d-walk [role=status]').innerText), 'it searches again');
  });

  it('is said in Persian', async () => {
    await openPreview({}, 'fa');
    await click(button('دسترسی به بخش‌ها'));
    await until(() => shadow.querySelector('[data-verdict=impossible]'), 'the walk');
    expect(one('.porsa-d-walk').innerText).to.contain('نمی‌توان رسید');
    expect(rawKeys()).to.deep.equal([]);
  });
});

async function untilInput(): Promise<HTMLInputElement> {
  const find = (): HTMLInputElement | null => shadow.querySelector('.porsa-d-full-bar .porsa-d-answer-input input');
  await until(find, 'the day');
  return find()!;
}

async function untilFound(name: string): Promise<HTMLElement> {
  const find = (): HTMLElement | undefined =>
    [...shadow.querySelectorAll<HTMLElement>('.porsa-d-full-samples button, .porsa-d-full-samples [role=option]')].find(
      (each) => each.textContent?.includes(name),
    );
  await until(find, 'the file');
  return find()!;
}
