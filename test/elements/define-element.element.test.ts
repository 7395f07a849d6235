import { expect, oneEvent } from '@open-wc/testing';
import { clearPage, inside, place, ready, type } from '../support/screens/elements.ts';
import {
  defineProbe,
  defineProbeAs,
  inputOf,
  latestInput,
  placeProbe,
  preferences,
  probeSpec,
  seen,
  type ProbeElement,
} from '../support/screens/test-screen.tsx';
import { settled } from '../support/screens/wait.ts';

describe('an element', () => {
  before(() => defineProbe());
  afterEach(() => {
    clearPage();
    preferences.current = {};
  });

  describe('is upgraded', () => {
    it('with the properties that were set before it was defined', async () => {
      const definition = { title: 'Early' };
      const early = place<ProbeElement>('<porsa-early></porsa-early>');
      Object.assign(early, { definition, category: 'phq-9', flagged: true });
      defineProbeAs('porsa-early', {});
      await ready(early);
      expect(seen().values).to.include({ definition, category: 'phq-9', flagged: true });
      expect(early.getAttribute('category')).to.equal('phq-9');
      expect(Object.hasOwn(early, 'definition')).to.equal(false);
    });

    it('with the attributes that stood before it was defined', async () => {
      const early = place('<porsa-earlier category="gad-7" flagged></porsa-earlier>');
      defineProbeAs('porsa-earlier', {});
      await ready(early);
      expect(seen().values).to.include({ category: 'gad-7', flagged: true });
    });

    it('when it was made by script and never stood in the page', () => {
      const made = document.createElement('porsa-probe') as ProbeElement;
      made.definition = { title: 'Made' };
      made.mode = 'view';
      expect(made.getAttribute('mode')).to.equal('view');
      expect(made.definition).to.deep.equal({ title: 'Made' });
      expect(made.attributes).to.have.length(1);
    });
  });

  describe('follows its attributes', () => {
    it('when one is set, changed and taken away', async () => {
      const element = await placeProbe();
      element.setAttribute('category', 'phq-9');
      await settled();
      expect(seen().values.category).to.equal('phq-9');
      element.category = 'who-5';
      await settled();
      expect(element.getAttribute('category')).to.equal('who-5');
      element.removeAttribute('category');
      await settled();
      expect(seen().values).not.to.have.property('category');
      expect(element.category).to.equal(undefined);
    });

    it('when one is bare, and when a framework writes it as false', async () => {
      const element = await placeProbe('<porsa-probe language="en" flagged></porsa-probe>');
      expect(seen().values.flagged).to.equal(true);
      element.setAttribute('flagged', 'false');
      await settled();
      expect(seen().values.flagged).to.equal(false);
      element.flagged = true;
      expect(element.getAttribute('flagged')).to.equal('');
      element.flagged = false;
      expect(element.hasAttribute('flagged')).to.equal(false);
    });

    it('and draws once for many changes', async () => {
      const element = await placeProbe();
      const before = latestInput.current;
      let inputs = 0;
      Object.defineProperty(latestInput, 'current', {
        configurable: true,
        get: () => before,
        set: () => {
          inputs += 1;
        },
      });
      for (const category of ['a', 'b', 'c']) element.category = category;
      await settled();
      Object.defineProperty(latestInput, 'current', { configurable: true, writable: true, value: before });
      expect(inputs).to.equal(1);
    });

    it('but never reflects an object', async () => {
      const element = await placeProbe();
      const definition = { title: 'pain' };
      element.definition = definition;
      await settled();
      expect(seen().values.definition).to.equal(definition);
      expect(element.outerHTML).not.to.contain('pain');
      expect(element.definition).to.equal(definition);
    });

    it('and gives back what has become of its answers, once a screen knows', async () => {
      const element = document.createElement('porsa-probe') as ProbeElement;
      element.answers = { complaint: 'early' };
      expect(element.answers).to.deep.equal({ complaint: 'early' });
      document.body.append(element);
      await ready(element);
      type(inputOf(element), 'late');
      expect(element.answers).to.include({ complaint: 'late' });
    });

    it('and takes the server it is given, without the slash at the end', async () => {
      const element = await placeProbe();
      expect(seen().api).to.equal('https://forms.example.org');
      element.setAttribute('api', 'https://clinic.example.org/porsa/');
      await settled();
      expect(seen().api).to.equal('https://clinic.example.org/porsa');
    });
  });

  describe('speaks', () => {
    const wrapper = (element: HTMLElement) => inside<HTMLElement>(element, '.porsa-root')!;

    it('the language of its attribute, in its direction', async () => {
      const element = await placeProbe('<porsa-probe language="fa"></porsa-probe>');
      expect(wrapper(element)).to.include({ lang: 'fa', dir: 'rtl' });
      expect(getComputedStyle(wrapper(element)).direction).to.equal('rtl');
      expect(seen().appearance).to.include({ language: 'fa', calendar: 'fa', dir: 'rtl' });
    });

    it('the reader’s own language where the attribute is removed, and follows it', async () => {
      preferences.current = { language: 'fa', dir: 'rtl', calendar: 'en' };
      const element = await placeProbe('<porsa-probe language="en"></porsa-probe>');
      expect(seen().appearance).to.include({ language: 'en', dir: 'ltr', calendar: 'en' });
      element.removeAttribute('language');
      await settled();
      expect(seen().appearance).to.include({ language: 'fa', dir: 'rtl', calendar: 'en' });
      preferences.tell?.({ language: 'en' });
      await settled();
      expect(seen().appearance).to.include({ language: 'en', dir: 'ltr' });
    });

    it('the language of the page where neither reader nor browser speaks one that it has', async () => {
      Object.defineProperty(navigator, 'languages', { value: ['de-DE'], configurable: true });
      try {
        const page = place('<main lang="fa-IR"><porsa-probe></porsa-probe></main>');
        const element = page.firstElementChild as HTMLElement;
        await ready(element);
        expect(wrapper(element)).to.include({ lang: 'fa', dir: 'rtl' });
      } finally {
        delete (navigator as { languages?: readonly string[] }).languages;
      }
    });

    it('in the direction it is given', async () => {
      const element = await placeProbe('<porsa-probe language="fa" dir="ltr"></porsa-probe>');
      expect(wrapper(element).dir).to.equal('ltr');
      element.dir = 'rtl';
      await settled();
      expect(wrapper(element).dir).to.equal('rtl');
    });

    it('and turns dark when asked', async () => {
      const element = await placeProbe('<porsa-probe language="en" theme="dark"></porsa-probe>');
      expect(wrapper(element).dataset.theme).to.equal('dark');
      expect(getComputedStyle(wrapper(element)).colorScheme).to.equal('dark');
    });
  });

  describe('tells what happens', () => {
    it('by events that leave shadow roots', async () => {
      const host = place('<div></div>');
      const received: string[] = [];
      host.addEventListener('porsa-change', (event) =>
        received.push((event as CustomEvent<{ complaint: string }>).detail.complaint),
      );
      const outer = host.attachShadow({ mode: 'open' });
      const element = place<ProbeElement>('<porsa-probe language="en"></porsa-probe>', outer);
      await ready(element);
      type(inputOf(element), 'cough');
      expect(received).to.deep.equal(['cough']);
    });

    it('and that it is ready', async () => {
      const element = document.createElement('porsa-probe');
      const event = oneEvent(element, 'porsa-ready');
      document.body.append(element);
      expect((await event).bubbles).to.equal(true);
    });

    it('and answers a method called before it was there', async () => {
      const element = document.createElement('porsa-probe') as ProbeElement;
      const saved = element.save('early');
      document.body.append(element);
      expect(await saved).to.equal('early');
    });
  });

  it('defined twice stays as it was first', () => {
    const first = customElements.get('porsa-probe');
    defineProbe({ api: 'https://second.example.org' });
    expect(customElements.get('porsa-probe')).to.equal(first);
    expect(probeSpec.tag).to.equal('porsa-probe');
  });
});
