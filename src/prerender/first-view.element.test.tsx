import { expect } from '@open-wc/testing';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { samples } from '../../demo/samples/index.ts';
import { madeForm } from '../../test/support/engine/made-form.ts';
import { until } from '../../test/support/screens/wait.ts';
import type { CallData } from '../api/contract/contract.ts';
import type { ViewNode } from '../api/contract/pages/first-view.ts';
import { FormSurroundings, prepareForm } from '../elements/form/form-providers.tsx';
import type { FormDefinition, Language } from '../engine/definition/types.ts';
import { FormFiller } from '../react/form/form-filler.tsx';
import { renderFirstView } from './renderer.ts';

const at = '2026-11-23T12:00:00';
const languages = ['en', 'fa'] as const;

const replyOf = (definition: FormDefinition): CallData<'/category/getform'> => ({
  id: 'id',
  slug: 'form',
  version: 1,
  definition,
  role: 'public',
  settings: {},
  branding: { title: definition.title, clinic: { en: 'Clinic', fa: 'درمانگاه' } },
});

interface Hydrated {
  readonly complaints: readonly string[];
  readonly isReady: boolean;
}

const svg = 'http://www.w3.org/2000/svg';

function build(nodes: readonly ViewNode[], parent: Element): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.append(node);
      continue;
    }
    const [tag, attributes, ...children] = node;
    if (tag === '!') {
      parent.append(document.createComment(String(children[0] ?? '')));
      continue;
    }
    const isDrawing = tag === 'svg' || parent.namespaceURI === svg;
    const element = isDrawing ? document.createElementNS(svg, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    build(children, element);
    parent.append(element);
  }
}

/** What a server drew, taken over by the filler; and what React complains of on the way. */
async function hydrate(
  definition: FormDefinition,
  language: Language,
  spoil = (nodes: readonly ViewNode[]) => nodes,
): Promise<Hydrated> {
  const form = replyOf(definition);
  const drawn = await renderFirstView({ form, category: 'form', language, at });
  if (!drawn) throw new Error('Nothing was drawn');
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const screen = shadow.appendChild(document.createElement('div'));
  build(spoil(drawn.tree), screen);
  const first = await prepareForm({ reply: form, at, category: 'form', language });
  const complaints: string[] = [];
  const { error } = console;
  Object.assign(console, { error: (...parts: unknown[]) => complaints.push(parts.map(String).join(' ')) });
  let isReady = false;
  try {
    const node = (
      <FormSurroundings language={language}>
        <FormFiller category="form" language={language} first={first} onReady={() => (isReady = true)} />
      </FormSurroundings>
    );
    const root = hydrateRoot(screen, node, { onRecoverableError: (mismatch) => complaints.push(String(mismatch)) });
    flushSync(() => root.render(node));
    await until(() => isReady || complaints.length > 0, 'a live form');
    root.unmount();
  } finally {
    Object.assign(console, { error });
    host.remove();
  }
  return { complaints, isReady };
}

describe('A form that the server drew', () => {
  for (const { category, definition } of samples) {
    for (const language of languages) {
      it(`is taken over as it stands: ${category.slug} in ${language}`, async () => {
        const { complaints, isReady } = await hydrate(definition, language);
        expect(complaints).to.deep.equal([]);
        expect(isReady).to.equal(true);
      });
    }
  }

  for (let from = 0; from < 300; from += 50) {
    it(`is taken over as it stands: made forms ${from} to ${from + 49}`, async () => {
      for (let seed = from; seed < from + 50; seed += 1) {
        const { complaints } = await hydrate(madeForm(seed), languages[seed % 2]!);
        expect(complaints, `form ${seed}`).to.deep.equal([]);
      }
    });
  }

  it('is not taken over where it is another', async () => {
    const { complaints } = await hydrate(madeForm(7), 'en', () => [['div', {}]]);
    expect(complaints).not.to.have.length(0);
  });

  it('is the same wherever and whenever it is drawn', async () => {
    const form = replyOf(madeForm(7));
    const draw = async () => (await renderFirstView({ form, category: 'form', language: 'fa', at }))?.tree;
    expect(await draw()).to.deep.equal(await draw());
  });
});
