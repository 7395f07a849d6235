import { createElement, render } from 'preact';
import type { Framework, Hear, Page } from './page.ts';

function pageView({ isShown, light, templates, ...form }: Page, hear: Hear) {
  if (!isShown) return createElement('p', { id: 'dummy' }, 'Dummy view');
  const listeners = {
    'onporsa-change': () => hear('porsa-change'),
    onlowercase: () => hear('lowercase'),
    oncamelEvent: () => hear('camelEvent'),
    onCAPSevent: () => hear('CAPSevent'),
    onPascalEvent: () => hear('PascalEvent'),
  };
  return [
    createElement('porsa-form', { storage: 'memory', ...form, ...listeners } as object, light),
    createElement('porsa-proposal', { templates } as object),
  ];
}

export const preact: Framework = {
  name: 'Preact',
  // It writes names that begin with a capital in small letters. None of ours does.
  misses: ['CAPSevent', 'PascalEvent'],
  mount: (target, page, hear) => {
    const draw = (now: Page) => render(pageView(now, hear), target);
    draw(page);
    return { draw, unmount: () => render(null, target) };
  },
};
