import { expect, oneEvent } from '@open-wc/testing';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { designerSpec } from '../../src/elements/designer/spec.ts';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { clearPage, inside, place, ready, shownText, type } from '../support/screens/elements.ts';
import { until } from '../support/screens/wait.ts';

const asking = (title: string): FormDefinition => ({
  schema: 1,
  language: 'en',
  title,
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'One',
      pageType: 'form',
      questions: [{ id: 'q', name: 'pulse', type: 'number', title: { en: `${title}?`, fa: 'نبض؟' } }],
    },
  ],
});
const json = (title: string): string => JSON.stringify(asking(title));
const deadServer = 'http://127.0.0.1:9';

const shows = (element: HTMLElement, text: string) =>
  until(() => shownText(element).includes(text), `shows ${text}, not ${shownText(element)}`);

describe('a form that a page writes as JSON', () => {
  before(() => {
    defineElement(formSpec, {
      api: deadServer,
      load: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
    });
    defineElement(designerSpec, {
      api: deadServer,
      load: async () => (await import('../../src/elements/designer/designer-screen.tsx')).designerScreen,
    });
  });
  afterEach(clearPage);

  const form = (attributes: Readonly<Record<string, string>> = {}, content = ''): PorsaFormElement => {
    const element = place<PorsaFormElement>(
      `<porsa-form language="en" storage="memory">${content}</porsa-form>`,
      document.createElement('div'),
    );
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  };

  it('is read from the attribute, and again whenever that changes', async () => {
    const element = form({ definition: json('Pulse') });
    await shows(element, 'Pulse?');
    expect(element.definition).to.deep.equal(asking('Pulse'));
    element.setAttribute('definition', json('Weight'));
    await shows(element, 'Weight?');
  });

  it('is read from the property', async () => {
    const element = form();
    element.definition = json('Pulse');
    await shows(element, 'Pulse?');
    expect(element.hasAttribute('definition')).to.equal(false);
  });

  it('is read from a script inside the element, whenever it comes or changes', async () => {
    const element = form({}, `<script type="application/json">${json('Pulse')}</script>`);
    await shows(element, 'Pulse?');
    element.querySelector('script')!.textContent = json('Weight');
    await shows(element, 'Weight?');
    const late = form();
    await shows(late, 'isn’t embedded correctly');
    late.append(
      Object.assign(document.createElement('script'), { type: 'application/json', textContent: json('Height') }),
    );
    await shows(late, 'Height?');
  });

  it('is the property’s before the attribute’s, and the attribute’s before the script’s', async () => {
    const element = form(
      { definition: json('Attribute') },
      `<script type="application/json">${json('Script')}</script>`,
    );
    await shows(element, 'Attribute?');
    element.definition = asking('Property');
    await shows(element, 'Property?');
    element.definition = undefined;
    element.removeAttribute('definition');
    await shows(element, 'Script?');
  });

  it('stays the same form, with what was typed, when something else changes', async () => {
    const element = form({ definition: json('Pulse') });
    await ready(element);
    type(inside<HTMLInputElement>(element, 'input')!, '70');
    element.setAttribute('theme', 'dark');
    element.append(document.createElement('span'));
    await until(() => inside(element, '[data-theme="dark"] .porsa-form, .porsa-form[data-theme="dark"]'));
    expect(inside<HTMLInputElement>(element, 'input')!.value).to.equal('70');
    expect(element.outerHTML).not.to.contain('70');
  });

  for (const [language, sentence] of [
    ['en', 'Fix the JSON at line 3, column 3'],
    ['fa', 'JSON را در سطر ۳، ستون ۳ اصلاح کنید'],
  ] as const) {
    it(`names the place where the JSON is malformed, ${language}, and shows the form once it is mended`, async () => {
      const element = form();
      element.language = language;
      const refused = oneEvent(element, 'porsa-error');
      element.setAttribute('definition', '{\n  "schema": 1\n  "title": "Pulse" }');
      await shows(element, sentence);
      expect((await refused).detail.code).to.be.oneOf(['invaliddefinition', 'wrongattribute']);
      expect(inside(element, 'code')?.textContent).to.equal('3:3');
      element.setAttribute('definition', json('Pulse'));
      await shows(element, language === 'en' ? 'Pulse?' : 'نبض؟');
    });
  }

  it('says so where an object was put into the attribute', async () => {
    await shows(form({ definition: String({}) }), 'An object was converted');
  });

  it('is designed from the attribute, and a malformed one is reported there too', async () => {
    const good = place('<porsa-designer language="en"></porsa-designer>', document.createElement('div'));
    good.setAttribute('definition', json('Pulse'));
    document.body.append(good);
    await shows(good, 'Pulse');
    const bad = place('<porsa-designer language="en" definition="{"></porsa-designer>');
    await shows(bad, 'Fix the JSON at line 1, column 2');
  });

  it('is designed once it is mended, and what was reported is taken down without a fault', async () => {
    const element = place('<porsa-designer language="en" definition="{"></porsa-designer>');
    await shows(element, 'Fix the JSON at line 1, column 2');
    element.setAttribute('definition', json('Weight'));
    await shows(element, 'Weight');
    // An uncaught error fails the test that it falls into.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
});
