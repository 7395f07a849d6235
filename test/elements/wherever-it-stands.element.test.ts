import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { dashboardSpec } from '../../src/elements/dashboard/spec.ts';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { designerSpec } from '../../src/elements/designer/spec.ts';
import { FormFiller } from '../../src/published/react.tsx';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { proposalSpec } from '../../src/elements/proposal/spec.ts';
import { clearPage, place, ready } from '../support/screens/elements.ts';

const definition: FormDefinition = {
  schema: 1,
  language: 'en',
  title: 'Mood',
  conditions: [],
  pages: [
    {
      id: 'p1',
      text: 'One',
      pageType: 'form',
      questions: [{ id: 'q1', name: 'mood', type: 'text', title: 'How are you?' }],
    },
  ],
};

/** Places of a page that give what stands in them no width of their own. */
const places: Readonly<Record<string, string>> = {
  'a block': '<main></main>',
  'a centred flex column': '<main style="display: flex; flex-direction: column; align-items: center"></main>',
  'a flex row': '<main style="display: flex"></main>',
  'a flex row beside a text':
    '<section style="display: flex"><p>Beside</p><main style="display: flex"></main></section>',
  'a centred grid': '<main style="display: grid; place-items: center"></main>',
  'a grid as wide as what it holds': '<main style="display: inline-grid"></main>',
  'an inline block': '<main style="display: inline-block"></main>',
  'a float': '<main style="float: inline-start"></main>',
  'a table cell': '<table><tr><td></td></tr></table>',
  'an absolutely placed box': '<main style="position: absolute"></main>',
  'a popover': '<main popover></main>',
  'a dialog': '<dialog></dialog>',
};

const screens = {
  form: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
  designer: async () => (await import('../../src/elements/designer/designer-screen.tsx')).designerScreen,
  proposal: async () => (await import('../../src/elements/proposal/proposal-screen.tsx')).proposalScreen,
  dashboard: async () => (await import('../../src/elements/dashboard/dashboard-screen.tsx')).dashboardScreen,
};

/** Builds the place and gives what holds the element there. */
function put(markup: string, ...elements: readonly HTMLElement[]): HTMLElement {
  clearPage();
  place(markup);
  const room = document.querySelector('main, td, dialog') as HTMLElement;
  room.append(...elements);
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
  document.querySelector('dialog')?.showModal();
  return room;
}

/** How wide an element may be: as what holds it, and as the page. */
function roomOf(element: HTMLElement): number {
  return Math.min(element.parentElement!.getBoundingClientRect().width, document.documentElement.clientWidth) + 0.5;
}

/** The portal needs a phone's width; beside a text on a phone there is less. */
const isTooNarrow = (tag: string, width: number): boolean => tag === 'porsa-dashboard' && width < 280;

function create(tag: string): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('language', 'en');
  if (tag !== 'porsa-dashboard') (element as PorsaFormElement).definition = definition;
  if (tag === 'porsa-form') (element as PorsaFormElement).storage = 'memory';
  if (tag === 'porsa-dashboard') element.setAttribute('routing', 'memory');
  return element;
}

describe('an element', () => {
  before(() => {
    defineElement(formSpec, { api: 'http://127.0.0.1:9', load: screens.form });
    defineElement(designerSpec, { api: 'http://127.0.0.1:9', load: screens.designer });
    defineElement(proposalSpec, { api: 'http://127.0.0.1:9', load: screens.proposal });
    defineElement(dashboardSpec, { api: 'http://127.0.0.1:9', load: screens.dashboard });
    defineElement(
      { ...formSpec, tag: 'porsa-waiting' },
      { api: 'http://127.0.0.1:9', load: () => new Promise(() => undefined) },
    );
  });
  afterEach(clearPage);
  after(() => setViewport({ width: 800, height: 600 }));

  for (const tag of ['porsa-form', 'porsa-waiting', 'porsa-designer', 'porsa-proposal', 'porsa-dashboard'] as const) {
    for (const [name, markup] of Object.entries(places)) {
      it(`is wide enough in ${name}, and no wider than there is room: ${tag}`, async () => {
        for (const viewport of [800, 320]) {
          await setViewport({ width: viewport, height: 600 });
          const element = create(tag);
          put(markup, element);
          if (tag !== 'porsa-waiting') await ready(element);
          const { width } = element.getBoundingClientRect();
          expect(width, `at ${viewport}`).to.be.within(viewport === 800 ? 400 : 200, roomOf(element));
          if (!isTooNarrow(tag, width))
            expect(document.documentElement.scrollWidth, `nothing hangs over at ${viewport}`).to.be.at.most(viewport);
        }
      });
    }
  }

  for (const [name, markup] of Object.entries(places)) {
    it(`has its size in ${name} as a React component too`, async () => {
      for (const viewport of [800, 320]) {
        await setViewport({ width: viewport, height: 600 });
        const room = put(markup);
        const root = createRoot(room);
        await new Promise<void>((done) => {
          root.render(createElement(FormFiller, { definition, storage: 'memory', onReady: () => done() }));
        });
        const { width } = room.querySelector('.porsa-form')!.getBoundingClientRect();
        expect(width, `at ${viewport}`).to.be.within(
          viewport === 800 ? 400 : 200,
          Math.min(room.getBoundingClientRect().width, viewport) + 0.5,
        );
        root.unmount();
      }
    });
  }

  it('fills the room that it is given', async () => {
    await setViewport({ width: 1400, height: 600 });
    const element = create('porsa-form');
    put('<main></main>', element);
    await ready(element);
    expect(element.getBoundingClientRect().width).to.equal(element.parentElement!.getBoundingClientRect().width);
  });
});
