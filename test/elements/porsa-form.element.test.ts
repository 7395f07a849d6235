import { expect, oneEvent } from '@open-wc/testing';
import { $session, logout } from '../../src/store/session.ts';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { clearPage, inside, ready, shownText, type } from '../support/screens/elements.ts';
import { until } from '../support/screens/wait.ts';

const definition: FormDefinition = {
  schema: 1,
  language: 'en',
  title: { en: 'Weight', fa: 'وزن' },
  conditions: [],
  pages: [
    {
      id: 'p1',
      text: 'One',
      pageType: 'form',
      questions: [
        { id: 'q1', name: 'weight', type: 'number', title: { en: 'Weight', fa: 'وزن' }, mandatory: true },
        {
          id: 'q2',
          name: 'double',
          type: 'calculated',
          title: { en: 'Double', fa: 'دو برابر' },
          formula: 'weight * 2',
        },
      ],
    },
  ],
};

/** A server that is not there: nothing listens on this port. */
const deadServer = 'http://127.0.0.1:9';

async function form(attributes: string, properties: Partial<PorsaFormElement> = {}): Promise<PorsaFormElement> {
  const element = document.createElement('porsa-form') as PorsaFormElement;
  element.storage = 'memory';
  for (const [name, value] of new URLSearchParams(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  document.body.append(element);
  return element;
}

describe('porsa-form', () => {
  before(() =>
    defineElement(formSpec, {
      api: deadServer,
      load: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
    }),
  );
  afterEach(() => {
    clearPage();
    logout();
  });

  it('fills a form that the page gives it, with no server, and says each change', async () => {
    const element = await form('language=en', { definition });
    await ready(element);
    const changed = oneEvent(element, 'porsa-change');
    type(inside<HTMLInputElement>(element, 'input')!, '70');
    expect((await changed).detail.answers).to.include({ weight: 70, double: 140 });
  });

  it('shows Persian, right to left, with Persian digits', async () => {
    const element = await form('language=fa', { definition, answers: { weight: 70 } });
    await ready(element);
    expect(inside(element, '.porsa-root')).to.include({ dir: 'rtl', lang: 'fa' });
    await until(() => /۱۴۰/.test(shownText(element)));
  });

  describe('whose page sets something new while it is filled', () => {
    const asking = (name: string, type: 'number' | 'matrix' = 'number'): FormDefinition => ({
      ...definition,
      title: name,
      pages: [
        {
          id: 'p1',
          text: 'One',
          pageType: 'form',
          questions: [
            {
              id: name,
              name,
              type,
              title: name,
              mandatory: true,
              rows: [{ name: 'row', text: 'Row' }],
              options: [{ text: 'A', value: 'a' }],
            },
          ],
        },
      ],
    });

    it('shows another definition, of everyday and of rare questions, and its methods are of that one', async () => {
      const element = await form('language=en', { definition });
      await ready(element);
      type(inside<HTMLInputElement>(element, 'input')!, '70');
      for (const next of [asking('height'), asking('mood', 'matrix'), asking('pulse')]) {
        element.definition = next;
        expect((await element.validate()).map(({ name }) => name)).to.deep.equal([next.title]);
        expect(
          [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-name]')].map(({ dataset }) => dataset['name']),
        ).to.deep.equal([next.title]);
      }
    });

    it('saves the answers that were set just before', async () => {
      const element = await form('language=en', { definition });
      await ready(element);
      const sent = oneEvent(element, 'porsa-submit');
      element.answers = { weight: 80 };
      expect(await element.save()).to.equal(true);
      expect((await sent).detail.answers).to.deep.equal({ weight: 80, double: 160 });
    });

    it('stores nothing and stays open where the page cancels the submission', async () => {
      const element = await form('language=en', { definition });
      await ready(element);
      element.addEventListener('porsa-submit', (event) => event.preventDefault(), { once: true });
      element.answers = { weight: 80 };
      expect(await element.save()).to.equal(false);
      expect(inside<HTMLInputElement>(element, 'input')!.value).to.equal('80');
      expect(await element.save()).to.equal(true);
    });

    it('names the parts that a page may style', async () => {
      const element = await form('language=en', { definition });
      await ready(element);
      element.answers = { weight: 'much' };
      await element.validate();
      const parts = new Set(
        [...element.shadowRoot!.querySelectorAll('[part]')].map((each) => each.getAttribute('part')),
      );
      expect([...parts]).to.include.members(['question', 'label', 'input', 'error', 'button']);
    });

    it('keeps what was typed in another mode, at another page and of another patient, whom it follows', async () => {
      const element = await form('language=en', {
        definition: {
          ...definition,
          pages: [
            {
              ...definition.pages[0]!,
              questions: [
                ...definition.pages[0]!.questions,
                { id: 'q3', name: 'patient_', type: 'text', title: 'Patient', relatedField: 'patient.name' },
              ],
            },
          ],
        },
        patient: { name: 'Sara' },
      });
      await ready(element);
      type(inside<HTMLInputElement>(element, 'input')!, '70');
      expect(element.answers).to.deep.equal({ weight: 70, double: 140, patient_: 'Sara' });
      element.patient = { name: 'Ali' };
      await element.validate();
      expect(element.answers).to.deep.equal({ weight: 70, double: 140, patient_: 'Ali' });
      for (const change of [
        () => {
          element.mode = 'view';
        },
        () => {
          element.mode = 'preview';
        },
        () => {
          element.removeAttribute('mode');
        },
        () => {
          element.page = 'p1';
        },
      ]) {
        change();
        await element.validate();
        expect(element.answers).to.include({ weight: 70 });
      }
    });
  });

  it('says what is missing when asked', async () => {
    const element = await form('language=en', { definition });
    const problems = await element.validate();
    expect(problems.map(({ name }) => name)).to.deep.equal(['weight']);
  });

  it('says in the reader’s language that a server is dead, with a code', async () => {
    const element = await form('language=fa&category=phq-9');
    const event = await oneEvent(element, 'porsa-error');
    expect(event.detail.code).to.equal('offline');
    await until(() => shownText(element).includes(event.detail.message));
    expect(event.detail.message).to.match(/[آ-ی]/);
  });

  it('says what is wrong with a broken definition', async () => {
    const element = await form('language=en', { definition: { ...definition, pages: [] } });
    expect((await oneEvent(element, 'porsa-error')).detail.code).to.equal('invaliddefinition');
    await until(() => shownText(element) !== '');
  });

  it('signs in on the whole page with a session that the host gives', async () => {
    const session = {
      token: 't',
      access: 'user',
      id: '1',
      firstName: 'Sara',
      lastName: 'Rad',
      userRole: [],
      lang: 'en',
      dateMode: 'en',
      phone: '',
      picture: '',
      store: null,
    } as unknown as NonNullable<PorsaFormElement['session']>;
    await ready(await form('language=en', { definition, session }));
    expect($session.get()).to.include({ firstName: 'Sara', authenticated: true });
  });
});
