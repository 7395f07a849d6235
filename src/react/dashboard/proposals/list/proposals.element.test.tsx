import { expect } from '@open-wc/testing';
import type { ProposalSummary } from '../../../../api/contract/proposal/shapes.ts';
import { createDeviceProposals } from '../../../../api/drafts/proposals.ts';
import type { Proposal } from '../../../../proposal/types.ts';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  person,
  type Answers,
} from '../../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../../test/support/screens/wait.ts';

const summary = (number: number, given: Partial<ProposalSummary> = {}): ProposalSummary => ({
  id: `0190a000-0000-7000-8000-00000000020${number}`,
  title: `Walking after stroke ${number}`,
  template: 'standard',
  language: 'en',
  rev: 3,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  openComments: 0,
  ...given,
});
const proposal: Proposal = { template: 'standard', language: 'en', values: { title: 'Walking after stroke 1' } };
const listed = (items: readonly ProposalSummary[], next: string | null = null, total = items.length): Answers => ({
  'proposal/getproposals': ({ removed }: { readonly removed?: boolean }) =>
    removed ? { items: [], next: null, total: 0 } : { items, next, total },
});
const device = createDeviceProposals('', person.id, '');
const kept = '0190a000-0000-7000-8000-000000000299';

describe('The list of proposals', () => {
  afterEach(async () => {
    await device.of(kept).clear();
    cleanUp();
  });

  it('leads on where there is nothing yet, by form and by chat', async () => {
    const portal = await openPortal('/proposal', { answers: listed([]) });
    await portal.until('No proposals yet');
    await expectAccessible(portal);
    await portal.press('Start in chat');
    await portal.until('chat');
    expect(portal.visited).to.include('/generateproposal');
    expect(portal.text()).to.match(/new proposal [0-9a-f-]{36} chat/);
  });

  it('shows title, template and open comments, how many there are, and page after page', async () => {
    const items = [summary(1, { openComments: 2 }), summary(2, { title: '', template: 'own-format' })];
    const portal = await openPortal('/proposal', { answers: listed(items, 'next-page', 31) });
    await portal.until('31 proposals');
    const rows = [...portal.host.shadowRoot!.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows[0]).to.contain('Walking after stroke 1').and.contain('Standard').and.contain('2');
    expect(rows[1]).to.contain('Untitled proposal').and.contain('own-format');
    await expectAccessible(portal);
    await portal.press('Next');
    await portal.until('Page 2');
    const asked = portal.calls.filter(({ path }) => path === 'proposal/getproposals').map(({ body }) => body);
    expect(asked.at(-1)).to.include({ after: 'next-page', limit: 25 });
  });

  it('searches on the server, and says so where nothing is found', async () => {
    const portal = await openPortal('/proposal?q=gait', { answers: listed([]) });
    await portal.until('No results for “gait”');
    expect(portal.calls.find(({ path }) => path === 'proposal/getproposals')?.body).to.include({ search: 'gait' });
  });

  it('says why it could not be loaded, and tries again', async () => {
    let tries = 0;
    const portal = await openPortal('/proposal', {
      answers: {
        'proposal/getproposals': () =>
          (tries += 1) === 1
            ? { success: false, code: 5002, message: 'No reply' }
            : { items: [summary(1)], next: null, total: 1 },
      },
    });
    await portal.until('Try again');
    await portal.press('Try again');
    await portal.until('Walking after stroke 1');
  });

  it('asks before it moves one to the trash', async () => {
    const portal = await openPortal('/proposal', {
      answers: { ...listed([summary(1)]), 'proposal/removeproposal': () => ({}) },
    });
    await portal.until('Walking after stroke 1');
    await portal.press('Move to trash');
    await portal.until('Move this proposal to the trash?');
    expect(portal.calls.map(({ path }) => path)).not.to.contain('proposal/removeproposal');
    portal.find<HTMLElement>('dialog sl-button[variant="danger"]').click();
    await portal.until('Moved to trash.');
    expect(portal.calls.find(({ path }) => path === 'proposal/removeproposal')?.body).to.deep.equal({
      id: summary(1).id,
    });
  });

  it('duplicates one under a title that says so', async () => {
    const portal = await openPortal('/proposal', {
      answers: {
        ...listed([summary(1)]),
        'proposal/getproposal': () => ({ proposal, rev: 3, links: [], openComments: 1 }),
        'proposal/storeproposal': () => ({ id: kept, rev: 1, updatedAt: '2026-11-20T09:00:00Z' }),
      },
    });
    await portal.until('Walking after stroke 1');
    await portal.press('Duplicate');
    await portal.until('“Walking after stroke 1 (copy)” was added.');
    const stored = portal.calls.find(({ path }) => path === 'proposal/storeproposal')?.body as Record<string, unknown>;
    expect(stored['proposal']).to.deep.equal({ ...proposal, values: { title: 'Walking after stroke 1 (copy)' } });
    expect(stored).not.to.have.property('rev');
    expect(stored['id']).not.to.equal(summary(1).id);
  });

  it('sets apart what only this device has, and deletes it after asking', async () => {
    await device.of(kept).keep({ ...proposal, values: { title: 'Written on the train' } }, 0);
    const portal = await openPortal('/proposal', { answers: listed([summary(1)]) });
    await portal.until('Written on the train');
    expect(portal.text()).to.contain('On this device only').and.contain('Not on the server yet');
    await expectAccessible(portal);
    await portal.press('Delete from this device – Written on the train');
    await portal.until('is saved nowhere else');
    portal.find<HTMLElement>('dialog sl-button[variant="danger"]').click();
    await until(async () => (await device.of(kept).load()) === undefined, 'the device has forgotten it');
  });
});
