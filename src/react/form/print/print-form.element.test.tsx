import { expect } from '@open-wc/testing';
import {
  click,
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
} from '../../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';

/** A window that is not shown, as `window.open` gives it. */
function popupFrame(): {
  readonly window: Window & typeof globalThis;
  readonly features: string[];
  printed(): number;
  close(): void;
} {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const popup = frame.contentWindow as Window & typeof globalThis;
  const real = window.open;
  const features: string[] = [];
  let prints = 0;
  popup.print = () => {
    prints += 1;
  };
  window.open = (_url, _name, wanted) => {
    features.push(wanted ?? '');
    return popup;
  };
  return {
    window: popup,
    features,
    printed: () => prints,
    close: () => {
      window.open = real;
      frame.remove();
    },
  };
}

describe('the printed form', () => {
  afterEach(unmountAll);

  it('is the whole form with its answers, without what the conditions hide, right to left in a window of 500 by 600', async () => {
    const popup = popupFrame();
    const made = formOf(
      [
        question('name', 'text'),
        question('kind', 'flatview', {
          options: [
            { value: 'a', text: 'Aleph' },
            { value: 'b', text: 'Beth' },
          ],
        }),
      ],
      [question('smoker', 'checkbox'), question('cigarettes', 'number')],
      [question('age', 'number', { bgColor: '#102030' })],
    );
    const definition = {
      ...made,
      conditions: [{ id: 'c', kind: 'visibility', target: 'cigarettes', when: 'smoker' }],
    } as const;
    const filler = await mountFiller({
      definition,
      language: 'fa',
      answers: { kind: 'b', age: 41 },
      patient: { name: 'سارا' },
    });
    await type(filler.control('name'), 'متن');
    filler.form().print();
    await until(() => popup.printed() === 1);
    const { document } = popup.window;
    expect([document.documentElement.dir, document.documentElement.lang, popup.features[0]]).to.deep.equal([
      'rtl',
      'fa',
      'popup,width=500,height=600',
    ]);
    expect(
      [...document.querySelectorAll<HTMLElement>('.porsa-question')].map(({ dataset }) => dataset['name']),
    ).to.deep.equal(['name', 'kind', 'smoker', 'age']);
    const text = document.body.textContent;
    for (const part of ['متن', 'Beth', '۴۱', 'سارا']) expect(text).to.contain(part);
    expect(text).not.to.contain('Aleph');
    expect(document.querySelectorAll('input, button')).to.have.lengthOf(0);
    expect(popup.window.getComputedStyle(document.querySelector('.porsa-question')!).display).to.equal('grid');
    expect(
      document.adoptedStyleSheets.some((sheet) =>
        [...sheet.cssRules].some(({ cssText }) => cssText.includes('break-inside: avoid')),
      ),
    ).to.equal(true);
    popup.close();
  });

  it('has a line for each question, also of those that stand in one row on the screen', async () => {
    const popup = popupFrame();
    popup.window.frameElement!.setAttribute('style', 'inline-size: 900px; block-size: 600px');
    const cells = ['a', 'b'].map((name) => question(name, 'number', { displaysize: 6 }));
    const filler = await mountFiller({ definition: formOf(cells, [question('c', 'text')]), language: 'en' });
    filler.form().print();
    await until(() => popup.printed() === 1);
    const boxes = [...popup.window.document.querySelectorAll('.porsa-question')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(boxes).to.have.lengthOf(3);
    expect(boxes[1]!.top).to.be.closeTo(boxes[0]!.bottom, 1);
    const [, next] = popup.window.document.querySelectorAll('.porsa-filling section');
    expect(next!.getBoundingClientRect().top).to.be.at.least(boxes[1]!.bottom);
    popup.close();
  });

  it('does nothing where the browser opens no window', async () => {
    const real = window.open;
    window.open = () => null;
    const filler = await mountFiller({ definition: formOf([question('name', 'text')]), language: 'en' });
    await until(() => Boolean(filler.form()), 'the form is ready');
    filler.form().print();
    await settled();
    await click(filler.find('.porsa-foot [data-primary]'));
    expect(filler.all('.porsa-done')).to.have.lengthOf(1);
    window.open = real;
  });
});
