import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Framework, Hear, Page } from './page.ts';

interface Props {
  readonly page: Page;
  readonly hear: Hear;
}

function PageView({ page: { isShown, light, templates, ...form }, hear }: Props) {
  if (!isShown) return createElement('p', { id: 'dummy' }, 'Dummy view');
  return [
    createElement(
      'porsa-form',
      {
        key: 'form',
        storage: 'memory',
        ...form,
        'onporsa-change': () => hear('porsa-change'),
        onlowercase: () => hear('lowercase'),
        oncamelEvent: () => hear('camelEvent'),
        onCAPSevent: () => hear('CAPSevent'),
        onPascalEvent: () => hear('PascalEvent'),
      },
      light,
    ),
    createElement('porsa-proposal', { key: 'proposal', templates }),
  ];
}

export const react: Framework = {
  name: 'React',
  mount: (target, page, hear) => {
    const root = createRoot(target);
    const draw = (now: Page) => flushSync(() => root.render(createElement(PageView, { page: now, hear })));
    draw(page);
    return { draw, unmount: () => root.unmount() };
  },
};
