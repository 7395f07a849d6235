import { expect } from '@open-wc/testing';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { drawFirst } from '../../src/elements/first/first-drawing.ts';
import { clearPage, inside } from '../support/screens/elements.ts';
import { probeSpec } from '../support/screens/test-screen.tsx';

const shadow = `<template shadowrootmode="open"><style>input { color: red }</style><div class="porsa-root porsa-host" part="root" lang="en" dir="ltr" data-theme="auto"><div></div><porsa-form-screen class="porsa-screen"><div class="porsa-root"><input></div></porsa-form-screen></div></template>`;
const view = { tree: [], styles: [], at: '2026-01-01T00:00:00', files: [] };

/** An element that a page of the server's own holds with its form, once the loader has come and nothing else. */
function placeStanding(tag: `porsa-${string}`): HTMLElement {
  document.body.setHTMLUnsafe(`<${tag} language="en" category="phq-9">${shadow}</${tag}>`);
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

  it('gives way to what the server has drawn for somebody else', () => {
    const element = placeStanding('porsa-standing-replaced');
    const wrapper = inside<HTMLElement>(element, '.porsa-host')!;
    drawFirst({ ...view, tree: [['p', {}, 'For staff']] }, wrapper);
    expect([...wrapper.querySelectorAll('.porsa-screen')].map(({ textContent }) => textContent)).to.deep.equal([
      'For staff',
    ]);
  });
});
