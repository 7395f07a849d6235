import { expect } from '@open-wc/testing';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { proposalSpec, type PorsaProposalElement } from '../../src/elements/proposal/spec.ts';
import { templates } from '../../src/proposal/template/templates.ts';
import { lit } from '../support/frameworks/lit.ts';
import { heardEvents, type Framework, type MountedPage, type Page } from '../support/frameworks/page.ts';
import { preact } from '../support/frameworks/preact.ts';
import { react } from '../support/frameworks/react.ts';
import { svelte } from '../support/frameworks/svelte.ts';
import { vue } from '../support/frameworks/vue.ts';
import { clearPage, inside, place, ready, type } from '../support/screens/elements.ts';
import { settled, until } from '../support/screens/wait.ts';

const pulse = (title: string): FormDefinition => ({
  schema: 1,
  title,
  language: 'en',
  conditions: [],
  pages: [
    { id: '42', text: 'P', pageType: 'form', questions: [{ id: 'a', name: 'pulse', type: 'number', title: 'Pulse' }] },
  ],
});

const first: Page = {
  isShown: true,
  language: 'en',
  disabled: true,
  page: 42,
  definition: pulse('Pulse at rest'),
  patient: { age: 34 },
  templates,
  light: 'Told in the light DOM: 1',
};

const frameworks = [react, preact, vue, svelte, lit];

/** What forms took from pages that were there before the elements were defined. */
const early = new Map<Framework, unknown>();

before(() => {
  const pages = frameworks.map((framework) => {
    const target = place('<main></main>');
    return { framework, target, mounted: framework.mount(target, first, () => undefined) };
  });
  expect(document.querySelectorAll('porsa-form:not(:defined)')).to.have.length(frameworks.length);
  defineElement(formSpec, {
    api: 'http://127.0.0.1:9',
    load: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
  });
  // Its properties are what is looked at.
  defineElement(proposalSpec, { api: 'http://127.0.0.1:9', load: () => new Promise(() => undefined) });
  for (const { framework, target, mounted } of pages) {
    const form = target.querySelector<PorsaFormElement>('porsa-form')!;
    early.set(framework, [form.disabled, form.language]);
    mounted.unmount();
  }
  clearPage();
});

/** What custom-elements-everywhere asks of a framework, and beyond it what a form is not to lose, of our elements in pages of five frameworks. */
for (const framework of frameworks)
  describe(`In a page of ${framework.name}, our elements`, () => {
    let mounted: MountedPage;
    let heard: string[];
    const form = () => document.querySelector<PorsaFormElement>('porsa-form')!;
    const proposal = () => document.querySelector<PorsaProposalElement>('porsa-proposal')!;
    const shownText = () => inside(form(), '.porsa-root')!.textContent;
    const input = () => inside<HTMLInputElement>(form(), '.porsa-filling input')!;

    async function draw(change: Partial<Page>): Promise<void> {
      await mounted.draw({ ...first, ...change });
      await settled();
    }

    async function mountPage(change: Partial<Page> = {}): Promise<void> {
      heard = [];
      mounted = framework.mount(place('<main></main>'), { ...first, ...change }, (event) => heard.push(event));
      await settled();
    }

    beforeEach(() => mountPage());
    afterEach(() => {
      mounted.unmount();
      clearPage();
    });

    it('stand there without children', () => expect(proposal().matches(':defined')).to.equal(true));

    it('draw in their shadow root', async () => {
      await ready(form());
      expect(shownText()).to.contain('Pulse at rest');
    });

    it('draw in their shadow root beside light children that change', async () => {
      await ready(form());
      await draw({ light: 'Told in the light DOM: 2' });
      expect(shownText()).to.contain('Pulse at rest');
      expect(form().textContent).to.contain('DOM: 2');
    });

    it('are hidden, and draw again when they are shown', async () => {
      await ready(form());
      await draw({ isShown: false });
      expect(document.getElementById('dummy')?.textContent).to.equal('Dummy view');
      expect(form()).to.equal(null);
      await draw({});
      await ready(form());
      expect(shownText()).to.contain('Pulse at rest');
    });

    it('take a boolean', () => expect([form().disabled, form().hasAttribute('disabled')]).to.eql([true, true]));
    it('take a number', () => expect(Number(form().page)).to.equal(42));
    it('take a text', () => expect(form().language).to.equal('en'));
    it('take an array', () => expect(proposal().templates).to.equal(first.templates));
    it('take an object', () => expect(form().definition).to.equal(first.definition));
    it('take several objects, and write none into an attribute', () => {
      expect(form().patient).to.equal(first.patient);
      expect(['definition', 'patient'].filter((name) => form().hasAttribute(name))).to.eql([]);
    });

    it('take a boolean and a text that they were given before they were defined', () =>
      expect(early.get(framework)).to.eql([true, 'en']));

    it('are heard by a listener that a script adds', () => {
      let times = 0;
      form().addEventListener('porsa-change', () => (times += 1));
      form().dispatchEvent(new CustomEvent('porsa-change'));
      expect(times).to.equal(1);
    });

    for (const event of heardEvents) {
      const isMissed = !!framework.misses?.includes(event);
      it(`${isMissed ? 'cannot be' : 'are'} heard by a listener in the markup: ${event}`, () => {
        form().dispatchEvent(new CustomEvent(event));
        expect(heard).to.eql(isMissed ? [] : [event]);
      });
    }

    it('follow a boolean and a text that change, and lose what is taken away', async () => {
      await draw({ disabled: false, language: 'fa' });
      expect([form().disabled, form().hasAttribute('disabled'), form().language]).to.eql([false, false, 'fa']);
      await draw({ language: undefined });
      expect(form().language).to.equal(undefined);
    });

    it('follow an object that changes', async () => {
      await ready(form());
      await draw({ definition: pulse('Pulse after exercise') });
      await until(() => shownText()?.includes('Pulse after exercise'), 'the other form is drawn');
    });

    it('keep what was typed while the page draws something else', async () => {
      await draw({ disabled: false });
      await ready(form());
      const typedInto = form();
      type(input(), '70');
      await draw({ disabled: false, light: 'Told in the light DOM: 3' });
      expect([form(), input().value]).to.eql([typedInto, '70']);
      expect(heard).to.eql(['porsa-change']);
    });

    it('are heard no more once the page has taken them away', async () => {
      const gone = form();
      await draw({ isShown: false });
      expect(gone.isConnected).to.equal(false);
      await draw({});
      form().dispatchEvent(new CustomEvent('porsa-change'));
      expect(heard).to.eql(['porsa-change']);
    });
  });
