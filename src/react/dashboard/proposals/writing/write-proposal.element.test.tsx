import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useEffect } from 'react';
import type { Comment } from '../../../../api/contract/proposal/shapes.ts';
import { standardTemplate } from '../../../../proposal/template/standard/standard-template.ts';
import type { Proposal } from '../../../../proposal/types.ts';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  visits,
  type Answers,
} from '../../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../../test/support/screens/wait.ts';
import type { PortalScreens, ProposalViewProps } from '../../context/types.ts';

const id = '0190a000-0000-7000-8000-000000000401';
const proposal: Proposal = { template: 'standard', language: 'en', values: { title: 'Walking', method: 'A trial' } };
const comment: Comment = {
  id: '0190a000-0000-7000-8000-000000000402',
  name: 'Dr. Karimi',
  question: 'method',
  quote: null,
  text: 'How many patients?',
  createdAt: '2026-11-20T08:00:00Z',
  resolvedAt: null,
  replies: [],
};
const time = '2026-11-20T09:00:00Z';
const link = { id: '0190a000-0000-7000-8000-000000000403', label: 'Dr. Karimi', createdAt: time, expiresAt: null };
const version = { id: '0190a000-0000-7000-8000-000000000404', rev: 1, name: 'Sent', title: 'Walk', savedAt: time };

/** A helper that says what it was asked for. */
function screensWith(saved: 'saved' | 'unsaved', seen: string[] = []): PortalScreens {
  function ProposalView({ mode, isNew, CategoryField, onReady, onChange, onMode }: ProposalViewProps) {
    useEffect(() => {
      onReady?.({
        proposal: () => proposal,
        template: () => standardTemplate,
        save: () => Promise.resolve(saved),
        goTo: (question) => seen.push(question),
      });
      seen.push(isNew ? 'begun' : 'opened');
      // Opened once, as the helper is.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, []);
    return (
      <>
        <button type="button" onClick={() => onChange?.()}>
          {`typing ${mode}`}
        </button>
        <button type="button" onClick={() => onMode?.('chat')}>
          {'to the chat'}
        </button>
        <CategoryField value="" onChange={(category) => seen.push(category)} />
      </>
    );
  }
  return { FormView: () => null, DayPicker: () => null, DesignerView: () => null, ShareView: () => null, ProposalView };
}

const answers: Answers = {
  'proposal/getcomments': () => [comment],
  'proposal/getproposal': () => ({ id, rev: 4, proposal, links: [link], openComments: 1 }),
  'proposal/getversions': () => [version],
  'proposal/getversion': () => ({ version, proposal: { ...proposal, values: { title: 'Walk', method: 'A trial' } } }),
  'proposal/restoreversion': () => ({ id, rev: 5, updatedAt: time, proposal }),
  'proposal/resolvecomment': () => ({ resolvedAt: time }),
  'proposal/storecommentlink': () => ({ id, link: 'x', url: 'https://porsa.test/proposalcomments/x', expiresAt: null }),
};
const open = (saved: 'saved' | 'unsaved' = 'saved', seen: string[] = [], more: Answers = {}) =>
  openPortal(`/createproposal?id=${id}`, { answers: { ...answers, ...more }, screens: screensWith(saved, seen) });

describe('A proposal in the portal', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  afterEach(cleanUp);

  it('has its address as soon as there is something to come back to, and keeps it from form to chat', async () => {
    const seen: string[] = [];
    const portal = await openPortal('/createproposal', { answers, screens: screensWith('saved', seen) });
    await portal.until('typing form');
    await portal.press('to the chat');
    await portal.until('typing chat');
    expect(portal.find('h1').textContent).to.equal('Proposal');
    expect(portal.text()).to.contain('Start');
    await portal.press('typing chat');
    await until(() => portal.visited.length > 1, 'the address has changed');
    expect(seen).to.deep.equal(['begun']);
    expect(portal.calls.map(({ path }) => path)).not.to.contain('proposal/getproposal');
  });

  it('shows comments beside it, leads to their question and resolves them', async () => {
    const seen: string[] = [];
    const portal = await open('saved', seen);
    await until(() => portal.find('.porsa-portal-writing-tools').textContent?.includes('1'), 'one is open');
    portal.find<HTMLElement>('.porsa-portal-writing-tools button').click();
    await portal.until('How many patients?');
    await expectAccessible(portal);
    await portal.press('Go to “Method of execution”');
    expect(seen).to.include('method');
    await portal.press('Resolve the comment by Dr. Karimi');
    expect(portal.calls.find(({ path }) => path === 'proposal/resolvecomment')?.body).to.deep.equal({
      proposal: id,
      comment: comment.id,
      resolved: true,
    });
  });

  it('makes a link that works for thirty days, and shows it once', async () => {
    const portal = await open();
    await portal.until('typing form');
    await portal.press('Share');
    await portal.until('Works until you revoke it');
    portal.type('Who is it for?', 'Dr. Rad');
    await portal.press('Create link');
    await portal.until('https://porsa.test/proposalcomments/x');
    await expectAccessible(portal);
    const made = portal.calls.find(({ path }) => path === 'proposal/storecommentlink')?.body as Record<string, string>;
    expect(made).to.include({ proposal: id, label: 'Dr. Rad' });
    const days = (Date.parse(made['expiresAt'] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).to.equal(30);
    await portal.press('Create another link');
    expect(portal.text()).not.to.contain('https://porsa.test/proposalcomments/x');
  });

  it('makes no link of what the server does not have', async () => {
    const portal = await open('unsaved');
    await portal.until('typing form');
    await portal.press('Share');
    await portal.until('isn’t saved on the server yet');
    expect(portal.calls.map(({ path }) => path)).not.to.contain('proposal/getproposal');
  });

  it('shows what differs in an earlier version, and restores it from the revision that is there', async () => {
    const seen: string[] = [];
    const portal = await open('saved', seen);
    await portal.until('typing form');
    await portal.press('Versions');
    await portal.until('Sent');
    portal.find<HTMLElement>('.porsa-portal-rows sl-button').click();
    await portal.until('1 answer differs from now');
    expect(portal.find('.porsa-portal-comparison').textContent).to.contain('Walk').and.contain('Walking');
    await expectAccessible(portal);
    await portal.press('Restore this version');
    await portal.until('How it is now is kept as a version.');
    portal.find<HTMLElement>('dialog[role="alertdialog"] sl-button[variant="primary"]').click();
    await portal.until('Version restored.');
    expect(portal.calls.find(({ path }) => path === 'proposal/restoreversion')?.body).to.deep.equal({
      id,
      version: version.id,
      rev: 4,
    });
    await until(() => seen.filter((each) => each === 'opened').length === 2, 'it is opened again');
  });

  it('offers the forms that one may fill in to submit to, and says where there is none', async () => {
    const portal = await open();
    await portal.until('First visit');
    cleanUp();
    const withdrawn = { ...visits, settings: { withdrawn: true } };
    const other = await open('saved', [], { 'category/getcategories': () => ({ items: [withdrawn], next: null }) });
    await other.until('Ask your research center for access');
  });
});
