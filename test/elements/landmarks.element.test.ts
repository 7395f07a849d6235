import { expect } from '@open-wc/testing';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { designerSpec, type PorsaDesignerElement } from '../../src/elements/designer/spec.ts';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { clearPage, ready } from '../support/screens/elements.ts';

const definition: FormDefinition = {
  schema: 1,
  language: 'en',
  title: 'Mood',
  conditions: [],
  pages: ['p1', 'p2'].map((id) => ({
    id,
    text: id,
    pageType: 'form',
    questions: [{ id: `q${id}`, name: `mood_${id}`, type: 'text', title: 'How are you?' }],
  })),
};

/** What would be the banner or the footer of the page around. */
const ofThePage = (element: HTMLElement) =>
  [
    ...element.shadowRoot!.querySelectorAll(
      'header, footer, main, [role="banner"], [role="contentinfo"], [role="main"]',
    ),
  ]
    .filter(
      (part) =>
        part.localName === 'main' || part.hasAttribute('role') || !part.closest('article, aside, main, nav, section'),
    )
    .map(({ localName, className }) => `${localName}.${className}`);

describe('an element in a page with a banner and a footer of its own', () => {
  before(() => {
    defineElement(formSpec, {
      api: 'http://127.0.0.1:9',
      load: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
    });
    defineElement(designerSpec, {
      api: 'http://127.0.0.1:9',
      load: async () => (await import('../../src/elements/designer/designer-screen.tsx')).designerScreen,
    });
  });
  afterEach(clearPage);

  for (const tag of ['porsa-form', 'porsa-designer'] as const) {
    it(`adds no other: ${tag}`, async () => {
      const element = document.createElement(tag) as PorsaFormElement | PorsaDesignerElement;
      element.setAttribute('language', 'en');
      Object.assign(element, { definition, ...(tag === 'porsa-form' && { storage: 'memory' }) });
      document.body.append(element);
      await ready(element);
      expect(ofThePage(element)).to.deep.equal([]);
    });
  }
});
