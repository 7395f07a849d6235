import { expect } from '@open-wc/testing';
import { cleanUp, one, open, shadow } from '../../../../test/support/screens/open-designer.tsx';

afterEach(cleanUp);

const titles = () => [...shadow.querySelectorAll('h2')].filter(({ textContent }) => textContent === 'Visit');
const placeOf = (selector: string) => one(selector).getBoundingClientRect();

describe('The designer’s head', () => {
  it('shows the form’s title where the designer stands alone', async () => {
    await open();
    expect(titles()).to.have.lengthOf(1);
  });

  it('leaves the title to the page around it, and then takes one line where there is room', async () => {
    await open({ untitled: true });
    expect(titles()).to.have.lengthOf(0);
    expect(placeOf('.porsa-d-views').top).to.be.below(placeOf('.porsa-d-publish').top);
    expect(placeOf('.porsa-d-views').bottom).to.be.above(placeOf('.porsa-d-publish').bottom);
  });
});
