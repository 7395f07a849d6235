import { expect, test } from 'vitest';
import { form, group, text } from '../../test/support/engine/scenario.ts';
import { drawPlain } from '../../test/support/plain/plain-page.tsx';
import { createForm } from '../published/engine.ts';
import { tintStyles } from './tint-styles.ts';

test('A question has the colour its author gave it, without a style of its own', () => {
  const definition = form([
    group('g', text('a', { bgColor: '#fde8e7' })),
    text('b', { bgColor: '#fde8e7' }),
    text('c'),
  ]);
  expect(tintStyles(definition)).toBe('[data-tint="#fde8e7"]{--_tint:#fde8e7}');
  expect(drawPlain(createForm(definition)).match(/data-tone="light" data-tint="#fde8e7"/g)).toHaveLength(2);
});

test('What is no colour reaches no sheet', () => {
  for (const bgColor of ['red', '"]{}*{display:none}', '#fff}*{display:none', 'url(x)', '#12'])
    expect(tintStyles(form([text('a', { bgColor })]))).toBe('');
});
