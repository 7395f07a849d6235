import type { Language } from '../../../../src/api/contract/primitives.ts';
import type { ViewNode } from '../../../../src/api/contract/pages/first-view.ts';
import { pageTexts } from '../texts.ts';
import { html, type Html } from './html.ts';

/** As `src/elements/first/noted-press.ts` finds it. */
const id = 'porsa-pressed';

/**
 * A form with a button that notes by itself that it was pressed, before any script has come: it opens a popover, which says
 * what it waits for. Whoever takes the form over finds it open.
 */
export function notePress(node: ViewNode): ViewNode {
  if (typeof node === 'string' || node[0] === '!') return node;
  const [tag, attributes, ...children] = node;
  const isNext = tag === 'button' && 'data-primary' in attributes;
  const own = isNext ? { ...attributes, popovertarget: id, popovertargetaction: 'show' } : attributes;
  return [tag, own, ...children.map(notePress)];
}

/** The popover, which stands beside what the filler takes over. */
export const pressNote = (language: Language): Html =>
  html`<p id="${id}" popover="manual" role="status">${pageTexts(language).pressed}</p>`;
