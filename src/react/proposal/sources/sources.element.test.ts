import { expect } from '@open-wc/testing';
import { closeProposalHelpers, openProposalHelper } from '../../../../test/support/screens/open-proposal.ts';
import { type } from '../../../../test/support/screens/elements.ts';
import { until } from '../../../../test/support/screens/wait.ts';

const bibtex = (key: string, title: string): string =>
  `@article{${key}, title={${title}}, author={Lee, Anna}, journal={Diabetes Care}, year={2021}, doi={10.1000/${title.length}}}`;

async function open(values: Readonly<Record<string, string>> = {}) {
  const helper = await openProposalHelper({ proposal: { template: 'standard', language: 'en', values } });
  const list = await helper.question('sources');
  await until(() => list.querySelector('.porsa-p-add textarea') !== null, 'sources can be pasted');
  const press = (name: string): void =>
    [...list.querySelectorAll('button')].find((each) => each.textContent === name || each.ariaLabel === name)!.click();
  const paste = async (text: string): Promise<void> => {
    type(list.querySelector('.porsa-p-add textarea')!, text);
    await until(() => !list.querySelector<HTMLButtonElement>('[data-kind="primary"]')!.disabled, 'they can be added');
    press('Add to the list');
  };
  return {
    helper,
    list,
    press,
    paste,
    ids: () => [...list.querySelectorAll('[data-source]')].map((each) => each.getAttribute('data-source')),
  };
}

describe('The sources of a proposal', () => {
  afterEach(closeProposalHelpers);

  it('are read from what is pasted; what could not be read stays, with why, and can be kept as text', async () => {
    const { list, ids, press, paste } = await open();
    await paste(`${bibtex('lee', 'Walking')}\n@article{broken, title={Never closed`);
    await until(() => ids().length === 1, 'one was read');
    await until(() => list.querySelector('.porsa-p-left textarea') !== null, 'the other stays');
    expect(list.querySelector('.porsa-p-left label')?.textContent).to.include('broken');
    press('Keep as plain text');
    await until(() => ids().length === 2 && !list.querySelector('.porsa-p-left'), 'it is kept');
  });

  it('that are the same work are merged, and so are their citations', async () => {
    const { helper, ids, list, press, paste } = await open({ necessity: 'Known [@lee] and [@leeb].' });
    await paste(`${bibtex('lee', 'Walking')}\n${bibtex('leeb', 'Walking')}`);
    await until(() => ids().length === 2, 'both are read');
    await until(() => list.querySelector('.porsa-p-notice') !== null, 'it is seen that they are one');
    press('Merge');
    await until(() => ids().length === 1, 'one is left');
    expect(helper.element.proposal?.values['necessity']).to.equal('Known [@lee] and [@lee].');
  });

  it('are cited where the caret stands', async () => {
    const { helper, ids, paste } = await open({ ideas: 'Before after' });
    await paste(bibtex('lee', 'Walking'));
    await until(() => ids().length === 1, 'it is read');
    const ideas = await helper.question('ideas');
    ideas.querySelector('textarea')!.setSelectionRange(6, 6);
    ideas.querySelector<HTMLButtonElement>('.porsa-p-foot button')!.click();
    await until(() => helper.all('dialog .porsa-kit-choices button').length === 1, 'it is offered');
    helper.find<HTMLButtonElement>('dialog .porsa-kit-choices button').click();
    await until(() => helper.element.proposal?.values['ideas'] === 'Before[@lee] after', 'it is cited');
  });
});
