import { expect, oneEvent } from '@open-wc/testing';
import { closeProposalHelpers, openProposalHelper } from '../../../test/support/screens/open-proposal.ts';
import { shownText, type } from '../../../test/support/screens/elements.ts';
import { until } from '../../../test/support/screens/wait.ts';

const titled = {
  template: 'standard',
  language: 'en',
  values: { fullname: 'Sara', title: 'Walking and pain' },
} as const;

describe('The proposal helper', () => {
  afterEach(closeProposalHelpers);

  it('takes an answer, with no server, and reports each change', async () => {
    const { element, find } = await openProposalHelper();
    const changed = oneEvent(element, 'porsa-change');
    type(find('[data-question="fullname"] textarea'), 'Sara Ahmadi');
    expect((await changed).detail.proposal.values).to.deep.equal({ fullname: 'Sara Ahmadi' });
    expect(element.proposal?.values).to.deep.equal({ fullname: 'Sara Ahmadi' });
    await until(() => find('.porsa-p-saving').textContent === 'Kept on this device', 'the answer is kept');
  });

  it('finds the last proposal again, and keeps those of another project apart', async () => {
    const project = crypto.randomUUID();
    const first = await openProposalHelper({ project });
    type(first.find('[data-question="fullname"] textarea'), 'Sara Ahmadi');
    await until(() => first.find('.porsa-p-saving').textContent === 'Kept on this device', 'the answer is kept');
    closeProposalHelpers();
    expect((await openProposalHelper({ project })).element.proposal?.values).to.deep.equal({ fullname: 'Sara Ahmadi' });
    closeProposalHelpers();
    expect((await openProposalHelper()).element.proposal?.values).to.deep.equal({});
  });

  it('checks when asked, tells the host, and shows each finding beside its question', async () => {
    const { element, find } = await openProposalHelper({ proposal: titled });
    const checked = oneEvent(element, 'porsa-check');
    const findings = await element.check();
    expect(findings.some(({ path, level }) => path === 'fullname' && level === 'error')).to.equal(true);
    expect((await checked).detail.findings).to.deep.equal(findings);
    await until(
      () => find('[data-question="supervisor"] .porsa-p-findings').textContent !== '',
      'what is missing is said where it is missing',
    );
  });

  it('takes a proposal as JSON text, and says of another text that it is none', async () => {
    const { element } = await openProposalHelper({ proposal: JSON.stringify(titled) as never });
    expect(element.proposal).to.deep.equal(titled);
    const failed = oneEvent(element, 'porsa-error');
    element.proposal = '{"not": "one"}';
    expect((await failed).detail.code).to.equal('invalidproposal');
    await until(() => shownText(element).includes('This is not a proposal'), 'it is said');
  });

  it('reports everything that is wrong with a template of the host, and goes on with the others', async () => {
    const codes: string[] = [];
    document.addEventListener(
      'porsa-error',
      (event) => codes.push((event as CustomEvent<{ code: string }>).detail.code),
      {
        once: true,
      },
    );
    const { find } = await openProposalHelper({ templates: [{ id: 'broken' }] as never });
    await until(() => codes.length > 0, 'it is reported');
    expect(codes).to.deep.equal(['invalidtemplate']);
    expect(find('[data-question="fullname"]')).not.to.equal(null);
    expect(find('.porsa-p-notices').textContent).to.include('problem');
  });

  it('hands the proposal to the host when it is submitted', async () => {
    const { element, all, find } = await openProposalHelper({ proposal: titled });
    find<HTMLButtonElement>('.porsa-p-bar > .porsa-kit-button').click();
    await until(() => all('dialog .porsa-kit-button[data-kind="primary"]').length === 1, 'it is asked once more');
    const submitted = oneEvent(element, 'porsa-submit');
    find<HTMLButtonElement>('dialog .porsa-kit-button[data-kind="primary"]').click();
    expect((await submitted).detail.proposal).to.deep.equal(titled);
  });
});
