import { expect } from '@open-wc/testing';
import { useEffect, useState } from 'react';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { FirstStage } from '../../src/elements/first/first-stage.ts';
import type { FirstReply, OpenRequest } from '../../src/elements/first/open-request.ts';
import type { ScreenInput, ScreenModule } from '../../src/elements/host/screen-module.ts';
import type { First } from '../../src/elements/form/first.ts';
import { openForm } from '../../src/elements/loader/open-form.ts';
import { defineScreen } from '../../src/elements/screen/screen-element.ts';
import { clearPage, place, ready } from '../support/screens/elements.ts';
import { probeModule, probeSpec } from '../support/screens/test-screen.tsx';
import { until } from '../support/screens/wait.ts';

/** What the live form was given to begin with, and what is written in it. */
const live: { version?: unknown; language?: string; theme?: string; calendar?: string; text?: string } = {};

function Form({ input }: { readonly input: ScreenInput<typeof probeSpec> }) {
  const [text, setText] = useState('');
  const [first] = useState(input);
  const { language, calendar, theme, dir } = input.appearance;
  useEffect(() => first.ready({} as never), [first]);
  Object.assign(live, { version: input.first, language, theme, calendar, text });
  return (
    <div className="porsa-root" dir={dir} data-theme={theme} data-version={String(input.first)}>
      <input aria-label={language} value={text} onChange={({ target }) => setText(target.value)} />
    </div>
  );
}

const screen: ScreenModule = {
  ...probeModule,
  prepare: async (_language, beginning) => beginning?.reply.version,
  create: defineScreen('porsa-form-screen', Form),
};

function drawnBy({ language }: OpenRequest, version: number): FirstReply {
  const dir = language === 'fa' ? 'rtl' : 'ltr';
  const root = { class: 'porsa-root', dir, 'data-theme': 'light', 'data-version': String(version) };
  const view = {
    tree: [['div', root, ['input', { 'aria-label': language, value: '' }]]],
    styles: [],
    files: [],
    at: '',
  };
  return { version, view } as unknown as FirstReply;
}

interface Placed {
  readonly element: HTMLElement;
  readonly asked: readonly OpenRequest[];
  find<T extends Element>(selector: string): T | null;
  come(): Promise<void>;
}

/** A form whose code comes when the test says so; each time that it is asked for, the server gives what `answer` does. */
async function placeForm(
  tag: `porsa-${string}`,
  answer: (request: OpenRequest, turn: number) => FirstReply | undefined,
  attributes = 'language="en"',
): Promise<Placed> {
  const asked: OpenRequest[] = [];
  let come = (_module: ScreenModule): void => undefined;
  const loading = new Promise<ScreenModule>((resolve) => (come = resolve));
  let root: ShadowRoot | undefined;
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (this: Element, init) {
    return (root = attach.call(this, init));
  };
  defineElement(
    { ...probeSpec, tag },
    {
      api: 'https://forms.example.org',
      load: () => loading,
      open: (host) =>
        openForm(host, Promise.resolve({ FirstStage, prepare: async () => undefined } as Partial<First> as First), {
          folder: '/',
          text: (_language, key) => key,
          ask: async (request) => answer(request, asked.push(request)),
          preload: () => undefined,
          own: () => new Promise(() => undefined),
        }),
    },
  );
  const element = place(`<${tag} ${attributes} category="phq-9"></${tag}>`);
  Element.prototype.attachShadow = attach;
  await until(() => root!.querySelector('input') !== null, 'the form is drawn');
  return {
    element,
    asked,
    find: (selector) => root!.querySelector(selector),
    come: async () => {
      come(screen);
      await ready(element);
    },
  };
}

const write = (form: Placed, text: string): void => {
  const input = form.find<HTMLInputElement>('input')!;
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const { now } = Performance.prototype;
/** As if the page had stood open for so long. */
function wait(milliseconds: number): void {
  performance.now = () => now.call(performance) + milliseconds;
}

describe('A form that was drawn before its code came', () => {
  afterEach(() => {
    clearPage();
    Reflect.deleteProperty(performance, 'now');
  });

  it('is asked for again where it was drawn more than a minute ago, and shown as it was published since', async () => {
    const form = await placeForm('porsa-stale', (request, turn) => drawnBy(request, turn));
    expect(form.find('[data-version="1"]') !== null).to.equal(true);
    wait(61_000);
    await form.come();
    expect(form.asked).to.have.lengthOf(2);
    expect(live.version).to.equal(2);
  });

  it('is not asked for again within a minute, nor once it was begun', async () => {
    const fresh = await placeForm('porsa-fresh', (request, turn) => drawnBy(request, turn));
    wait(59_000);
    await fresh.come();
    expect(fresh.asked).to.have.lengthOf(1);
    const begun = await placeForm('porsa-begun', (request, turn) => drawnBy(request, turn));
    write(begun, 'Since Monday');
    wait(120_000);
    await begun.come();
    expect(begun.asked).to.have.lengthOf(1);
    expect(live).to.include({ version: 1, text: 'Since Monday' });
  });

  it('is left to the screen where it was withdrawn meanwhile', async () => {
    const form = await placeForm('porsa-gone', (request, turn) => (turn === 1 ? drawnBy(request, 1) : undefined));
    wait(61_000);
    await form.come();
    expect(form.find('[data-version="1"]')).to.equal(null);
    expect(live.version).to.equal(undefined);
  });

  it('is drawn anew in another language while nobody has begun', async () => {
    const form = await placeForm('porsa-other', drawnBy);
    form.element.setAttribute('language', 'fa');
    await until(() => form.find('[dir="rtl"] input[aria-label="fa"]') !== null, 'the other language');
    await form.come();
    expect(form.asked.map(({ language }) => language)).to.deep.equal(['en', 'fa']);
    expect(live.language).to.equal('fa');
  });

  it('changes its language with what was written once it is live, where somebody has begun', async () => {
    const form = await placeForm('porsa-later', drawnBy);
    const input = form.find('input');
    write(form, 'Since Monday');
    form.element.setAttribute('language', 'fa');
    form.element.setAttribute('calendar', 'fa');
    await Promise.resolve();
    expect(form.find('input') === input).to.equal(true);
    await form.come();
    await until(() => live.language === 'fa', 'the other language');
    expect(live).to.include({ text: 'Since Monday', calendar: 'fa' });
    expect(form.find('input') === input, 'the control stays').to.equal(true);
  });

  it('is drawn anew with another calendar, and dressed at once in another theme', async () => {
    const form = await placeForm('porsa-days', drawnBy);
    form.element.setAttribute('calendar', 'fa');
    form.element.setAttribute('theme', 'dark');
    await until(() => form.asked.length === 2 && form.find('[data-theme="dark"]') !== null, 'calendar and theme');
    await form.come();
    expect(form.asked.map(({ calendar }) => calendar)).to.deep.equal(['en', 'fa']);
    expect(live).to.include({ theme: 'dark', calendar: 'fa' });
  });

  it('becomes live where the page closes every shadow root', async () => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (this: Element, init) {
      return attach.call(this, { ...init, mode: 'closed' });
    };
    try {
      const form = await placeForm('porsa-closed', drawnBy);
      expect(form.element.shadowRoot).to.equal(null);
      const input = form.find<HTMLInputElement>('input');
      write(form, 'Since Monday');
      await form.come();
      expect(live.text).to.equal('Since Monday');
      expect(form.find('input') === input).to.equal(true);
    } finally {
      Element.prototype.attachShadow = attach;
    }
  });
});
