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

  it('stays one line whatever it says of saving', async () => {
    await open({ untitled: true });
    const { height } = placeOf('.porsa-d-top');
    const said = one('.porsa-d-saving');
    said.append(' – Unsaved changes · Version 12 ·'.repeat(3));
    said.style.whiteSpace = 'nowrap';
    expect(placeOf('.porsa-d-top').height).to.equal(height);
    expect(placeOf('.porsa-d-publish').bottom).to.be.below(placeOf('.porsa-d-views').bottom);
  });
});
