import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as icons from './icons.ts';
import { LinkItem } from './link-item.tsx';

it('a title keeps its own direction, whichever the screen is in', () => {
  const drawn = renderToStaticMarkup(<LinkItem icon={icons.pages} title="PHQ-9 (short)" />);
  expect(drawn).toContain('<bdi><span><span class="porsa-unbroken">PHQ-9</span> (short)</span></bdi>');
});
