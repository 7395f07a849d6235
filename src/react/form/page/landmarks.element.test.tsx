import { expect } from '@open-wc/testing';
import { fieldExamples } from '../../../fields/registry/examples.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const landmarks =
  'header, footer, main, nav, aside, form, search, section[aria-label], section[aria-labelledby], [role="banner"], [role="contentinfo"], [role="main"], [role="navigation"], [role="complementary"], [role="region"], [role="search"], [role="form"]';
const found = (filler: TestFiller) =>
  filler
    .all('.porsa-root *')
    .filter((element) => element.matches(landmarks))
    .map(({ localName, className }) => `${localName}.${className}`);

describe('a form in a page', () => {
  afterEach(unmountAll);

  it('adds no landmark to those of the page: filled, reviewed and read', async () => {
    const questions = Object.values(fieldExamples).map(({ question: asked }) => ({
      ...asked,
      mandatory: undefined,
      subtext: 'x',
      tooltip: 'x',
      relatedField: undefined,
      formula: asked.formula && '1 + 1',
    }));
    const definition = { ...formOf(questions, [question('last', 'text')]), review: true };
    const filler = await mountFiller({ definition, language: 'en' });
    expect(found(filler)).to.deep.equal([]);
    await click(filler.find('.porsa-foot [data-primary]'));
    await click(filler.find('.porsa-foot [data-primary]'));
    await until(() => filler.all('.porsa-review').length === 1, 'the review');
    expect(found(filler)).to.deep.equal([]);
    unmountAll();
    expect(found(await mountFiller({ definition, mode: 'view', language: 'en' }))).to.deep.equal([]);
  });
});
