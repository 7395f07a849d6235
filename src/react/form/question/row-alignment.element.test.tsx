import { expect } from '@open-wc/testing';
import { formOf, mountFiller, question, unmountAll } from '../../../../test/support/screens/mount-filler.tsx';
import { baseStyles } from '../filler-styles.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';

afterEach(unmountAll);

describe('Questions of one row', () => {
  const asked = [
    question('a', 'text', { title: 'Street', subtitle: 'And number', displaysize: 4 }),
    question('b', 'text', { title: 'City', displaysize: 4 }),
    question('c', 'date', { title: 'Since', helptext: 'As far as you know', displaysize: 4 }),
  ];
  const top = (control: HTMLElement) => Math.round(control.getBoundingClientRect().top);

  it('have their controls at one height where one alone has a subtitle', async () => {
    const filler = await mountFiller({ definition: formOf(asked), language: 'en' });
    filler.host.style.cssText = 'display: block; inline-size: 800px';
    await settled();
    const tops = asked.map(({ name }) => top(filler.control(name)));
    expect(new Set(tops).size, String(tops)).to.equal(1);
    expect(top(filler.find('.porsa-subtitle'))).to.be.greaterThan(tops[0]!);
  });

  it('have them so beside titles of several lines, in groups too, and with notes below', async () => {
    const long = 'How much time did you usually spend doing moderate activities on one of those days?';
    const cells = [
      question('a', 'number', { title: 'Days', displaysize: 4, helptext: 'In the last week' }),
      question('b', 'number', { title: long, displaysize: 4, mandatory: true }),
      question('c', 'flatview', {
        title: `${long} ${long}`,
        displaysize: 4,
        options: [{ text: 'Yes', value: 'yes' }],
      }),
      question('d', 'text', { title: 'Below' }),
    ];
    const filler = await mountFiller({ definition: formOf(cells), language: 'en' });
    filler.host.style.cssText = 'display: block; inline-size: 800px';
    await settled();
    const [a, b] = ['a', 'b'].map((name) => top(filler.control(name)));
    expect(a).to.equal(b);
    expect(top(filler.find('[data-name="c"] .porsa-choices'))).to.equal(a);
    const gap = top(filler.find('[data-name="d"]')) - filler.find('[data-name="c"]').getBoundingClientRect().bottom;
    expect(gap).to.be.within(20, 24);
    filler.form().validate();
    await until(() => filler.all('.porsa-problem').length > 0, 'the problem');
    expect(top(filler.control('a'))).to.equal(top(filler.control('b')));
  });

  it('have them so beside a question that has more to say on request', async () => {
    const [street, ...others] = asked;
    const filler = await mountFiller({
      definition: formOf([{ ...street!, tooltip: 'More' }, ...others]),
      language: 'en',
    });
    filler.host.style.cssText = 'display: block; inline-size: 800px';
    await until(() => filler.all('.porsa-tooltip').length === 1, 'what is said on request');
    const tops = asked.map(({ name }) => top(filler.control(name)));
    expect(Math.max(...tops) - Math.min(...tops), String(tops)).to.be.at.most(4);
  });

  it('leave a note the room of several lines, where there is a mouse too', async () => {
    const filler = await mountFiller({ definition: formOf([question('story', 'note')]), language: 'en' });
    // The browser of the tests has none, so what is written for a mouse is made to hold here.
    const withMouse = new CSSStyleSheet();
    withMouse.replaceSync(baseStyles.join('\n').replaceAll('(pointer: fine)', '(min-width: 1px)'));
    filler.host.shadowRoot!.adoptedStyleSheets.push(withMouse);
    expect(filler.control('story').offsetHeight).to.be.at.least(90);
  });

  it('leave no title where there is no result yet', async () => {
    const total = question('total', 'calculated', { formula: 'a * 2', subtitle: 'Of 20', displaysize: 6 });
    const filler = await mountFiller({ definition: formOf([question('a', 'number'), total]), language: 'en' });
    filler.host.style.cssText = 'display: block; inline-size: 800px';
    await settled();
    expect(filler.find('[data-name="total"]').offsetHeight).to.equal(0);
    filler.form().form.set('a', 3);
    await until(() => filler.find('[data-name="total"]').offsetHeight > 0, 'the result');
  });

  it('have the subtitle below the title where each has a row of its own', async () => {
    const filler = await mountFiller({ definition: formOf(asked), language: 'fa' });
    filler.host.style.cssText = 'display: block; inline-size: 390px';
    await settled();
    expect(top(filler.find('.porsa-subtitle'))).to.be.lessThan(top(filler.control('a')));
  });
});
