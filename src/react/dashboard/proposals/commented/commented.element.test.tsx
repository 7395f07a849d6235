import { expect } from '@open-wc/testing';
import type { Comment } from '../../../../api/contract/proposal/shapes.ts';
import type { Proposal } from '../../../../proposal/types.ts';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  type Answers,
} from '../../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../../test/support/screens/wait.ts';

const link = 'abcdefghijklmnopqrstuv';
const path = `/proposalcomments/${link}`;
const proposal: Proposal = {
  template: 'standard',
  language: 'fa',
  values: { title: 'اثر پیاده‌روی بر خستگی', method: 'کارآزمایی بالینی با ۶۰ بیمار', fullname: 'سارا احمدی' },
};
const comment: Comment = {
  id: '0190a000-0000-7000-8000-000000000301',
  name: 'Dr. Karimi',
  question: 'method',
  quote: null,
  text: 'How many patients?',
  createdAt: '2026-11-20T08:00:00Z',
  resolvedAt: null,
  replies: [
    { id: '0190a000-0000-7000-8000-000000000302', name: null, text: 'Sixty.', createdAt: '2026-11-20T09:00:00Z' },
  ],
};
const commented = (comments: readonly Comment[] = []) => ({
  proposal,
  rev: 4,
  updatedAt: '2026-11-20T09:00:00Z',
  owner: 'Sara Ahmadi',
  comments,
});
const open = (answers: Answers) => openPortal(path, { signedIn: false, answers });

describe('The page of a link for comments', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(cleanUp);

  it('shows the proposal in its own language to a reader without account, with comments and replies', async () => {
    const portal = await open({ 'proposal/getcommented': () => commented([comment]) });
    await portal.until('How many patients?');
    expect(portal.text()).to.contain('Proposal by Sara Ahmadi').and.contain('کارآزمایی بالینی').and.contain('Sixty.');
    expect(portal.find('h1').getAttribute('dir')).to.equal('rtl');
    expect(portal.find('.porsa-portal-reading').getAttribute('lang')).to.equal('fa');
    expect(portal.find('[data-question="necessity"]').textContent).to.contain('Not answered yet');
    expect([...new Set(portal.calls.map((call) => call.path))]).to.deep.equal(['proposal/getcommented']);
    await expectAccessible(portal);
  });

  it('sends a comment on a question under the name that was given, and asks for the name once', async () => {
    const portal = await open({
      'proposal/getcommented': () => commented(),
      'proposal/storecomment': () => ({ id: comment.id, createdAt: comment.createdAt }),
    });
    await portal.until('پیاده‌روی');
    const opener = portal.find<HTMLElement>('[data-question="method"] .porsa-kit-button');
    opener.click();
    await settled();
    await portal.press('Send');
    await portal.until('Enter your name.');
    portal.type('Your name', 'Dr. Karimi');
    portal.type('Comment on', 'How many patients?');
    await expectAccessible(portal);
    await portal.press('Send');
    await portal.until('Comment sent.');
    const sent = portal.calls.find((call) => call.path === 'proposal/storecomment')?.body as Record<string, unknown>;
    expect(sent).to.include({ link, name: 'Dr. Karimi', text: 'How many patients?', question: 'method' });
    portal.find<HTMLElement>('[data-question="title"] .porsa-kit-button').click();
    await portal.until('Your comments appear under the name Dr. Karimi');
  });

  it('keeps what was written where it could not be sent, and sends it once under one id', async () => {
    let tries = 0;
    const portal = await open({
      'proposal/getcommented': () => commented(),
      'proposal/storecomment': () =>
        (tries += 1) === 1
          ? { success: false, code: 5002, message: 'No reply' }
          : { id: comment.id, createdAt: comment.createdAt },
    });
    await portal.until('پیاده‌روی');
    portal.find<HTMLElement>('.porsa-portal-commented-whole .porsa-kit-button').click();
    await settled();
    portal.type('Your name', 'Dr. Karimi');
    portal.type('Comment on', 'A sound question.');
    await portal.press('Send');
    await portal.until('What you wrote is still here.');
    expect(portal.find<HTMLTextAreaElement>('textarea').value).to.equal('A sound question.');
    await portal.press('Send');
    await portal.until('Comment sent.');
    const ids = portal.calls
      .filter((call) => call.path === 'proposal/storecomment')
      .map(({ body }) => (body as { readonly id: string }).id);
    expect(ids).to.have.length(2);
    expect(new Set(ids).size).to.equal(1);
  });

  it('replies to a comment', async () => {
    const portal = await open({
      'proposal/getcommented': () => commented([comment]),
      'proposal/storecomment': () => ({ id: comment.id, createdAt: comment.createdAt }),
    });
    await portal.until('How many patients?');
    await portal.press('Reply to Dr. Karimi');
    portal.type('Your name', 'Dr. Karimi');
    portal.type('Your reply', 'Enough.');
    await portal.press('Send');
    await portal.until('Comment sent.');
    expect(portal.calls.find((call) => call.path === 'proposal/storecomment')?.body).to.include({
      replyTo: comment.id,
      text: 'Enough.',
    });
  });

  it('says of a link that is revoked, expired or cut what to do, and offers no second try', async () => {
    for (const [code, words] of [
      [4047, 'Ask the person who sent it'],
      [4000, 'Copy the whole link'],
    ] as const) {
      const portal = await open({ 'proposal/getcommented': () => ({ success: false, code, message: '' }) });
      await portal.until('This proposal can’t be opened');
      expect(portal.text()).to.contain(words);
      expect(portal.text()).not.to.contain('Try again');
      await expectAccessible(portal);
      cleanUp();
    }
  });

  it('offers to try again where the server was not reached', async () => {
    let tries = 0;
    const portal = await open({
      'proposal/getcommented': () =>
        (tries += 1) === 1 ? { success: false, code: 5002, message: 'No reply' } : commented(),
    });
    await portal.until('Try again');
    await portal.press('Try again');
    await portal.until('Proposal by Sara Ahmadi');
  });

  it('quotes the passage that the reader has selected', async () => {
    const portal = await open({ 'proposal/getcommented': () => commented() });
    await portal.until('کارآزمایی');
    const answer = portal.find('[data-question="method"] .porsa-portal-reading-answer p');
    getSelection()?.selectAllChildren(answer);
    portal.find<HTMLElement>('[data-question="method"] .porsa-kit-button').click();
    await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-quote'), 'the passage is quoted');
    expect(portal.find('.porsa-portal-quote').textContent).to.contain('کارآزمایی بالینی');
  });
});
