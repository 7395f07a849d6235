import { expect } from '@open-wc/testing';
import type { Question } from '../../../engine/definition/types.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const card = (name: string, ...questions: Question[]): Question => question(name, 'container', { questions });
const nested = card('outer', question('a', 'text'), card('inner', question('b', 'text')));
const headings = (filler: TestFiller) =>
  filler
    .all('h1, h2, h3')
    .map((heading) => `${heading.ariaLevel ?? heading.tagName[1]} ${heading.firstChild?.textContent}`);
const go = (filler: TestFiller) => click(filler.find('.porsa-foot [data-primary]'));

describe('the headings of a form', () => {
  afterEach(unmountAll);

  it('go down one by one: on one page, on several, and in the review', async () => {
    const one = await mountFiller({ definition: { ...formOf([nested]), review: true }, language: 'en' });
    expect(headings(one)).to.deep.equal(['1 A form', '2 outer', '3 inner']);
    await go(one);
    await until(() => one.all('.porsa-review').length === 1, 'the review');
    expect(headings(one)).to.deep.equal(['1 A form', '2 Check your answers', '3 Page 1', '4 outer', '5 inner']);
    const several = await mountFiller({ definition: formOf([nested], [question('c', 'text')]), language: 'en' });
    expect(headings(several)).to.deep.equal(['1 A form', '2 Page 1', '3 outer', '4 inner']);
  });

  it('go down one by one where the form is only read', async () => {
    const one = await mountFiller({ definition: formOf([nested]), language: 'en', mode: 'view' });
    await until(() => one.all('.porsa-section').length === 2, 'the cards');
    expect(headings(one)).to.deep.equal(['1 A form', '2 outer', '3 inner']);
    const several = await mountFiller({
      definition: formOf([nested], [question('c', 'text')]),
      language: 'en',
      mode: 'view',
    });
    await until(() => several.all('.porsa-section').length === 2, 'the cards');
    expect(headings(several)).to.deep.equal(['1 A form', '2 Page 1', '3 outer', '4 inner', '2 Page 2']);
  });

  it('begin at the page that is asked for, which is marked as open', async () => {
    const definition = formOf([question('a', 'text')], [question('b', 'text')], [question('c', 'text')]);
    const filler = await mountFiller({
      definition,
      language: 'en',
      mode: 'preview',
      startAt: 'page2',
      answers: { a: 'kept' },
    });
    expect([filler.form().page(), headings(filler).at(-1)]).to.deep.equal(['page2', '2 Page 2']);
    await go(filler);
    expect(filler.form().page()).to.equal('page3');
    const unknown = await mountFiller({ definition, language: 'en', startAt: 'unknown' });
    expect(unknown.form().page()).to.equal('page1');
  });
});
