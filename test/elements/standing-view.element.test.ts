import { expect } from '@open-wc/testing';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { drawFirst } from '../../src/elements/first/first-drawing.ts';
import { clearPage, inside } from '../support/screens/elements.ts';
import { probeSpec } from '../support/screens/test-screen.tsx';

const button =
  '<button popovertarget="porsa-pressed" popovertargetaction="show">Next</button><p id="porsa-pressed" popover="manual">Loading</p>';
const shadow = (more: string) =>
  `<template shadowrootmode="open"><style>input { color: red }</style><div class="porsa-root porsa-host" part="root" lang="en" dir="ltr" data-theme="auto"><div></div><porsa-form-screen class="porsa-screen"><div class="porsa-root"><input></div>${more}</porsa-form-screen></div></template>`;
const view = { tree: [], styles: [], at: '2026-01-01T00:00:00', files: [] };

/** An element that a page of the server's own holds with its form, once the loader has come and nothing else. */
function placeStanding(tag: `porsa-${string}`, more = ''): HTMLElement {
  document.body.setHTMLUnsafe(`<${tag} language="en" category="phq-9">${shadow(more)}</${tag}>`);
  const element = document.body.firstElementChild as HTMLElement;
  const input = inside<HTMLInputElement>(element, 'input')!;
  input.value = 'headache';
  input.focus();
  defineElement({ ...probeSpec, tag }, { api: 'https://forms.example.org', load: () => new Promise(() => undefined) });
  return element;
}

describe('A form that stands in its page before any script', () => {
  afterEach(clearPage);

  it('stays as it is when the element comes, and what was filled in', () => {
    const element = placeStanding('porsa-standing');
    const input = inside<HTMLInputElement>(element, 'input')!;
    expect(element.matches(':defined')).to.equal(true);
    expect([input.value, element.shadowRoot?.activeElement === input]).to.deep.equal(['headache', true]);
    expect(getComputedStyle(inside(element, '.porsa-host')!).display).to.equal('block');
  });

  it('is taken over with the page’s own style, and counts as begun', () => {
    const element = placeStanding('porsa-standing-taken');
    const screen = inside<HTMLElement>(element, '.porsa-screen')!;
    const input = inside<HTMLInputElement>(element, 'input')!;
    const drawing = drawFirst(view, inside<HTMLElement>(element, '.porsa-host')!)!;
    expect(drawing.element === screen).to.equal(true);
    expect([input.value, element.shadowRoot?.activeElement === input]).to.deep.equal(['headache', true]);
    expect(drawing.isTouched()).to.equal(true);
    expect(element.shadowRoot?.querySelectorAll('style').length).to.equal(0);
    expect(element.shadowRoot?.adoptedStyleSheets.length).to.be.greaterThan(1);
    drawing.remove();
  });

  it('counts as begun where something was written and left', () => {
    const element = placeStanding('porsa-standing-left');
    inside<HTMLInputElement>(element, 'input')!.blur();
    const drawing = drawFirst(view, inside<HTMLElement>(element, '.porsa-host')!)!;
    expect(drawing.isTouched()).to.equal(true);
    drawing.remove();
  });

  it('does what was pressed before any script came, and after what was filled in', () => {
    const element = placeStanding('porsa-standing-pressed', button);
    inside<HTMLButtonElement>(element, 'button')!.click();
    expect(inside<HTMLElement>(element, '#porsa-pressed')!.checkVisibility()).to.equal(true);
    const drawing = drawFirst(view, inside<HTMLElement>(element, '.porsa-host')!)!;
    expect(inside(element, '#porsa-pressed')).to.equal(null);
    expect(inside(element, 'button')!.getAttributeNames()).to.deep.equal([]);
    const seen: string[] = [];
    inside(element, 'button')!.addEventListener('click', () => {
      seen.push(`pressed after ${inside<HTMLInputElement>(element, 'input')!.value}`);
    });
    drawing.handOver(
      () => undefined,
      (act) => act(),
    );
    expect(seen).to.deep.equal(['pressed after headache']);
  });

  it('does nothing of itself where nothing was pressed', () => {
    const element = placeStanding('porsa-standing-waiting', button);
    const seen: Event[] = [];
    inside(element, 'button')!.addEventListener('click', (event) => seen.push(event));
    const drawing = drawFirst(view, inside<HTMLElement>(element, '.porsa-host')!)!;
    drawing.handOver(
      () => undefined,
      (act) => act(),
    );
    expect(seen).to.deep.equal([]);
    expect(inside(element, '#porsa-pressed')).to.equal(null);
  });

  it('gives way to what the server has drawn for somebody else', () => {
    const element = placeStanding('porsa-standing-replaced');
    const wrapper = inside<HTMLElement>(element, '.porsa-host')!;
    drawFirst({ ...view, tree: [['p', {}, 'For staff']] }, wrapper);
    expect([...wrapper.querySelectorAll('.porsa-screen')].map(({ textContent }) => textContent)).to.deep.equal([
      'For staff',
    ]);
  });
});
