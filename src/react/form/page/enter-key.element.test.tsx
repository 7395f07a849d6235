import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { formOf, mountFiller, question, unmountAll } from '../../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';

const focused = () => document.activeElement?.shadowRoot?.activeElement as HTMLElement | null;
const options = [
  { value: 'a', text: 'A' },
  { value: 'b', text: 'B' },
];

describe('Enter', () => {
  afterEach(unmountAll);

  it('goes on from line to line, past what takes it for itself, to the button that leads on; the keyboard says so', async () => {
    const definition = formOf(
      [
        question('name', 'text'),
        question('age', 'number'),
        question('kind', 'flatview', { options }),
        question('born', 'date'),
        question('story', 'note'),
        question('last', 'text'),
      ],
      [question('other', 'text')],
    );
    const filler = await mountFiller({ definition, language: 'en' });
    const at = () => focused()?.closest<HTMLElement>('[data-name]')?.dataset['name'];
    filler.control('name').focus();
    await until(() => filler.control('name').enterKeyHint === 'next', 'what Enter does');
    await sendKeys({ press: 'Enter' });
    expect([at(), filler.control('age').enterKeyHint]).to.deep.equal(['age', 'next']);
    await sendKeys({ press: 'Enter' });
    expect(at()).to.equal('kind');
    await sendKeys({ press: 'Enter' });
    expect(at()).to.equal('kind');
    filler.control('born').focus();
    await sendKeys({ press: 'Enter' });
    expect(at()).to.equal('story');
    await sendKeys({ press: 'Enter' });
    expect([
      at(),
      filler.control<HTMLTextAreaElement>('story').value,
      filler.control('story').enterKeyHint,
    ]).to.deep.equal(['story', '\n', '']);
    filler.control('last').focus();
    expect(filler.control('last').enterKeyHint).to.equal('done');
    await sendKeys({ press: 'Enter' });
    expect(focused()).to.equal(filler.find('.porsa-foot [data-primary]'));
    expect(filler.all('[data-name="other"]')).to.have.lengthOf(0);
  });

  it('is not taken from a word that is still being composed', async () => {
    const filler = await mountFiller({
      definition: formOf([question('name', 'text'), question('age', 'number')]),
      language: 'fa',
    });
    const name = filler.control('name');
    name.focus();
    await until(() => name.enterKeyHint === 'next', 'what Enter does');
    name.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
    await settled();
    expect(focused()).to.equal(name);
  });
});
