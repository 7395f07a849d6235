import { expect } from '@open-wc/testing';
import { formOf, mountFiller, question, unmountAll } from '../../../../test/support/screens/mount-filler.tsx';
import { settled } from '../../../../test/support/screens/wait.ts';

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

  it('have the subtitle below the title where each has a row of its own', async () => {
    const filler = await mountFiller({ definition: formOf(asked), language: 'fa' });
    filler.host.style.cssText = 'display: block; inline-size: 390px';
    await settled();
    expect(top(filler.find('.porsa-subtitle'))).to.be.lessThan(top(filler.control('a')));
  });
});
