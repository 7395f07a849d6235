import { expect } from '@open-wc/testing';
import { clearPage, inside, place, ready } from '../support/screens/elements.ts';
import { defineProbe, type ProbeElement } from '../support/screens/test-screen.tsx';

let hostile: CSSStyleSheet | undefined;

/** The host's page with styles of its own. */
function style(css: string): void {
  hostile = new CSSStyleSheet();
  hostile.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hostile];
}

async function probe(markup = '<porsa-probe language="en"></porsa-probe>') {
  const element = place<ProbeElement>(markup);
  await ready(element);
  const label = inside<HTMLElement>(element, 'label')!;
  return { element, label, look: () => getComputedStyle(label) };
}

describe('in a page with styles of its own', () => {
  before(() => defineProbe());
  afterEach(() => {
    clearPage();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hostile);
  });

  it('an element keeps its text when everything is unset', async () => {
    const calm = await probe();
    const before = [calm.look().fontSize, calm.look().color, calm.look().lineHeight];
    clearPage();
    style('* { all: unset }');
    const { label, look } = await probe();
    expect([look().fontSize, look().color, look().lineHeight]).to.deep.equal(before);
    expect(label.getBoundingClientRect().height).to.be.greaterThan(0);
  });

  it('inherits nothing that would bend its text', async () => {
    style(
      'html, body, porsa-probe { font: italic 700 9px/1 fantasy; color: magenta; text-align: center; letter-spacing: 4px; text-transform: uppercase; white-space: pre; direction: rtl; cursor: none; user-select: none }',
    );
    const { look } = await probe();
    const { fontStyle, fontSize, color, letterSpacing, textTransform, whiteSpaceCollapse, direction, userSelect } =
      look() as CSSStyleDeclaration & { whiteSpaceCollapse: string };
    expect({
      fontStyle,
      fontSize,
      letterSpacing,
      textTransform,
      whiteSpaceCollapse,
      direction,
      userSelect,
    }).to.deep.equal({
      fontStyle: 'normal',
      fontSize: '16px',
      letterSpacing: 'normal',
      textTransform: 'none',
      whiteSpaceCollapse: 'collapse',
      direction: 'ltr',
      userSelect: 'auto',
    });
    expect(color).not.to.equal('rgb(255, 0, 255)');
  });

  it('stays as large where a page shrinks its rem', async () => {
    style('html { font-size: 10px }');
    expect((await probe()).look().fontSize).to.equal('16px');
  });

  it('is there where every div and label is hidden', async () => {
    style('div, label, input, output { display: none !important }');
    expect((await probe()).label.getBoundingClientRect().height).to.be.greaterThan(0);
  });

  it('is hidden where the page hides it', async () => {
    const { element, label } = await probe();
    element.hidden = true;
    expect(label.getBoundingClientRect().height).to.equal(0);
    element.hidden = false;
    element.style.visibility = 'hidden';
    expect(getComputedStyle(label).visibility).to.equal('hidden');
  });

  it('takes the colour, font and size that the page sets on purpose', async () => {
    style(
      'porsa-probe { --porsa-color-text: rgb(1, 2, 3); --porsa-font: monospace; --porsa-font-size: 18px } porsa-probe::part(root) { padding-inline: 7px }',
    );
    const { element, look } = await probe();
    expect(look().color).to.equal('rgb(1, 2, 3)');
    expect(look().fontFamily).to.equal('monospace');
    expect(look().fontSize).to.equal('18px');
    expect(getComputedStyle(inside(element, '.porsa-root')!).paddingInlineStart).to.equal('7px');
  });

  it('leaves the page’s own text as it is', async () => {
    const paragraph = place('<p class="porsa-root porsa-trouble">The clinic</p>');
    const before = { ...getComputedStyle(paragraph) };
    await probe();
    expect({ ...getComputedStyle(paragraph) }).to.deep.equal(before);
    expect(document.querySelectorAll('style[data-porsa], head style')).to.have.length(0);
  });

  it('stands right to left in a page that runs left to right', async () => {
    const { label } = await probe('<porsa-probe language="fa"></porsa-probe>');
    expect(label.matches(':dir(rtl)')).to.equal(true);
    expect(getComputedStyle(label).textAlign).to.equal('start');
  });
});
