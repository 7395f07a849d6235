import { expect } from '@open-wc/testing';
import { formOf, mountFiller, question, unmountAll } from '../../../../test/support/screens/mount-filler.tsx';
import { settled } from '../../../../test/support/screens/wait.ts';
import { Review } from './lazy-parts.tsx';

describe('The review of a form', () => {
  const { prepare } = Review;
  let asked = 0;
  beforeEach(() => {
    asked = 0;
    Review.prepare = () => {
      asked += 1;
      return prepare();
    };
  });
  afterEach(() => {
    Review.prepare = prepare;
    unmountAll();
  });

  it('is fetched while the pages before it are filled: without a connection it would not come', async () => {
    await mountFiller({ definition: formOf([question('a', 'text')], [question('b', 'text')]), language: 'en' });
    await settled();
    expect(asked).to.be.greaterThan(0);
  });

  it('is not fetched for a form of one page, which has none', async () => {
    await mountFiller({ definition: formOf([question('a', 'text')]), language: 'en' });
    await settled();
    expect(asked).to.equal(0);
  });
});
