import { beforeAll, expect, test } from 'vitest';
import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import { checkProposal } from '../../../src/proposal/check/check-proposal.ts';
import { checkPico } from '../../../src/proposal/pico/check-pico.ts';
import { standardTemplate } from '../../../src/proposal/template/standard/standard-template.ts';
import { handlers, openClinic, refusal, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { proposalOf } from '../../test/proposals.ts';
import { addPerson, call, openTestServer } from '../../test/server.ts';
import { testServerContext } from '../../test/context.ts';

const title = 'Effect of vitamin D compared with placebo on pain in adults with low back pain';
const persian = 'اثر ویتامین دی در مقایسه با دارونما بر درد بزرگسالان مبتلا به کمردرد';

describeEachDatabase('The check of a proposal on the server', (database) => {
  let clinic: TestClinic;
  let mina: TestContext;
  beforeAll(async () => {
    clinic = await openClinic(database.db);
    mina = clinic.as('newuser');
  });
  const check = handlers['/proposal/check'];

  test.each([title, persian])('finds in a text what the browser finds: %s', async (text) => {
    const pico = checkPico(text);
    expect(await check(mina, { text })).toEqual({ findings: pico.findings, pico });
    expect(text === persian || pico.C.length > 0).toBe(true);
  });

  test('speaks the language asked for', async () => {
    expect((await check(mina, { text: title, language: 'fa' })).findings).toEqual(
      checkPico(title, { language: 'fa' }).findings,
    );
  });

  test('goes through a proposal after the template it names, or after the one that comes along', async () => {
    const proposal = proposalOf(title, { fullname: 'Mina' });
    const expected = checkProposal(proposal, { template: standardTemplate });
    expect(expected.length).toBeGreaterThan(2);
    expect(await check(mina, { proposal })).toEqual({ findings: expected });
    const own = { ...standardTemplate, id: 'our-centre', sections: standardTemplate.sections.slice(0, 1) };
    const ours = { ...proposal, template: 'our-centre' };
    expect((await check(mina, { proposal: ours })).findings.map(({ code }) => code)).toEqual(['template-unknown']);
    expect((await check(mina, { proposal: ours, template: own })).findings).toEqual(
      checkProposal(ours, { template: own }),
    );
    expect((await refusal(check(mina, { proposal, template: own }))).code).toBe('unreadabletemplate');
  });

  test('reads a long text on a thread of its own, to the same end', async () => {
    const text = `${title}. `.repeat(400);
    expect(await check(mina, { text })).toEqual({ findings: checkPico(text).findings, pico: checkPico(text) });
  });

  test('is there for anybody signed in, even for one category alone, and keeps nothing', async () => {
    const limited = clinic.as('expert', { user: { ...clinic.as('expert').caller.user!, category: clinic.category } });
    expect((await check(limited, { text: title })).pico?.P).not.toEqual([]);
    expect((await refusal(check(clinic.as('visitor'), { text: title }))).code).toBe('unauthenticated');
    expect(await database.db.selectFrom('proposals').selectAll().execute()).toEqual([]);
  });

  test('asks for a text, and for one that is not longer than a book', async () => {
    expect((await refusal(check(mina, {}))).code).toBe('badbody');
    const context = testServerContext(database.db);
    const { token } = await addPerson(context, { email: 'mina@clinic.test' });
    const server = await openTestServer(context, { handlers });
    const text = 'x'.repeat(proposalLimits.checkedCharacters + 1);
    expect((await call(server, '/proposal/check', { text }, { token })).status).toBe(400);
    await server.close();
  });
});
