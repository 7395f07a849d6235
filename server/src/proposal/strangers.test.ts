import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Path } from '../../../src/api/contract/contract.ts';
import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import { testServerContext, type TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { proposalOf } from '../../test/proposals.ts';
import { recordStatements } from '../../test/record-statements.ts';
import { addPerson, call, openTestServer } from '../../test/server.ts';
import { newToken } from '../crypto/tokens.ts';
import { newId } from '../db/uuid.ts';
import { handlers } from '../handlers/handlers.ts';
import { rateLimits } from '../http/limits/limits.ts';

type Body = Readonly<Record<string, unknown>>;

describeEachDatabase('Whoever tries a proposal that is not theirs', (database) => {
  let context: TestServerContext;
  let recorded: ReturnType<typeof recordStatements>;
  let server: FastifyInstance;
  let mina: string;
  let omid: string;
  let id: string;

  beforeEach(async () => {
    await database.clear();
    recorded = recordStatements(database.db);
    context = testServerContext(recorded.db);
    server = await openTestServer(context, { handlers });
    ({ token: mina } = await addPerson(context, { email: 'mina@clinic.test' }));
    ({ token: omid } = await addPerson(context, { email: 'omid@clinic.test', access: 'admin' }));
    const { reply } = await call(
      server,
      '/proposal/storeproposal',
      { proposal: proposalOf('Kanarya', { method: 'Kanarya' }) },
      { token: mina },
    );
    id = reply.success ? reply.data.id : '';
  });
  afterEach(() => server.close());

  /** What can be observed from outside: the whole refusal, the headers, and the work it took. */
  const observe = async (path: Path, body: Body, token?: string) => {
    recorded.take();
    const {
      status,
      reply,
      headers: { 'x-request-id': _id, date: _date, ...headers },
    } = await call(server, path, body, token === undefined ? {} : { token });
    return { status, reply, headers, ...recorded.take() };
  };
  const link = async (more: Body = {}) => {
    const of = newId();
    const { reply } = await call(
      server,
      '/proposal/storecommentlink',
      { proposal: id, id: of, ...more },
      { token: mina },
    );
    return { of, link: reply.success ? reply.data.link : '' };
  };

  const withoutSession: readonly [Path, (by: string) => Body][] = [
    ['/proposal/getcommented', (by) => ({ link: by })],
    ['/proposal/storecomment', (by) => ({ link: by, id: newId(), name: 'Dr Karimi', text: 'Which dose?' })],
  ];

  test.each(withoutSession)(
    'by %s learns nothing of a link: neither whether it ever was, nor why it no longer is',
    async (path, body) => {
      const revoked = await link();
      await call(server, '/proposal/removecommentlink', { proposal: id, id: revoked.of }, { token: mina });
      const short = await link({ expiresAt: new Date(context.clock().getTime() + 1000).toISOString() });
      context.clock.advance(1000);
      const removed = await link();
      await call(server, '/proposal/removeproposal', { id }, { token: mina });
      const never = await observe(path, body(newToken()));
      expect(never).toMatchObject({ status: 404, reply: { success: false, code: 4047 } });
      for (const by of [revoked.link, short.link, removed.link]) expect(await observe(path, body(by))).toEqual(never);
      expect(await observe(path, body(newToken()), omid)).toMatchObject({ status: 404, reply: never.reply });
    },
  );

  const own: readonly [Path, (of: string) => Body][] = [
    ['/proposal/getproposal', (of) => ({ id: of })],
    ['/proposal/storeproposal', (of) => ({ id: of, rev: 1, proposal: proposalOf('Mine') })],
    ['/proposal/removeproposal', (of) => ({ id: of })],
    ['/proposal/restoreproposal', (of) => ({ id: of })],
    ['/proposal/getversions', (of) => ({ id: of })],
    ['/proposal/getversion', (of) => ({ id: of, version: newId() })],
    ['/proposal/storeversion', (of) => ({ id: of, version: newId(), name: 'Mine' })],
    ['/proposal/removeversion', (of) => ({ id: of, version: newId() })],
    ['/proposal/restoreversion', (of) => ({ id: of, version: newId(), rev: 1 })],
    ['/proposal/storecommentlink', (of) => ({ proposal: of, id: newId() })],
    ['/proposal/removecommentlink', (of) => ({ proposal: of, id: newId() })],
    ['/proposal/getcomments', (of) => ({ id: of })],
    ['/proposal/storereply', (of) => ({ proposal: of, comment: newId(), id: newId(), text: 'Mine' })],
    ['/proposal/resolvecomment', (of) => ({ proposal: of, comment: newId(), resolved: true })],
    ['/proposal/removecomment', (of) => ({ proposal: of, comment: newId() })],
  ];

  test.each(own)('by %s finds what an id that never was would give, after the same work', async (path, body) => {
    const never = await observe(path, body(newId()), omid);
    expect(never).toMatchObject({ status: 404, reply: { success: false, code: 4040 } });
    expect(await observe(path, body(id), omid)).toEqual(never);
    expect((await observe(path, body(id))).status).toBe(401);
    expect((await call(server, '/proposal/getproposal', { id }, { token: mina })).reply).toMatchObject({
      success: true,
      data: { rev: 1, proposal: proposalOf('Kanarya', { method: 'Kanarya' }) },
    });
  });

  test('with a link reads no more than what it opens: no other call takes it, and it is no session', async () => {
    const { link: by } = await link();
    for (const [path, body] of own) {
      const { status, reply } = await call(server, path, body(id), { token: by });
      expect({ path, status, leaks: JSON.stringify(reply).includes('Kanarya') }).toEqual({
        path,
        status: 401,
        leaks: false,
      });
    }
    for (const path of ['/public/resolvelink', '/autologin/', '/auth/activation', '/user/invitation'] as const) {
      const reply = await call(server, path, { link: by, token: by, id: by, email: 'mina@clinic.test' });
      expect(reply.status).toBeGreaterThanOrEqual(400);
    }
  });

  test('tries thirty comments and a hundred and twenty links a quarter of an hour from one place', async () => {
    const limited = await openTestServer(context, { handlers, limits: rateLimits });
    for (const [path, body] of withoutSession) {
      const max = rateLimits.byCall[path]?.max ?? 0;
      const statuses: number[] = [];
      for (let count = 0; count <= max; count += 1)
        statuses.push((await call(limited, path, body(newToken()), { address: '10.0.0.9' })).status);
      expect([new Set(statuses.slice(0, max)), statuses.at(-1)]).toEqual([new Set([404]), 429]);
    }
    await limited.close();
  });

  test.each<[string, unknown]>([
    ['a key of a prototype', JSON.parse('{"__proto__":"x"}')],
    ['a constructor', { constructor: 'x' }],
    ['a key that is no id', { 'a b': 'x' }],
    ['a key of every object', { toString: 'x' }],
    ['a number', { title: 1 }],
    ['a list in a list', { aims: [['x']] }],
    ['a text without end', { title: 'x'.repeat(proposalLimits.textCharacters + 1) }],
    ['too many answers', Object.fromEntries(Array.from({ length: 501 }, (_one, at) => [`q${at}`, 'x']))],
    ['too many rows', { budget: Array.from({ length: 1001 }, () => ({ item: 'x' })) }],
    ['a row with more than texts', { budget: [{ item: { deep: 'x' } }] }],
    ['a source whose item is a list', { sources: [{ id: 'a', item: [] }] }],
  ])('finds no way in with %s', async (_what, values) => {
    const { status, reply } = await call(
      server,
      '/proposal/storeproposal',
      { proposal: { template: 'standard', language: 'en', values } },
      { token: mina },
    );
    expect([status, reply.success]).toEqual([400, false]);
    expect((await call(server, '/proposal/getproposals', {}, { token: mina })).reply).toMatchObject({
      data: { total: 1 },
    });
  });

  test('finds questions of a centre’s own template kept under their names, in any script', async () => {
    const proposal = { ...proposalOf(''), template: 'OurCentre', values: { عنوان: 'ویتامین دی', طرح_۱: 'الف' } };
    expect((await call(server, '/proposal/storeproposal', { id, rev: 1, proposal }, { token: mina })).status).toBe(200);
    expect((await call(server, '/proposal/getproposal', { id }, { token: mina })).reply).toMatchObject({
      data: { proposal },
    });
  });

  test('finds the words of a hundred thousand words kept as they were sent, and five thousand characters of a comment', async () => {
    const necessity = 'واژه '.repeat(100_000);
    const stored = await call(
      server,
      '/proposal/storeproposal',
      { id, rev: 1, proposal: proposalOf('Long', { necessity }) },
      { token: mina },
    );
    expect(stored.status).toBe(200);
    const { reply } = await call(server, '/proposal/getproposal', { id }, { token: mina });
    expect(reply.success && reply.data.proposal.values['necessity'] === necessity).toBe(true);
    const { link: by } = await link();
    const comment = (text: string, name = 'Dr Karimi') =>
      call(server, '/proposal/storecomment', { link: by, id: newId(), name, text });
    const statuses = [
      await comment('x'.repeat(5000)),
      await comment('x'.repeat(5001)),
      await comment(''),
      await comment('x', ''),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 400, 400, 400]);
    expect((await comment('one\ntwo', 'Dr\u202e\nKarimi')).status).toBe(200);
    const page = await call(server, '/proposal/getcommented', { link: by });
    expect(page.reply.success && page.reply.data.comments.at(-1)).toMatchObject({
      name: 'Dr Karimi',
      text: 'one\ntwo',
    });
  });
});
