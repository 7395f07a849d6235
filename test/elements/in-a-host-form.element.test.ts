import { expect } from '@open-wc/testing';
import { clearPage, inside, place, ready, shownText, type } from '../support/screens/elements.ts';
import { defineProbe, probeCounts, type ProbeElement } from '../support/screens/test-screen.tsx';
import { settled } from '../support/screens/wait.ts';

interface Hosted {
  readonly form: HTMLFormElement;
  readonly element: ProbeElement;
  readonly input: HTMLInputElement;
}

async function host(attributes = '', around = (probe: string) => probe): Promise<Hosted> {
  const form = place<HTMLFormElement>(
    `<form>${around(`<porsa-probe language="en" id="probe" ${attributes}></porsa-probe>`)}</form>`,
  );
  const element = form.querySelector<ProbeElement>('porsa-probe')!;
  await ready(element);
  return { form, element, input: inside<HTMLInputElement>(element, 'input')! };
}

const entries = (form: HTMLFormElement) => [...new FormData(form)];

describe('an element in a host’s form', () => {
  before(() => defineProbe());
  afterEach(clearPage);

  it('is one of its controls', async () => {
    const { form, element } = await host();
    expect([...form.elements]).to.include(element);
  });

  it('submits each question under its own name, and lists one by one', async () => {
    const { form, input } = await host();
    type(input, 'headache');
    await settled();
    expect(entries(form)).to.deep.equal([
      ['complaint', 'headache'],
      ['doses', '1'],
      ['doses', '2'],
      ['rows', '[{"a":1}]'],
    ]);
  });

  it('submits all answers as JSON when it has a name of its own, and follows the name', async () => {
    const { form, element, input } = await host('name="visit"');
    type(input, 'cough');
    await settled();
    expect(entries(form)).to.deep.equal([['visit', '{"complaint":"cough","doses":[1,2],"rows":[{"a":1}]}']]);
    element.removeAttribute('name');
    await settled();
    expect(entries(form)[0]).to.deep.equal(['complaint', 'cough']);
  });

  it('holds the form back until its answers hold, and shows why', async () => {
    const { form, input } = await host();
    const { validations } = probeCounts;
    await settled();
    expect(form.reportValidity()).to.equal(false);
    expect(probeCounts.validations).to.equal(validations + 1);
    type(input, 'headache');
    await settled();
    expect(form.checkValidity()).to.equal(true);
  });

  it('tells a script what native controls tell: its form, and whether its answers hold', async () => {
    const { form, element, input } = await host('name="visit"', (probe) => `<label for="probe">Visit</label>${probe}`);
    await settled();
    expect(element.form).to.equal(form);
    expect([...element.labels].map((label) => label.textContent)).to.deep.equal(['Visit']);
    expect(element.willValidate).to.equal(true);
    expect(element.validity.customError).to.equal(true);
    expect(element.validationMessage).to.equal('Say what troubles you');
    expect(element.checkValidity()).to.equal(false);
    expect(element.reportValidity()).to.equal(false);
    type(input, 'headache');
    await settled();
    expect([element.validity.valid, element.checkValidity()]).to.deep.equal([true, true]);
  });

  it('moves into the form that a framework names by a property', async () => {
    const { element } = await host();
    const other = place<HTMLFormElement>('<form id="other"></form>');
    Object.assign(element, { form: 'other' });
    expect(element.form).to.equal(other);
  });

  it('is reset with the form', async () => {
    const { form, input } = await host();
    type(input, 'headache');
    form.reset();
    await settled();
    expect(input.value).to.equal('');
  });

  it('is disabled with a fieldset around it, and by its own attribute', async () => {
    const { form, element, input } = await host('', (probe) => `<fieldset>${probe}</fieldset>`);
    form.querySelector('fieldset')!.disabled = true;
    await settled();
    expect(input.disabled).to.equal(true);
    expect(entries(form)).to.deep.equal([]);
    form.querySelector('fieldset')!.disabled = false;
    await settled();
    expect(input.disabled).to.equal(false);
    element.disabled = true;
    await settled();
    expect(input.disabled).to.equal(true);
  });

  it('takes the focus that a label gives', async () => {
    const { element, input } = await host('', (probe) => `<label for="probe">Visit</label>${probe}`);
    document.querySelector<HTMLLabelElement>('label[for=probe]')!.click();
    expect(element.shadowRoot!.activeElement).to.equal(input);
  });

  it('gives the focus that a script means for it to its first control', async () => {
    const { element, input } = await host('');
    element.focus();
    expect(element.shadowRoot!.activeElement).to.equal(input);
  });

  it('points at its first control where it holds the form back', async () => {
    const { form, element, input } = await host();
    await settled();
    form.reportValidity();
    expect(element.shadowRoot!.activeElement).to.equal(input);
  });

  it('keeps its answers to itself outside a form', async () => {
    const element = place<ProbeElement>('<porsa-probe language="en"></porsa-probe>');
    await ready(element);
    type(inside<HTMLInputElement>(element, 'input')!, 'headache');
    await settled();
    expect(shownText(element)).not.to.equal('');
    expect(element.outerHTML).not.to.contain('headache');
  });
});
