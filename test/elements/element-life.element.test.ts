import { expect, oneEvent } from '@open-wc/testing';
import { clearPage, inside, place, ready, shownText, type } from '../support/screens/elements.ts';
import {
  defineProbe,
  defineProbeAs,
  inputOf,
  placeProbe,
  probeCounts,
  probeModule,
  seen,
  type ProbeElement,
} from '../support/screens/test-screen.tsx';
import { settled, until } from '../support/screens/wait.ts';

describe('the life of an element', () => {
  before(() => defineProbe());
  afterEach(() => clearPage());

  describe('that is moved', () => {
    it('keeps what was typed', async () => {
      const element = await placeProbe();
      type(inputOf(element), 'headache');
      const { mounts, unmounts } = probeCounts;
      const drawn = inputOf(element);
      const elsewhere = place('<section></section>');
      elsewhere.append(element);
      await settled();
      expect(inputOf(element)).to.equal(drawn);
      expect(inputOf(element).value).to.equal('headache');
      expect(probeCounts).to.include({ mounts, unmounts });
      expect(await element.save('!')).to.equal('headache!');
    });

    it('keeps even the focus when the page moves it as one', async function () {
      if (!('moveBefore' in Element.prototype)) this.skip();
      const element = await placeProbe();
      inputOf(element).focus();
      const elsewhere = place('<section></section>') as HTMLElement & {
        moveBefore(node: Node, child: Node | null): void;
      };
      elsewhere.moveBefore(element, null);
      await settled();
      expect(document.activeElement).to.equal(element);
      expect(element.shadowRoot?.activeElement).to.equal(inputOf(element));
    });

    it('is taken down when it stays out, and comes back ready', async () => {
      const element = await placeProbe();
      const { unmounts } = probeCounts;
      element.remove();
      await settled();
      expect(probeCounts.unmounts).to.equal(unmounts + 1);
      expect(element.matches(':state(ready)')).to.equal(false);
      document.body.append(element);
      await ready(element);
      expect(inputOf(element)).not.to.equal(null);
    });

    it('leaves nothing behind after two hundred removals', async () => {
      const element = await placeProbe();
      const nodes = () => element.shadowRoot!.querySelectorAll('*').length;
      const before = {
        nodes: nodes(),
        sheets: element.shadowRoot!.adoptedStyleSheets.length,
        alive: probeCounts.mounts - probeCounts.unmounts,
      };
      for (let round = 0; round < 200; round += 1) {
        element.remove();
        if (round % 20 === 0) await settled();
        document.body.append(element);
      }
      await ready(element);
      await until(() => inputOf(element) !== null);
      expect({
        nodes: nodes(),
        sheets: element.shadowRoot!.adoptedStyleSheets.length,
        alive: probeCounts.mounts - probeCounts.unmounts,
      }).to.deep.equal(before);
    });
  });

  describe('that is far down the page', () => {
    it('waits with its code until it comes near', async () => {
      let loads = 0;
      defineProbeAs('porsa-far', {
        load: () => {
          loads += 1;
          return Promise.resolve(probeModule);
        },
      });
      const spacer = place('<div style="height: 5000px"></div>');
      const element = place('<porsa-far language="en"></porsa-far>');
      await settled();
      expect(loads).to.equal(0);
      expect(inside(element, '[role=status]')?.getAttribute('aria-label')).to.equal('Loading…');
      spacer.style.height = '100px';
      await ready(element);
      expect(loads).to.equal(1);
    });
  });

  describe('in trouble', () => {
    it('says that its code did not come, and tries again when asked', async () => {
      let works = false;
      const load = () => (works ? Promise.resolve(probeModule) : Promise.reject(new Error('no connection')));
      defineProbeAs('porsa-lost', { load });
      const element = document.createElement('porsa-lost') as ProbeElement;
      element.language = 'fa';
      const event = oneEvent(element, 'porsa-error');
      document.body.append(element);
      expect((await event).detail.code).to.equal('unavailable');
      expect(shownText(element)).to.contain('بارگذاری نشد');
      works = true;
      inside<HTMLButtonElement>(element, 'button')!.click();
      await ready(element);
      expect(inside(element, '[role=alert]')).to.equal(null);
    });

    it('refuses a method when its code did not come', async () => {
      defineProbeAs('porsa-never', { load: () => Promise.reject(new Error('no connection')) });
      const element = place<ProbeElement>('<porsa-never language="en"></porsa-never>');
      const refusal = await element.save().then(
        () => undefined,
        (error: Error) => error.message,
      );
      expect(refusal).to.contain('couldn’t be loaded');
    });

    it('says so when its screen breaks, and starts again when asked', async () => {
      const element = await placeProbe();
      const event = oneEvent(element, 'porsa-error');
      type(inputOf(element), 'break');
      expect((await event).detail.code).to.equal('internal');
      expect(shownText(element)).to.contain('Something went wrong');
      inside<HTMLButtonElement>(element, 'button')!.click();
      await ready(element);
      expect(inputOf(element).value).to.equal('');
    });

    it('names a wrong attribute and what it may be, and goes on with the rest', async () => {
      const element = document.createElement('porsa-probe') as ProbeElement;
      element.setAttribute('language', 'en');
      element.setAttribute('mode', 'fly');
      const event = oneEvent(element, 'porsa-error');
      document.body.append(element);
      const { code, message } = (await event).detail;
      expect(code).to.equal('wrongattribute');
      expect(message).to.equal('The attribute “mode” of this element can’t be “fly”. Use one of these: fill, view.');
      await ready(element);
      expect(shownText(element)).to.contain(message);
      expect(seen().values).not.to.have.property('mode');
      element.mode = 'view';
      await settled();
      expect(shownText(element)).not.to.contain(message);
    });

    it('takes no address that is none', async () => {
      const element = await placeProbe('<porsa-probe language="en" api="javascript:alert(1)"></porsa-probe>');
      expect(seen().api).to.equal('https://forms.example.org');
      expect(shownText(element)).to.contain('“api”');
    });
  });
});
