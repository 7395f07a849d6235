import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { formOf, mountFiller, question, unmountAll } from '../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../test/support/screens/wait.ts';

const options = ['Cough', 'Fever', 'Pain', 'Rash', 'Nausea', 'Dizziness', 'Fatigue', 'Chills'].map((text) => ({
  text,
  value: text.toLowerCase(),
}));

async function typeAndLeave(multimode: boolean, text: string) {
  const filler = await mountFiller({
    definition: formOf([question('symptom', 'select', { options, multimode }), question('next', 'text')]),
    language: 'en',
  });
  filler.control('symptom').focus();
  await sendKeys({ type: text });
  await sendKeys({ press: 'Tab' });
  await settled();
  const { form } = filler.form();
  return { filler, form, shown: () => (filler.control('symptom') as HTMLInputElement).value };
}

describe('a text typed into a searched list that names none of its options', () => {
  afterEach(unmountAll);

  it('stays where one may be chosen, and is marked as none of them', async () => {
    const { filler, form, shown } = await typeAndLeave(false, 'sneezing');
    await until(
      () => filler.control('symptom').getAttribute('aria-invalid') === 'true',
      'the question to be called wrong',
    );
    expect(shown()).to.equal('sneezing');
    expect(form.validate()).to.deep.equal([
      { name: 'symptom', rule: 'notoption', message: 'Choose one of the options.' },
    ]);
    // As a browser marks the whole text where one comes by Tab.
    (filler.control('symptom') as HTMLInputElement).select();
    await sendKeys({ type: 'fev' });
    await sendKeys({ press: 'Enter' });
    expect(form.get('symptom')).to.equal('fever');
    expect(form.validate()).to.deep.equal([]);
  });

  it('stays beside the choices where several may be, and is none of them', async () => {
    const { filler, form, shown } = await typeAndLeave(true, 'fev');
    expect(form.get('symptom')).to.equal(undefined);
    expect(shown()).to.equal('fev');
    filler.control('symptom').focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    expect(form.get('symptom')).to.deep.equal(['fever']);
    expect(shown()).to.equal('');
  });
});
