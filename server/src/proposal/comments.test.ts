import { beforeEach, expect, test } from 'vitest';
import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import { handlers, openClinic, refusal, type TestClinic, type TestContext } from '../../test/clinic.ts';
import type { TestMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { proposalOf } from '../../test/proposals.ts';
import { useLimits } from '../accounts/count-use.ts';
import { newToken } from '../crypto/tokens.ts';
import { newId } from '../db/uuid.ts';
import { tidy } from '../operations/tidy.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describeEachDatabase('Comments on a proposal', (database) => {
  let clinic: TestClinic;
  let mina: TestContext;
  let supervisor: TestContext;
  let id: string;
  let link: string;
  let linkId: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    [mina, supervisor] = [clinic.as('expert'), clinic.as('visitor')];
    ({ id } = await handlers['/proposal/storeproposal'](mina, { proposal: proposalOf('Vitamin D') }));
    linkId = newId();
    ({ link } = await makeLink(linkId));
  });

  const makeLink = (of = newId(), more: { readonly expiresAt?: string; readonly label?: string } = {}) =>
    handlers['/proposal/storecommentlink'](mina, { proposal: id, id: of, ...more });
  const read = (by = link) => handlers['/proposal/getcommented'](supervisor, { link: by });
  const say = (text: string, more: Readonly<Record<string, string>> = {}, by = link) =>
    handlers['/proposal/storecomment'](supervisor, { link: by, id: newId(), name: 'Dr Karimi', text, ...more });
  const comments = () => handlers['/proposal/getcomments'](mina, { id });
  const mails = () => (mina.mail as TestMail).messages;

  test('are made by whoever has the link, without an account, and read by the owner', async () => {
    expect(link).toMatch(/^[\w-]{43}$/);
    const page = await read();
    expect(page).toMatchObject({ proposal: proposalOf('Vitamin D'), rev: 1, owner: 'expert Karimi', comments: [] });
    await say('Which dose?', { question: 'title', quote: 'Vitamin D' });
    mina.clock.advance(minute);
    await say('A good beginning.');
    expect(await comments()).toMatchObject([
      { name: 'Dr Karimi', text: 'Which dose?', question: 'title', quote: 'Vitamin D', resolvedAt: null, replies: [] },
      { name: 'Dr Karimi', text: 'A good beginning.', question: null, quote: null },
    ]);
    expect((await read()).comments).toEqual(await comments());
  });

  test('stand beside the text as it is now, and no call by a link reaches an earlier one', async () => {
    await handlers['/proposal/storeproposal'](mina, { id, rev: 1, proposal: proposalOf('Vitamin D and pain') });
    expect((await read()).proposal.values['title']).toBe('Vitamin D and pain');
    expect(Object.keys(await read()).sort()).toEqual(['comments', 'owner', 'proposal', 'rev', 'updatedAt']);
  });

  test('are answered by the owner and again by the supervisor, resolved and reopened', async () => {
    const { id: comment } = await say('Which dose?');
    mina.clock.advance(minute);
    await handlers['/proposal/storereply'](mina, { proposal: id, comment, id: newId(), text: '1000 IU' });
    mina.clock.advance(minute);
    await say('Good.', { replyTo: comment });
    expect((await read()).comments).toMatchObject([
      {
        id: comment,
        replies: [
          { name: null, text: '1000 IU' },
          { name: 'Dr Karimi', text: 'Good.' },
        ],
      },
    ]);
    const open = async () => (await handlers['/proposal/getproposals'](mina, {})).items[0]?.openComments;
    expect(await open()).toBe(1);
    const { resolvedAt } = await handlers['/proposal/resolvecomment'](mina, { proposal: id, comment, resolved: true });
    expect([resolvedAt, await open()]).toEqual([mina.clock().toISOString(), 0]);
    await handlers['/proposal/resolvecomment'](mina, { proposal: id, comment, resolved: false });
    expect(await open()).toBe(1);
    await handlers['/proposal/removecomment'](mina, { proposal: id, comment });
    expect(await comments()).toEqual([]);
  });

  test('answer a comment, not an answer, nor what is not there', async () => {
    const { id: comment } = await say('Which dose?');
    const { id: reply } = await handlers['/proposal/storereply'](mina, {
      proposal: id,
      comment,
      id: newId(),
      text: '1000 IU',
    });
    expect((await refusal(say('Good.', { replyTo: reply }))).code).toBe('unknown');
    expect((await refusal(say('Good.', { replyTo: newId() }))).code).toBe('unknown');
    const resolved = handlers['/proposal/resolvecomment'](mina, { proposal: id, comment: reply, resolved: true });
    expect((await refusal(resolved)).code).toBe('unknown');
  });

  test('are stored once when they are sent again, and an id in use takes nothing else', async () => {
    const same = newId();
    const first = await say('Which dose?', { id: same });
    mina.clock.advance(minute);
    expect(await say('Which dose?', { id: same })).toEqual(first);
    expect((await refusal(say('Something else', { id: same }))).code).toBe('idtaken');
    expect(await comments()).toHaveLength(1);
  });

  test('are refused, letter by letter alike, for a link that is unknown, revoked, expired, replaced, or of a proposal or an owner that is gone', async () => {
    const never = await refusal(read(newToken()));
    expect(never).toEqual({ code: 'commentlinkgone', detail: {} });
    const dead = async (by: string) => {
      expect(await refusal(read(by))).toEqual(never);
      expect(await refusal(say('Which dose?', {}, by))).toEqual(never);
    };
    const revoked = newId();
    const { link: first } = await makeLink(revoked);
    await read(first);
    const { link: second } = await makeLink(revoked);
    await dead(first);
    await read(second);
    await handlers['/proposal/removecommentlink'](mina, { proposal: id, id: revoked });
    await dead(second);
    const { link: short } = await makeLink(newId(), {
      expiresAt: new Date(mina.clock().getTime() + hour).toISOString(),
    });
    await read(short);
    mina.clock.advance(hour);
    await dead(short);
    await handlers['/proposal/removeproposal'](mina, { id });
    await dead(link);
    await handlers['/proposal/restoreproposal'](mina, { id });
    await read(link);
    const disable = (disabled_at: string | null) =>
      database.db.updateTable('users').set({ disabled_at }).where('id', '=', clinic.userId('expert')).execute();
    await disable(mina.clock().toISOString());
    await dead(link);
    await disable(null);
    await handlers['/proposal/removeproposal'](mina, { id, forever: true });
    await dead(link);
  });

  test('come by links that are kept as hashes, listed with whom they are for, and forgotten a month after they expired', async () => {
    const expiresAt = new Date(mina.clock().getTime() + hour).toISOString();
    mina.clock.advance(minute);
    const { link: other } = await makeLink(newId(), { label: 'Dr Rezaei', expiresAt });
    const { links } = await handlers['/proposal/getproposal'](mina, { id });
    expect(links).toMatchObject([
      { id: linkId, label: '', expiresAt: null },
      { label: 'Dr Rezaei', expiresAt },
    ]);
    const kept = JSON.stringify(await database.db.selectFrom('comment_links').selectAll().execute());
    expect([kept.includes(link), kept.includes(other)]).toEqual([false, false]);
    mina.clock.advance(31 * day);
    await tidy(database.db, mina.clock);
    expect((await handlers['/proposal/getproposal'](mina, { id })).links).toHaveLength(1);
  });

  test('come by ten links at most, none of which expires before it begins', async () => {
    for (let count = 1; count < proposalLimits.links; count += 1) await makeLink();
    expect((await refusal(makeLink())).code).toBe('linksfull');
    await makeLink(linkId);
    const past = makeLink(linkId, { expiresAt: mina.clock().toISOString() });
    expect(await refusal(past)).toMatchObject({ code: 'badbody', detail: { fields: [{ path: 'expiresAt' }] } });
  });

  test('are sixty an hour by one link, and five hundred on one proposal', async () => {
    for (let count = 0; count < useLimits.comment.max; count += 1) await say(`Comment ${count}`);
    const { code, detail } = await refusal(say('One more'));
    expect([code, detail.retryAfter]).toEqual(['toomany', 3600]);
    const { link: other } = await makeLink();
    const { id: comment } = await say('By another link', {}, other);
    const [row] = await database.db.selectFrom('proposal_comments').selectAll().where('id', '=', comment).execute();
    const missing = proposalLimits.comments - useLimits.comment.max - 1;
    const rows = Array.from({ length: missing }, () => ({ ...row!, id: newId() }));
    await database.db.insertInto('proposal_comments').values(rows).execute();
    expect((await refusal(say('One more', {}, other))).code).toBe('commentsfull');
    const reply = handlers['/proposal/storereply'](mina, { proposal: id, comment, id: newId(), text: 'Thanks' });
    expect((await refusal(reply)).code).toBe('commentsfull');
  });

  test('are mailed to the owner at most once an hour, in their language, without a word of what was written', async () => {
    await database.db.updateTable('users').set({ lang: 'fa' }).where('id', '=', clinic.userId('expert')).execute();
    for (const text of ['Canary one', 'Canary two']) await say(text);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toMatchObject({ subject: 'نظر جدید دربارهٔ پروپوزال شما', to: `expert@${clinic.id}.test` });
    expect(mails()[0]?.text).toContain(`https://forms.test/createproposal?id=${id}`);
    expect(JSON.stringify(mails())).not.toMatch(/Canary|Karimi/);
    mina.clock.advance(hour);
    await say('Canary three');
    await handlers['/proposal/storereply'](mina, {
      proposal: id,
      comment: (await comments())[0]!.id,
      id: newId(),
      text: 'Yes',
    });
    expect(mails()).toHaveLength(2);
  });

  test('are not mailed to an address that nobody has proved', async () => {
    await database.db.updateTable('users').set({ verified: 0 }).where('id', '=', clinic.userId('expert')).execute();
    await say('Which dose?');
    expect([mails(), await comments()]).toEqual([[], [expect.objectContaining({ text: 'Which dose?' })]]);
  });

  test('leave in the log who made and revoked a link', async () => {
    await handlers['/proposal/removecommentlink'](mina, { proposal: id, id: linkId });
    const rows = await database.db.selectFrom('audit').select(['action', 'detail', 'user_id']).orderBy('seq').execute();
    const detail = JSON.stringify({ link: linkId, proposal: id });
    const user_id = clinic.userId('expert');
    expect(rows.filter(({ action }) => action.startsWith('proposal'))).toEqual([
      { action: 'proposal.link', detail, user_id },
      { action: 'proposal.unlink', detail, user_id },
    ]);
  });
});
