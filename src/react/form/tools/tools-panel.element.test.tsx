import { expect } from '@open-wc/testing';
import { fieldExamples } from '../../../fields/registry/examples.ts';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import {
  click,
  formOf,
  mountFiller,
  press,
  question,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import type { FormFillerProps } from '../types.ts';

const options = [
  { text: 'Never', value: '0' },
  { text: 'Often', value: '1' },
];
const definition = formOf(
  [
    question('mood', 'flatview', { title: 'Low mood?', subtitle: 'Lately', options, mandatory: true }),
    question('city', 'select', { title: { en: 'City', fa: 'شهر' }, options, helptext: 'Where you live' }),
    question('other', 'text', { title: { fa: 'دیگر' } }),
  ],
  [question('last', 'text')],
);
const tools = (filler: TestFiller) => filler.find('.porsa-tools > button');
const panel = (filler: TestFiller) => filler.find('.porsa-panel');
const buttons = (filler: TestFiller) => [...panel(filler).querySelectorAll('button')];
const reader = (filler: TestFiller) => filler.all('.porsa-panel > button')[0];
const scale = (filler: TestFiller) => {
  const size = (selector: string) => Number.parseFloat(getComputedStyle(filler.find(selector)).fontSize);
  return size('.porsa-filling') / size('.porsa-form');
};

async function open(props: Partial<FormFillerProps> = {}): Promise<TestFiller> {
  const filler = await mountFiller({ definition, language: 'en', ...props });
  await click(tools(filler));
  await until(() => filler.all('.porsa-panel').length === 1, 'the tools');
  return filler;
}

afterEach(() => {
  unmountAll();
  localStorage.removeItem('porsa.text-size');
});

describe('the size of the text', () => {
  const larger = async (filler: TestFiller) => click(buttons(filler)[1]!);

  it('grows to twice as large and back, by keyboard too, and says how large it is', async () => {
    const filler = await open();
    expect(tools(filler).ariaExpanded).to.equal('true');
    for (let step = 0; step < 6; step += 1) await larger(filler);
    expect(scale(filler)).to.equal(2);
    expect(panel(filler).querySelector('output')!.textContent).to.equal('200%');
    expect(buttons(filler)[1]!.ariaDisabled).to.equal('true');
    await click(buttons(filler)[0]!);
    expect(scale(filler)).to.equal(1.75);
    await press(panel(filler), 'Escape');
    expect(panel(filler).hidden).to.equal(true);
    expect(filler.host.shadowRoot!.activeElement).to.equal(tools(filler));
  });

  it('closes by Escape on its button too, which a dialog of the website then does not take, and by a click elsewhere', async () => {
    const filler = await open();
    const escape = () =>
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true });
    expect(tools(filler).dispatchEvent(escape())).to.equal(false);
    await until(() => panel(filler).hidden, 'the tools closed');
    expect(tools(filler).dispatchEvent(escape()), 'closed, it takes no key').to.equal(true);
    await click(tools(filler));
    await larger(filler);
    expect(panel(filler).hidden).to.equal(false);
    await click(filler.find('.porsa-filling'));
    expect(panel(filler).hidden).to.equal(true);
  });

  it('is remembered on the device, unless the page keeps nothing there', async () => {
    await larger(await open());
    unmountAll();
    expect(scale(await mountFiller({ definition, language: 'fa' }))).to.equal(1.25);
    unmountAll();
    localStorage.clear();
    await larger(await open({ storage: 'memory' }));
    expect(localStorage.getItem('porsa.text-size')).to.equal(null);
  });

  it('is that of every form on the page, and of what another tab chooses', async () => {
    const other = await mountFiller({ definition, language: 'en' });
    const filler = await open();
    await larger(filler);
    expect([scale(filler), scale(other)]).to.deep.equal([1.25, 1.25]);
    localStorage.setItem('porsa.text-size', '200');
    window.dispatchEvent(new StorageEvent('storage', { key: 'porsa.text-size' }));
    await settled();
    expect([scale(filler), scale(other)]).to.deep.equal([2, 2]);
    expect(panel(filler).querySelector('output')!.textContent).to.equal('200%');
  });

  it('is the usual one where something else is stored', async () => {
    localStorage.setItem('porsa.text-size', '9000');
    expect(scale(await mountFiller({ definition, language: 'en' }))).to.equal(1);
  });

  it('twice as large fits a phone, whatever is asked', async () => {
    localStorage.setItem('porsa.text-size', '200');
    const asked = Object.values(fieldExamples).map((example, index) => ({
      ...example.question,
      id: `q${index}`,
      name: `${example.question.name}${index}`,
      relatedField: undefined,
      formula: example.question.formula && '1 + 1',
    }));
    for (const language of ['en', 'fa'] as const) {
      const filler = await mountFiller({ definition: formOf(asked), language });
      filler.host.style.cssText = 'display: block; inline-size: 390px';
      await settled();
      const { left, right } = filler.host.getBoundingClientRect();
      const wide = filler
        .all('.porsa-filling *')
        .filter((element) => element.getClientRects().length > 0 && !element.closest('.porsa-hidden, svg'))
        .filter(
          (element) =>
            element.getBoundingClientRect().right > right + 1 || element.getBoundingClientRect().left < left - 1,
        )
        .map(({ localName, className }) => `${localName}.${className}`);
      expect(wide).to.deep.equal([]);
    }
  });
});

describe('reading aloud', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'speechSynthesis')!;
  let spoken: SpeechSynthesisUtterance[] = [];
  let voices: { lang: string; localService: boolean }[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: SpeechSynthesisUtterance) => void spoken.push(utterance),
    cancel: () => undefined,
  });
  const RealUtterance = window.SpeechSynthesisUtterance;
  class Utterance {
    lang = '';
    voice: unknown = null;
    onend?: () => void;
    onerror?: () => void;
    constructor(readonly text: string) {}
  }
  beforeEach(() => {
    spoken = [];
    voices = [{ lang: 'en-US', localService: true }];
    Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  });
  afterEach(() => {
    Object.defineProperty(window, 'speechSynthesis', real);
    Object.assign(window, { SpeechSynthesisUtterance: RealUtterance });
  });
  const finish = async () => {
    spoken.at(-1)!.onend?.({} as never);
    await settled();
  };
  const marked = (filler: TestFiller) => filler.all('[data-reading]').map(({ textContent }) => textContent);

  it('goes through title, questions, notes and options, marks what it reads, and ends', async () => {
    const filler = await open();
    reader(filler)!.focus();
    await click(reader(filler)!);
    expect(reader(filler)!.textContent).to.equal('Stop reading');
    for (let more = true; more;) {
      expect(marked(filler)).to.have.lengthOf(1);
      const before = spoken.length;
      await finish();
      more = spoken.length > before;
    }
    expect(spoken.map(({ text }) => text)).to.deep.equal([
      'A form',
      'Page 1 Step 1 of 2',
      '* Required',
      'Low mood? (required)',
      'Lately',
      'Never',
      'Often',
      'City',
      'Never. Often',
      'Where you live',
      'دیگر',
    ]);
    expect(spoken.map(({ lang }) => lang)).to.deep.equal([...Array.from({ length: 10 }, () => 'en'), 'fa']);
    expect(marked(filler)).to.deep.equal([]);
    expect(panel(filler).hidden, 'it needs no more room').to.equal(true);
  });

  it('repeats of no question that it is required where all are, and opens no tooltip', async () => {
    const asked = ['a', 'b'].map((name) => question(name, 'text', { mandatory: true, tooltip: 'More' }));
    const filler = await open({ definition: formOf(asked) });
    await until(() => filler.all('.porsa-tooltip').length === 2, 'the tooltips');
    await click(reader(filler)!);
    for (let count = 0; count < spoken.length; count += 1) await finish();
    expect(spoken.map(({ text }) => text)).to.deep.equal(['A form', 'All questions are required.', 'a', 'b']);
  });

  it('stops by its button, by Escape, and where the page is left', async () => {
    const filler = await open();
    await click(reader(filler)!);
    await click(reader(filler)!);
    expect(marked(filler)).to.deep.equal([]);
    await click(tools(filler));
    await click(reader(filler)!);
    await press(panel(filler), 'Escape');
    expect([marked(filler), panel(filler).hidden]).to.deep.equal([[], true]);
    await click(tools(filler));
    await click(reader(filler)!);
    filler.form().form.set('mood', '1');
    await click(filler.find('.porsa-foot [data-primary]'));
    await settled();
    expect(marked(filler)).to.deep.equal([]);
    await finish();
    expect(marked(filler), 'what ends later begins nothing').to.deep.equal([]);
  });

  it('goes on with the next question on request, and ends after the last', async () => {
    const filler = await open();
    await click(reader(filler)!);
    const skip = () => filler.all('.porsa-panel > button')[1]!;
    expect(skip().textContent).to.equal('Next question');
    for (const asked of ['Low mood? (required)', 'City', 'دیگر']) {
      const before = spoken.at(-1)!;
      await click(skip());
      before.onend?.({} as never);
      before.onerror?.({} as never);
      await settled();
      expect(spoken.at(-1)!.text).to.equal(asked);
    }
    await click(skip());
    expect([marked(filler), panel(filler).hidden]).to.deep.equal([[], true]);
  });

  it('says of a scale what its ends mean', async () => {
    const pain = question('pain', 'rating', {
      title: 'Pain',
      min: 0,
      max: 10,
      minLabel: 'None',
      maxLabel: 'The worst',
    });
    const filler = await open({ definition: formOf([pain]) });
    filler.host.style.cssText = 'display: block; inline-size: 700px';
    await settled();
    await click(reader(filler)!);
    for (let count = 0; count < spoken.length; count += 1) await finish();
    expect(spoken.map(({ text }) => text)).to.deep.equal(['A form', 'Pain', 'None', 'The worst']);
  });

  it('is offered where the device itself has a voice for the language, whenever that is known', async () => {
    voices = [
      { lang: 'en-GB', localService: false },
      { lang: 'de-DE', localService: true },
    ];
    const filler = await open();
    expect(reader(filler)).to.equal(undefined);
    voices = [{ lang: 'en-GB', localService: true }];
    speech.dispatchEvent(new Event('voiceschanged'));
    await until(() => reader(filler) !== undefined, 'the voice');
    unmountAll();
    expect(reader(await open({ language: 'fa' }))).to.equal(undefined);
  });

  it('has no barrier, open and while it reads', async () => {
    const filler = await open();
    expect(await violationsIn(filler.host)).to.deep.equal([]);
    await click(reader(filler)!);
    expect(await violationsIn(filler.host)).to.deep.equal([]);
  });
});
