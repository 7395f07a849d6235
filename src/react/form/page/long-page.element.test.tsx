import { expect } from '@open-wc/testing';
import { click, formOf, mountFiller, question, unmountAll } from '../../../../test/support/screens/mount-filler.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const many = 1100;
const last = question(`n${many - 1}`, 'text', { mandatory: true });
const questions = [...Array.from({ length: many - 1 }, (_, index) => question(`n${index}`, 'text')), last];

describe('a page of more than a thousand questions', () => {
  afterEach(unmountAll);

  it('has all of them in the document, in their order, and the first stay as they are', async () => {
    const filler = await mountFiller({ definition: formOf(questions), language: 'en' });
    const control = filler.control('n0');
    control.focus();
    await until(() => filler.form() !== undefined, 'the form');
    filler.form().form.set('n0', 'typed');
    await until(
      () => filler.all('.porsa-question').length === many && filler.all('[aria-busy]').length === 0,
      'all questions',
    );
    expect(filler.all('.porsa-question').map((box) => box.dataset['name'])).to.deep.equal(
      questions.map(({ name }) => name),
    );
    expect(filler.host.shadowRoot?.activeElement).to.equal(control);
    expect(filler.control('n0').value).to.equal('typed');
  });

  it('is no wider than where it stands, whatever of it is out of sight', async () => {
    const filler = await mountFiller({ definition: formOf(questions), language: 'en' });
    await until(
      () => filler.all('.porsa-question').length === many && filler.all('[aria-busy]').length === 0,
      'all questions',
    );
    for (const width of [340, 780]) {
      filler.host.style.inlineSize = `${width}px`;
      expect(filler.find('.porsa-foot').getBoundingClientRect().width).to.be.lessThan(width);
      expect(filler.root.scrollWidth).to.be.at.most(width);
    }
  });

  it('is led into from another page, though it ends below what is drawn first', async () => {
    const filler = await mountFiller({
      definition: { ...formOf(questions, [question('after', 'text')]), review: false },
      language: 'en',
    });
    await until(() => filler.form() !== undefined, 'the form');
    const live = filler.form().form;
    live.set(last.name, 'filled');
    await click(filler.find('[data-primary]'));
    await until(() => filler.all('[data-name="after"]').length === 1, 'the second page');
    live.set(last.name, '');
    await click(filler.find('[data-primary]'));
    await until(() => filler.all('.porsa-summary button').length === 1, 'the problem');
    await click(filler.find('.porsa-summary button'));
    await until(
      () =>
        filler.host.shadowRoot?.activeElement ===
        filler.host.shadowRoot?.querySelector(`[data-name="${last.name}"] input`),
      'the question to be in the focus',
    );
  });

  it('is named in whole in the list of problems, however long its title is and narrow the screen', async () => {
    const long = question('long', 'text', {
      title: 'Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
      mandatory: true,
    });
    const filler = await mountFiller({ definition: { ...formOf([long]), review: false }, language: 'en' });
    await until(() => filler.form() !== undefined, 'the form');
    filler.host.style.inlineSize = '340px';
    await click(filler.find('[data-primary]'));
    await until(() => filler.all('.porsa-summary button').length === 1, 'the problem');
    const button = filler.find('.porsa-summary button');
    expect(button.scrollWidth).to.be.at.most(button.clientWidth);
  });
});
