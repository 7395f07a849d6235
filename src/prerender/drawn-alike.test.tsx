import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { samples } from '../../demo/samples/index.ts';
import { madeForm } from '../../test/support/engine/made-form.ts';
import type { ViewNode } from '../api/contract/pages/first-view.ts';
import { FormSurroundings, prepareForm } from '../elements/form/form-providers.tsx';
import type { FormDefinition, Language } from '../engine/definition/types.ts';
import { FormFiller } from '../react/form/form-filler.tsx';
import { drawStill } from '../react/ui/still/draw-still.ts';
import { readTree } from './read-tree.ts';

/** Attributes in no order and any case, and no comments: what a document makes of both is the same. */
function plain(node: ViewNode): unknown {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  const named = Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]);
  return [tag, Object.fromEntries(named), ...children.filter(isShown).map(plain)];
}
const isShown = (node: ViewNode): boolean => typeof node === 'string' || node[0] !== '!';

async function formIn(definition: FormDefinition, language: Language): Promise<ReactNode> {
  const reply = {
    id: 'id',
    slug: 'form',
    version: 1,
    definition,
    role: 'public',
    settings: {},
    branding: { title: '', clinic: '' },
  } as const;
  const first = await prepareForm({ reply, at: '2026-11-23T12:00:00', category: 'form', language });
  return (
    <FormSurroundings language={language}>
      <FormFiller category="form" language={language} first={first} />
    </FormSurroundings>
  );
}

describe.each(samples.map(({ definition, category }) => ({ slug: category.slug, definition })))(
  'What is drawn of $slug without React’s DOM',
  ({ definition }) => {
    test.each(['en', 'fa'] as const)('is what a server draws in %s', async (language) => {
      const node = await formIn(definition, language);
      expect(drawStill(node).map(plain)).toEqual(readTree(renderToString(node)).filter(isShown).map(plain));
    });
  },
);

test('What is drawn of made forms without React’s DOM is what a server draws', async () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const node = await formIn(madeForm(seed), seed % 2 ? 'fa' : 'en');
    const drawn = drawStill(node);
    expect(drawn.map(plain), `form ${seed}`).toEqual(readTree(renderToString(node)).filter(isShown).map(plain));
    expect(JSON.stringify(drawn)).toContain('porsa-question');
  }
});
