import { expect } from '@open-wc/testing';
import {
  click,
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';

const moving = (filler: TestFiller) =>
  filler.root
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation)
    .map(({ effect }) => (effect as KeyframeEffect).target?.className);
const go = (filler: TestFiller) => click(filler.find('.porsa-foot [data-primary]'));

describe('what moves in a form', () => {
  afterEach(unmountAll);

  it('is the page that is gone to, not the first, and it takes answers meanwhile', async () => {
    const filler = await mountFiller({
      definition: formOf([question('a', 'text')], [question('b', 'text')]),
      language: 'en',
    });
    expect(moving(filler)).to.deep.equal([]);
    await go(filler);
    expect(moving(filler)).to.deep.equal(['porsa-questions']);
    await type(filler.control('b'), 'x');
    expect(filler.form().form.get('b')).to.equal('x');
  });

  it('is a problem that appears, and no question beside it', async () => {
    const filler = await mountFiller({
      definition: { ...formOf([question('a', 'text', { mandatory: true }), question('b', 'text')]), review: false },
      language: 'en',
    });
    await go(filler);
    expect(moving(filler)).to.deep.equal(['porsa-problem']);
  });
});
