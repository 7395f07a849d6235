import { expect } from '@open-wc/testing';
import { checkDefinition } from '../../../published/engine.ts';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  button,
  cleanUp,
  click,
  field,
  form,
  host,
  latest,
  open,
  rawKeys,
  write,
} from '../../../../test/support/screens/open-designer.tsx';

afterEach(cleanUp);

const error = () => latest.conditions.find(({ kind }) => kind === 'error');

describe('An error under a condition', () => {
  it('is shown at a question that is answered, and says its own message', async () => {
    const label = { id: 'heading', name: 'heading', type: 'label', title: 'Heading' } as const;
    const [first, ...others] = form.pages;
    const definition = { ...form, pages: [{ ...first!, questions: [...first!.questions, label] }, ...others] };
    await open({ section: 'condition', definition });
    await click(button('Add an error'));
    const choice = field('At question') as HTMLSelectElement;
    const choices = [...choice.options].map(({ value }) => value);
    expect(choices).to.include(first!.questions[0]!.id);
    expect(choices).not.to.include('heading');
    expect(checkDefinition(latest).map(({ path, rule }) => `${path.replace(/\d+/, 'n')} ${rule}`)).to.deep.equal([
      'conditions[n].when conditionempty',
      'conditions[n].target errortargetmissing',
    ]);
    choice.value = first!.questions[0]!.id;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await write(field('Error message'), 'Give one of the two');
    expect(error()).to.deep.include({ target: first!.questions[0]!.id, text: { en: 'Give one of the two' } });
    await write(field('Error message'), '');
    expect(error()).not.to.have.property('text');
    expect(rawKeys()).to.deep.equal([]);
    await expectAccessible(host);
  });
});
