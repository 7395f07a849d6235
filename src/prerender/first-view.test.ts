import { describe, expect, test } from 'vitest';
import { samples } from '../../demo/samples/index.ts';
import type { ViewNode } from '../api/contract/pages/first-view.ts';
import type { FormDefinition, Question } from '../engine/definition/types.ts';
import { renderFirstView } from './renderer.ts';

const at = '2026-11-23T12:00:00';
const question = (name: string, more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type: 'text',
  title: name,
  ...more,
});
const formOf = (...pages: (readonly Question[])[]): FormDefinition => ({
  schema: 1,
  title: 'A form',
  language: 'en',
  conditions: [],
  pages: pages.map((questions, index) => ({ id: `p${index}`, text: `Page ${index}`, pageType: 'form', questions })),
});
const draw = (definition: FormDefinition, more: { readonly language?: 'en' | 'fa'; readonly page?: string } = {}) =>
  renderFirstView({
    form: {
      id: 'x',
      slug: 'x',
      version: 1,
      definition,
      role: 'public',
      settings: {},
      branding: { title: '', clinic: '' },
    },
    category: 'x',
    language: 'en',
    at,
    ...more,
  });
const textsIn = (nodes: readonly ViewNode[] = []): readonly string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const [tag, , ...children] = node;
    return tag === '!' ? [] : textsIn(children);
  });
const namesIn = (nodes: readonly ViewNode[] = []): readonly string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [, attributes, ...children] = node;
    return [...(attributes['data-name'] ? [attributes['data-name']] : []), ...namesIn(children)];
  });

describe.each(samples.map(({ definition, category }) => ({ slug: category.slug, definition })))(
  'The first view of $slug',
  ({ definition }) => {
    test.each(['en', 'fa'] as const)('is drawn in %s, the same each time', async (language) => {
      const drawn = await draw(definition, { language });
      expect(namesIn(drawn?.tree).length).toBeGreaterThan(0);
      expect(await draw(definition, { language })).toEqual(drawn);
    });
  },
);

test('A first view holds the first page alone, or the page that is asked for', async () => {
  const definition = formOf([question('one')], [question('two')]);
  expect(namesIn((await draw(definition))?.tree)).toEqual(['one']);
  expect(namesIn((await draw(definition, { page: 'p1' }))?.tree)).toEqual(['two']);
});

test('There is no first view of a page that the form does not have, nor of a form that does not run', async () => {
  expect(await draw(formOf([question('one')]), { page: 'p9' })).toBeUndefined();
  expect(await draw(formOf([question('one', { type: 'calculated', formula: '1 +' })]))).toBeUndefined();
});

test('What a designer wrote is text, whatever it looks like', async () => {
  const written = '<img src=x onerror=alert(1)> & "quoted"';
  const drawn = await draw(formOf([question('one', { title: written })]));
  expect(textsIn(drawn?.tree)).toContain(written);
  expect(JSON.stringify(drawn?.tree)).not.toContain('["img"');
});

test('A view that depends on the day says so', async () => {
  const age = question('age', { type: 'calculated', formula: 'TODAY()' });
  expect([(await draw(formOf([question('one')])))?.isOfToday, (await draw(formOf([age])))?.isOfToday]).toEqual([
    false,
    true,
  ]);
});
