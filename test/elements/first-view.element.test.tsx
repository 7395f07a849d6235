import { expect } from '@open-wc/testing';
import { useState } from 'react';
import type { ViewNode } from '../../src/api/contract/pages/first-view.ts';
import { defineElement } from '../../src/elements/host/define-element.ts';
import type { ScreenInput, ScreenModule } from '../../src/elements/host/screen-module.ts';
import { buildTree } from '../../src/elements/first/build-tree.ts';
import { first } from '../../src/elements/form/first.ts';
import { hostText } from '../../src/elements/host/host-texts.ts';
import { openForm } from '../../src/elements/loader/open-form.ts';
import { defineScreen } from '../../src/elements/screen/screen-element.ts';
import { clearPage, inside, place, ready } from '../support/screens/elements.ts';
import { probeModule, probeSpec } from '../support/screens/test-screen.tsx';
import { until } from '../support/screens/wait.ts';

/** What the live form has been told. */
const answers: Record<string, unknown> = {};
let presses = 0;

function Filled({ input }: { readonly input: ScreenInput<typeof probeSpec> }) {
  const [text, setText] = useState('');
  const [tick, setTick] = useState(false);
  const [radio, setRadio] = useState('');
  const [choice, setChoice] = useState('');
  const [list, setList] = useState<readonly string[]>();
  const [shown] = useState(input);
  if (shown) queueMicrotask(() => input.ready({} as never));
  const note = (name: string, value: unknown) => {
    answers[name] = value;
  };
  return (
    <div className="porsa-root" dir={input.appearance.dir} data-theme={input.appearance.theme}>
      <input name="text" value={text} onChange={({ target }) => (setText(target.value), note('text', target.value))} />
      <input
        name="tick"
        type="checkbox"
        checked={tick}
        onChange={({ target }) => (setTick(target.checked), note('tick', target.checked))}
      />
      {['a', 'b'].map((value) => (
        <input
          key={value}
          name="radio"
          type="radio"
          value={value}
          checked={radio === value}
          onChange={() => (setRadio(value), note('radio', value))}
        />
      ))}
      <select value={choice} onChange={({ target }) => (setChoice(target.value), note('choice', target.value))}>
        <option value="" />
        <option value="x">X</option>
      </select>
      <input
        name="list"
        role="combobox"
        aria-expanded={list !== undefined}
        onChange={({ target }) => setList([target.value])}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setList([...(list ?? []), 'next']);
          if (key === 'Enter') note('list', list);
        }}
        onBlur={() => note('left', list)}
      />
      <div className="porsa-files">
        <div className="porsa-drop" onDrop={({ dataTransfer }) => note('file', dataTransfer.files[0]?.name)}>
          <input name="file" type="file" />
        </div>
      </div>
      <button type="button" onClick={() => (presses += 1)}>
        Next
      </button>
    </div>
  );
}

const tree: readonly ViewNode[] = [
  [
    'div',
    { class: 'porsa-root', dir: 'ltr', 'data-theme': 'light' },
    ['input', { name: 'text', value: '' }],
    ['input', { name: 'tick', type: 'checkbox' }],
    ['input', { name: 'radio', type: 'radio', value: 'a' }],
    ['input', { name: 'radio', type: 'radio', value: 'b' }],
    ['select', {}, ['option', { value: '', selected: '' }], ['option', { value: 'x' }, 'X']],
    ['input', { name: 'list', role: 'combobox', 'aria-expanded': 'false' }],
    ['div', { class: 'porsa-files' }, ['div', { class: 'porsa-drop' }, ['input', { name: 'file', type: 'file' }]]],
    ['button', { type: 'button' }, 'Next'],
  ],
];

const reply = { version: 1, view: { tree, styles: [], at: '2026-01-01T00:00:00', files: [] } };
const screen: ScreenModule = { ...probeModule, create: defineScreen('porsa-form-screen', Filled) };

interface Loading {
  come(): void;
  fail(): void;
}

/** An element whose form has come, and whose code comes when the test says so; `drawing` is what draws it until then. */
async function placeDrawn(
  tag: `porsa-${string}`,
  drawing: Promise<typeof first> = Promise.resolve(first),
  given: object = reply,
): Promise<[HTMLElement, Loading]> {
  const waiting: Loading[] = [];
  defineElement(
    { ...probeSpec, tag },
    {
      api: 'https://forms.example.org',
      load: () =>
        new Promise((resolve, reject) => {
          waiting.push({ come: () => resolve(screen), fail: () => reject(new Error('no connection')) });
        }),
      open: (host) =>
        openForm(host, drawing, {
          folder: '/',
          text: hostText,
          ask: async () => given as never,
          preload: () => undefined,
          own: () => new Promise(() => undefined),
        }),
    },
  );
  const element = place(`<${tag} language="en" category="phq-9"></${tag}>`);
  await until(() => waiting.length > 0);
  return [element, { come: () => waiting.at(-1)!.come(), fail: () => waiting.at(-1)!.fail() }];
}

const control = (element: HTMLElement, name: string) => inside<HTMLInputElement>(element, `[name=${name}]`)!;
const drawn = (element: HTMLElement) => until(() => inside(element, '[name=text]') !== null);

describe('A form that a server has drawn', () => {
  afterEach(() => {
    clearPage();
    for (const name of Object.keys(answers)) delete answers[name];
    presses = 0;
  });

  it('is taken over as it stands: what was filled in, the focus and the caret', async () => {
    const [element, code] = await placeDrawn('porsa-drawn');
    await drawn(element);
    expect(inside(element, '.porsa-placeholder') === null).to.equal(true);
    const text = control(element, 'text');
    text.focus();
    text.value = 'headache';
    text.setSelectionRange(3, 5);
    control(element, 'tick').click();
    inside<HTMLInputElement>(element, '[value=b]')!.click();
    inside<HTMLSelectElement>(element, 'select')!.value = 'x';
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'scan.png'));
    control(element, 'file').files = files.files;
    control(element, 'file').dispatchEvent(new Event('change', { bubbles: true }));
    inside<HTMLButtonElement>(element, 'button')!.click();
    text.focus();
    text.setSelectionRange(3, 5);
    code.come();
    await ready(element);
    await until(() => presses > 0);
    expect(answers).to.deep.equal({ text: 'headache', tick: true, radio: 'b', choice: 'x', file: 'scan.png' });
    expect(control(element, 'text') === text, 'the control itself stays').to.equal(true);
    expect(element.shadowRoot?.activeElement === text, 'the focus stays').to.equal(true);
    expect([text.value, text.selectionStart, text.selectionEnd]).to.deep.equal(['headache', 3, 5]);
    expect(presses).to.equal(1);
  });

  it('is told the keys of a list, each after what came before it, and then that the list was left', async () => {
    const [element, code] = await placeDrawn('porsa-keys');
    await drawn(element);
    const list = control(element, 'list');
    list.focus();
    const press = (key: string) =>
      list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
    press('ArrowDown');
    list.value = 'lungs';
    list.dispatchEvent(new Event('input', { bubbles: true }));
    expect(press('ArrowDown'), 'the caret stays').to.equal(false);
    press('Enter');
    await until(() => inside(element, '[role=status]') !== null, 'the form says that it waits');
    control(element, 'text').focus();
    code.come();
    await ready(element);
    expect(answers['list'], 'what was pressed before the text is past').to.deep.equal(['lungs', 'next']);
    expect(answers['left']).to.deep.equal(['lungs', 'next']);
    expect(element.shadowRoot?.activeElement === control(element, 'text')).to.equal(true);
  });

  it('says below that the rest did not come, with the ways out, and keeps what was filled in', async () => {
    const [element, code] = await placeDrawn('porsa-stuck');
    await drawn(element);
    control(element, 'text').value = 'kept';
    code.fail();
    await until(() => inside(element, '[role=alert]') !== null);
    expect(inside(element, '[role=alert]')!.textContent).to.contain('stays here until this page is closed');
    const link = inside<HTMLAnchorElement>(element, '[role=alert] a')!;
    expect(link.href).to.equal('https://forms.example.org/f/phq-9?language=en');
    expect(link.target).to.equal('_blank');
    inside<HTMLButtonElement>(element, 'porsa-form-screen button')!.click();
    expect(element.shadowRoot?.activeElement?.matches('[role=alert] button')).to.equal(true);
    inside<HTMLButtonElement>(element, '[role=alert] button')!.click();
    code.come();
    await ready(element);
    expect(inside(element, '[role=alert]') === null).to.equal(true);
    expect(control(element, 'text').value).to.equal('kept');
    expect(answers['text']).to.equal('kept');
  });

  it('names its own page where not even what draws it came', async () => {
    const [element, code] = await placeDrawn('porsa-undrawn', Promise.reject(new Error('no connection')));
    code.fail();
    await until(() => inside(element, '[role=alert]') !== null);
    const link = inside<HTMLAnchorElement>(element, '[role=alert] a')!;
    expect([link.href, link.textContent]).to.deep.equal(Array(2).fill('https://forms.example.org/f/phq-9'));
    element.setAttribute('category', 'gad-7');
    Object.assign(element, { definition: { title: 'Own' } });
    element.setAttribute('language', 'fa');
    await until(() => inside(element, '[role=alert]')!.textContent.includes('بارگذاری نشد'));
    expect(inside(element, '[role=alert] a') === null, 'no server has a page of it').to.equal(true);
  });

  it('is left to the screen where no first view could be drawn', async () => {
    const [element, code] = await placeDrawn('porsa-plain', undefined, { version: 1, view: null });
    code.come();
    await ready(element);
    expect(inside(element, '.porsa-placeholder') === null && control(element, 'text') !== null).to.equal(true);
  });

  it('gives way where the page turns out to have a form of its own', async () => {
    const [element] = await placeDrawn('porsa-own');
    await drawn(element);
    Object.assign(element, { definition: { title: 'Own' } });
    await until(() => inside(element, '[name=text]') === null);
    expect(inside(element, '.porsa-placeholder') !== null).to.equal(true);
  });
});

describe('A tree of nodes', () => {
  it('is built without attributes that hold code', () => {
    const built = buildTree([
      ['a', { href: ' java\nscript:alert(1)', onclick: 'alert(1)', title: 'javascript:' }, 'x', ['!', {}, ' '], 'y'],
    ]).firstElementChild!;
    expect(built.getAttributeNames()).to.deep.equal(['title']);
    expect([...built.childNodes].map(({ nodeType }) => nodeType)).to.deep.equal([3, 8, 3]);
  });

  it('is refused where an element could run some', () => {
    expect(() => buildTree([['p', {}, ['script', {}, 'alert(1)']]])).to.throw('script');
  });

  it('draws pictures in their own namespace, and what stands in them as HTML', () => {
    const built = buildTree([
      ['svg', {}, ['path', { d: 'M0 0' }], ['foreignObject', {}, ['p', {}]]],
      ['p', {}],
    ]);
    const spaces = [...built.querySelectorAll('path, p')].map(({ namespaceURI }) => namespaceURI?.split('/').at(-1));
    expect(spaces).to.deep.equal(['svg', 'xhtml', 'xhtml']);
  });

  it('sets styles as scripts may', () => {
    const built = buildTree([['p', { style: 'color: red' }]]).firstElementChild as HTMLElement;
    expect(built.style.color).to.equal('red');
  });
});
