import { expect } from '@open-wc/testing';
import type { Ending, FormDefinition, Language } from '../../../engine/definition/types.ts';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import {
  click,
  formOf,
  memorySaving,
  mountFiller,
  question,
  serverWith,
  type,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import type { SaveOutcome } from '../saving/saving.ts';
import type { FormFillerProps } from '../types.ts';
import { until } from '../../../../test/support/screens/wait.ts';

const crisis: Ending = {
  id: 'crisis',
  when: 'selfharm > 0',
  severity: 'danger',
  title: { en: 'You are not alone', fa: 'تنها نیستید' },
  text: { en: 'Please call now.', fa: 'همین حالا تماس بگیرید.' },
  links: [
    { text: { fa: 'اورژانس ۱۱۵' }, href: { fa: 'tel:115' } },
    { text: { en: 'Find a helpline', fa: 'خطوط دیگر' }, href: 'https://findahelpline.com' },
    { text: 'Bad', href: 'javascript:alert(1)' },
  ],
};
const thanks: Ending = { id: 'thanks', title: 'We will call you', text: 'Within two days.' };
const source: Ending = { id: 'source', severity: 'info', text: 'A score is not a diagnosis.' };
const definition: FormDefinition = {
  ...formOf([
    question('selfharm', 'number'),
    question('warning', 'label', { title: 'Speak with somebody today', subtitle: 'Help works.' }),
    question('total', 'calculated', { formula: 'selfharm + 0', max: 3 }),
  ]),
  endings: [thanks, source, crisis],
  review: false,
};
const withNote = (form: FormDefinition): FormDefinition => ({
  ...form,
  conditions: [{ id: 'c', kind: 'visibility', target: 'warning', when: 'selfharm > 0' }],
});

const ways: Readonly<Record<string, () => Partial<FormFillerProps>>> = {
  sent: () => ({ ...serverWith(definition), saving: memorySaving(() => sent()) }),
  'waiting for a connection': () => ({
    ...serverWith(definition),
    saving: memorySaving(() => ({ state: 'waiting' }) as SaveOutcome),
  }),
  'handed to the page': () => ({ definition }),
  'only tried': () => ({ definition, mode: 'preview' as const }),
};
const sent = (endings?: readonly string[]): SaveOutcome =>
  ({
    state: 'sent',
    data: { id: 'x', file: 'f', computed: {}, problems: [], ...(endings && { endings: [...endings] }) },
  }) as SaveOutcome;

async function fill(props: Partial<FormFillerProps>, selfharm: string, language: Language = 'en'): Promise<TestFiller> {
  const filler = await mountFiller({ language, ...props });
  await until(() => filler.all('[data-name="selfharm"] input').length === 1);
  await type(filler.control('selfharm'), selfharm);
  return filler;
}

async function send(filler: TestFiller): Promise<void> {
  await click(filler.find('.porsa-foot [data-primary]'));
  await until(() => filler.all('.porsa-done').length === 1, 'the end');
}

const links = (filler: TestFiller) => filler.all('.porsa-advice a').map((link) => link.getAttribute('href'));
const focused = (filler: TestFiller) => filler.host.shadowRoot?.activeElement;

/** Their code is fetched apart; how fast is not what is tried here. */
before(async () => {
  await Promise.all([
    import('./thank-you.tsx'),
    import('./advice.tsx'),
    import('../../../fields/calculated/result/view.tsx'),
  ]);
});

describe('the ending of a form', () => {
  afterEach(unmountAll);

  it('shows urgent advice above the button that sends, as soon as it is due', async () => {
    const filler = await fill({ definition }, '0');
    expect(filler.all('.porsa-advice')).to.have.lengthOf(0);
    await type(filler.control('selfharm'), '3');
    await until(() => filler.all('.porsa-advice').length === 1, 'the advice');
    const [advice, foot] = [filler.find('.porsa-advice'), filler.find('.porsa-foot')];
    expect(advice.textContent).to.contain('You are not alone').and.to.contain('Please call now.');
    expect(Boolean(advice.compareDocumentPosition(foot) & Node.DOCUMENT_POSITION_FOLLOWING)).to.equal(true);
    await type(filler.control('selfharm'), '0');
    expect(filler.all('.porsa-advice')).to.have.lengthOf(0);
  });

  it('leaves no room where there is nothing to advise, so that nothing moves under a press', async () => {
    const filler = await fill({ definition }, '0');
    await until(() => filler.all('.porsa-advices').length === 1, 'the place of the advice');
    const [questions, foot] = [filler.find('.porsa-questions'), filler.find('.porsa-foot')];
    const gap = foot.getBoundingClientRect().top - questions.getBoundingClientRect().bottom;
    expect(gap).to.equal(parseFloat(getComputedStyle(filler.find('.porsa-filling')).rowGap));
  });

  for (const [way, props] of Object.entries(ways)) {
    it(`leads with urgent advice and has no green tick: answers ${way}`, async () => {
      const filler = await fill(props(), '3', 'fa');
      await send(filler);
      const first = filler.find('.porsa-done').querySelector<HTMLElement>('h2');
      expect(first?.textContent).to.equal('تنها نیستید');
      expect(filler.find('.porsa-done .porsa-advice').dataset['severity']).to.equal('danger');
      expect(focused(filler)).to.equal(filler.find('.porsa-advice'));
      expect(links(filler)).to.deep.equal(['tel:115', 'https://findahelpline.com']);
      expect(filler.all('.porsa-done path[d^="m5"], .porsa-done [data-kind="success"]')).to.have.lengthOf(0);
      expect(filler.find('.porsa-done').textContent)
        .to.contain('A score is not a diagnosis.')
        .and.to.contain('We will call you');
      expect(filler.find('.porsa-results').textContent).to.contain('۳').and.to.contain('از ۳');
    });
  }

  it('counts a warning as urgent as well, before the answers are sent and after', async () => {
    const warned: FormDefinition = { ...definition, endings: [thanks, { ...crisis, severity: 'warning' }] };
    const filler = await fill({ ...serverWith(warned), saving: memorySaving(() => sent()) }, '3');
    await until(() => filler.all('.porsa-advice[data-severity="warning"]').length === 1, 'the advice');
    await send(filler);
    expect(filler.find('.porsa-done h2').textContent).to.equal('You are not alone');
    expect(filler.all('.porsa-done svg')).to.have.lengthOf(0);
  });

  it('says what became of the answers beside urgent advice', async () => {
    const filler = await fill(ways['sent']!(), '3');
    await send(filler);
    expect(filler.find('.porsa-ending').textContent).to.contain('have been sent');
  });

  it('leaves out a link that has no address in the reader’s language, or an unsafe one', async () => {
    const filler = await fill({ definition }, '3');
    await until(() => filler.all('.porsa-advice').length === 1);
    expect(links(filler)).to.deep.equal(['https://findahelpline.com']);
    expect(filler.find('.porsa-advice a').getAttribute('rel')).to.equal('noreferrer');
  });

  it('thanks in the form’s own words where nothing is urgent', async () => {
    const filler = await fill(ways['sent']!(), '0');
    await send(filler);
    expect(filler.find('.porsa-done h2').textContent).to.equal('We will call you');
    expect(filler.find('.porsa-ending').dataset['kind']).to.equal('success');
    expect(filler.find('.porsa-ending').textContent).to.contain('have been sent');
    expect(filler.all('.porsa-done svg')).to.have.lengthOf(1);
  });

  it('knows from the server of an ending that hangs on what the patient does not see', async () => {
    const filler = await fill(
      { ...serverWith(definition), saving: memorySaving(() => sent(['crisis', 'source'])) },
      '0',
    );
    await send(filler);
    expect(filler.find('.porsa-done h2').textContent).to.equal('You are not alone');
    expect(filler.find('.porsa-done').textContent).not.to.contain('We will call you');
  });

  it('does not take back urgent advice that was seen', async () => {
    const filler = await fill({ ...serverWith(definition), saving: memorySaving(() => sent(['thanks'])) }, '3');
    await send(filler);
    expect(filler.find('.porsa-done h2').textContent).to.equal('You are not alone');
  });

  it('repeats notes that answers have called for, on the last page and after it', async () => {
    const [page] = withNote(definition).pages;
    const two = {
      ...withNote({ ...definition, endings: [] }),
      pages: [page!, ...formOf([], [question('comment', 'text')]).pages.slice(1)],
    };
    const filler = await fill({ definition: two }, '2');
    expect(filler.all('.porsa-advice')).to.have.lengthOf(0);
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-advice').length === 1, 'the note');
    await send(filler);
    expect(filler.find('.porsa-done .porsa-advice').textContent).to.equal('Speak with somebody todayHelp works.');
    expect(filler.all('.porsa-done svg')).to.have.lengthOf(0);
  });

  it('repeats no heading of questions that share its condition, and no note that always stands', async () => {
    const shared = formOf([
      question('selfharm', 'number'),
      question('heading', 'label'),
      question('more', 'text'),
      question('always', 'label'),
    ]);
    const when = 'selfharm > 0';
    const conditions = [
      { id: 'a', kind: 'visibility', target: 'heading', when },
      { id: 'b', kind: 'visibility', target: 'more', when },
    ] as const;
    const filler = await fill({ definition: { ...shared, conditions, review: false } }, '2');
    await send(filler);
    expect(filler.all('.porsa-advice')).to.have.lengthOf(0);
    expect(filler.all('.porsa-done svg')).to.have.lengthOf(1);
  });

  it('stands above the answers when they are read', async () => {
    const filler = await mountFiller({
      definition: { ...definition, endings: [thanks, crisis] },
      mode: 'view',
      answers: { selfharm: 2 },
      language: 'en',
    });
    await until(() => filler.all('.porsa-advice').length === 1, 'the advice');
    expect(filler.find('.porsa-filling').textContent).not.to.contain('We will call you');
  });

  it('has no barrier in either theme', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const all: FormDefinition = {
        ...definition,
        endings: (['danger', 'warning', 'info', 'neutral'] as const).map((severity) => ({
          ...crisis,
          id: severity,
          when: undefined,
          severity,
        })),
      };
      const filler = await fill({ definition: all, theme }, '3');
      await send(filler);
      expect(await violationsIn(filler.host)).to.deep.equal([]);
    }
  });
});

describe('a redirect', () => {
  const real = window.open;
  let opened: unknown[] = [];
  beforeEach(() => {
    opened = [];
    window.open = (...asked) => {
      opened.push(asked);
      return null;
    };
  });
  afterEach(() => {
    window.open = real;
    unmountAll();
  });

  const led: FormDefinition = { ...definition, endings: [crisis, { id: 'go', redirect: '/thanks' }] };
  const next = (filler: TestFiller) =>
    filler.all('.porsa-done a[data-primary]').map((link) => link.getAttribute('href'));

  it('is followed once the server has the entry', async () => {
    const filler = await fill({ ...serverWith(led), saving: memorySaving(() => sent()) }, '0');
    await send(filler);
    expect(opened).to.deep.equal([['/thanks', '_self']]);
    expect(next(filler)).to.deep.equal(['/thanks']);
  });

  it('is only offered beside urgent advice', async () => {
    const filler = await fill({ ...serverWith(led), saving: memorySaving(() => sent()) }, '3');
    await send(filler);
    expect([opened, next(filler)]).to.deep.equal([[], ['/thanks']]);
  });

  it('waits with the entry', async () => {
    const filler = await fill(
      { ...serverWith(led), saving: memorySaving(() => ({ state: 'waiting' }) as SaveOutcome) },
      '0',
    );
    await send(filler);
    expect([opened, next(filler)]).to.deep.equal([[], []]);
  });

  it('is only offered where nothing was saved, and to those who work with the form', async () => {
    const { client, category } = serverWith(led);
    const staff = {
      category: {
        getform: async () =>
          ({
            success: true,
            data: { id: 'x', slug: 'x', version: 1, definition: led, role: 'secretary', settings: {} },
          }) as never,
      },
    };
    expect(client).not.to.equal(undefined);
    for (const props of [
      { definition: led },
      { definition: led, mode: 'preview' as const },
      { category, client: staff, saving: memorySaving(() => sent()) },
    ]) {
      const filler = await fill(props, '0');
      await send(filler);
      expect([opened, next(filler)]).to.deep.equal([[], ['/thanks']]);
    }
  });

  it('that leads nowhere safe is none', async () => {
    const bad: FormDefinition = { ...led, endings: [{ id: 'go', redirect: 'javascript:alert(1)' }] };
    const filler = await fill({ ...serverWith(bad), saving: memorySaving(() => sent()) }, '0');
    await send(filler);
    expect([opened, next(filler)]).to.deep.equal([[], []]);
  });
});

describe('answers that differ from the patient file', () => {
  afterEach(unmountAll);

  for (const [language, words] of [
    ['en', 'These answers differ from the patient file'],
    ['fa', 'این پاسخ‌ها با پروندهٔ بیمار تفاوت دارند'],
  ] as const)
    it(`are named once they are sent: ${language}`, async () => {
      const data = { ...(sent() as { data: object }).data, differs: [{ detail: 'age', question: 'selfharm' }] };
      const saving = memorySaving(() => ({ state: 'sent', data }) as SaveOutcome);
      const filler = await fill({ ...serverWith(definition), saving }, '0', language);
      await send(filler);
      await until(() => filler.all('.porsa-differing').length === 1, 'the notice');
      const notice = filler.find('.porsa-differing');
      expect(notice.textContent).to.contain(words);
      expect([...notice.querySelectorAll('li')].map((item) => item.textContent)).to.deep.equal(['selfharm']);
      expect(await violationsIn(filler.find('.porsa-done'))).to.deep.equal([]);
    });

  it('are not looked for where nothing was sent', async () => {
    const filler = await fill(ways['handed to the page']!(), '0');
    await send(filler);
    expect(filler.all('.porsa-differing')).to.have.lengthOf(0);
  });
});
