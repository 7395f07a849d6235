import { expect } from '@open-wc/testing';
import { createRoot, type Root } from 'react-dom/client';
import { DesignSurroundings } from '../../src/elements/designer/designer-providers.tsx';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { commonSettings } from '../../src/fields/registry/common-panel.ts';
import { fieldExamples } from '../../src/fields/registry/examples.ts';
import { Designer } from '../../src/react/designer/designer.tsx';
import { QuestionLook } from '../../src/react/form/look/question-look.tsx';
import { dangersIn, hostileMarkup, poisoned } from '../support/screens/hostile-markup.ts';
import { settled, until } from '../support/screens/wait.ts';

let calls = 0;
const watched = window as unknown as { canary?: () => void };
let root: Root | undefined;
let host: HTMLElement | undefined;

const questions = Object.values(fieldExamples)
  .map(({ question }) => ({ subtext: 'x', helptext: 'x', tooltip: 'x', ...question }))
  .filter(({ formula }) => formula === undefined);
const plain: FormDefinition = {
  schema: 1,
  language: 'en',
  title: 'Form',
  conditions: [],
  pages: [
    { id: 'p', text: 'p', displayTitle: 'Page', pageType: 'form', questions },
    { id: 'n', text: 'n', displayTitle: 'Next', pageType: 'followup', questions: [] },
  ],
};

async function open(definition: FormDefinition, language: 'en' | 'fa'): Promise<ShadowRoot> {
  host = document.body.appendChild(document.createElement('div'));
  Object.assign(host.style, { inlineSize: '1280px', blockSize: '800px' });
  const shadow = host.attachShadow({ mode: 'open' });
  root = createRoot(shadow.appendChild(document.createElement('div')));
  root.render(
    <DesignSurroundings language={language}>
      <Designer
        commonSettings={commonSettings}
        Preview={() => null}
        QuestionLook={QuestionLook}
        definition={definition}
      />
    </DesignSurroundings>,
  );
  await until(() => shadow.querySelector('.porsa-d-workbench'), 'the designer is drawn');
  await settled();
  return shadow;
}

const fetched = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('kanary.invalid'));

describe('texts that are markup, in the designer', () => {
  before(() => {
    watched.canary = () => {
      calls += 1;
    };
  });
  beforeEach(() => {
    performance.clearResourceTimings();
    calls = 0;
  });
  after(() => {
    delete watched.canary;
  });
  afterEach(() => {
    root?.unmount();
    host?.remove();
  });

  for (const [language, from] of [
    ['en', 0],
    ['fa', 30],
  ] as const) {
    it(`stay texts in its tree, on its cards and in every panel of settings: ${language}`, async () => {
      const shadow = await open(poisoned(plain, from), language);
      expect(hostileMarkup.some((text) => shadow.textContent.includes(text))).to.equal(true);
      const cards = [...shadow.querySelectorAll<HTMLElement>('[data-focus-question]')].map(
        (card) => card.dataset['focusQuestion'],
      );
      expect(cards.length).to.be.greaterThan(10);
      for (const id of cards) {
        shadow.querySelector<HTMLElement>(`[data-focus-question="${id}"]`)?.click();
        await settled();
        expect(dangersIn(shadow), id).to.deep.equal([]);
      }
      expect([calls, fetched()]).to.deep.equal([0, []]);
    });
  }
});
