import { beforeEach, expect, it } from 'vitest';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import type { TestMail } from '../../test/context.ts';
import type { SmsGateway } from '../configuration/configuration.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { newId } from '../db/uuid.ts';

const minute = 60_000;

type Sender = Parameters<TestClinic['as']>[0];

describeEachDatabase('A link to a form, sent by email', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
  });
  const make = (body: Partial<CallBody<'/app/storelink'>> = {}, person: Person = 'expert') =>
    handlers['/app/storelink'](clinic.as(person), { kind: 'form', category: clinic.category, ...body });
  /** Sends as somebody, so long after the beginning, and gives what was put into the queue. */
  const mail = async (body: Partial<CallBody<'/app/maillink'>>, person: Sender = 'expert', after = 0) => {
    const context = clinic.as(person);
    const { messages } = context.mail as TestMail;
    const before = messages.length;
    context.clock.advance(after);
    const sent = { category: clinic.category, id: newId(), email: 'sara@mail.test', ...body };
    expect(await handlers['/app/maillink'](context, sent)).toEqual({});
    return messages.slice(before);
  };
  const refused = async (body: Partial<CallBody<'/app/maillink'>>, person: Sender = 'expert') =>
    (await refusal(mail(body, person))).code;
  const audited = async () =>
    (
      await database.db
        .selectFrom('audit')
        .select(['result', 'detail', 'file'])
        .where('action', '=', 'link.mail')
        .execute()
    ).length;

  it('names the clinic and the sender, and nothing of form, patient or answers', async () => {
    const file = newId();
    await handlers['/file/storefile'](clinic.as('expert'), {
      id: file,
      category: clinic.category,
      patient: { name: 'Saeed Moradi' },
    });
    const { id, url } = await make({ file, answers: { weight: 72.5 }, label: 'Ward nine' });
    const [message, ...others] = await mail({ id, email: 'Sara@Mail.test' });
    expect(others).toEqual([]);
    expect(message).toMatchObject({ to: 'sara@mail.test', subject: 'A form from Clinic' });
    expect(message!.text).toContain('expert Karimi from Clinic');
    expect(message!.text).toContain(url);
    expect(message!.html).toContain(`href="${url}"`);
    expect(JSON.stringify(message)).not.toMatch(/Visit|Saeed|72\.5|Ward nine|ویزیت/);
    expect(await audited()).toBe(1);
  });

  it('is in the language asked for, else of the link, else of the reader’s account, else the sender’s', async () => {
    const [plain, persian] = [await make(), await make({ language: 'fa' })];
    const isPersian = (messages: Awaited<ReturnType<typeof mail>>) => messages[0]!.html!.includes('dir="rtl"');
    expect(isPersian(await mail({ id: plain.id }))).toBe(false);
    expect(isPersian(await mail({ id: persian.id }))).toBe(true);
    expect(isPersian(await mail({ id: persian.id, language: 'en', email: 'other@mail.test' }))).toBe(false);
    await database.db.updateTable('users').set({ lang: 'fa' }).where('id', '=', clinic.userId('newuser')).execute();
    expect(isPersian(await mail({ id: plain.id, email: `newuser@${clinic.id}.test` }))).toBe(true);
  });

  it('is one email where it is asked for again after a lost reply, and another one later', async () => {
    const { id } = await make();
    expect(await mail({ id })).toHaveLength(1);
    expect(await mail({ id, email: 'SARA@mail.test' })).toEqual([]);
    expect(await audited()).toBe(1);
    expect(await mail({ id, email: 'omid@mail.test' })).toHaveLength(1);
    expect(await mail({ id }, 'expert', 10 * minute)).toHaveLength(1);
  });

  it('is sent by who may share, of links that they see', async () => {
    const [mine, theirs] = [await make({}, 'expert'), await make({}, 'newuser')];
    expect(await mail({ id: mine.id }, 'owner')).toHaveLength(1);
    expect(await mail({ id: theirs.id }, 'secretary')).toHaveLength(1);
    expect(await refused({ id: theirs.id }, 'newuser')).toBe('forbidden');
    expect(await refused({ id: mine.id }, 'stranger')).toBe('forbidden');
    expect(await refused({ id: mine.id }, 'visitor')).toBe('unauthenticated');
    expect(await refused({ id: newId() })).toBe('unknown');
    const elsewhere = await openClinic(database.db);
    expect(await refused({ id: mine.id, category: elsewhere.category })).toBe('unknowncategory');
  });

  it('is sent of no link that opens nothing', async () => {
    const owner = clinic.as('owner');
    const soon = new Date(owner.clock().getTime() + minute).toISOString();
    const [brief, revoked, open] = [await make({ expiresAt: soon }), await make(), await make()];
    await handlers['/app/removelink'](owner, { category: clinic.category, id: revoked.id });
    expect(await refused({ id: revoked.id })).toBe('linkrevoked');
    await database.db.updateTable('short_links').set({ used_at: soon }).where('id', '=', open.id).execute();
    expect(await refused({ id: open.id })).toBe('linkused');
    expect((await refusal(mail({ id: brief.id }, 'expert', minute))).code).toBe('linkexpired');
    const another = await make();
    await handlers['/category/storecategory'](owner, { id: clinic.category, settings: { withdrawn: true } });
    expect(await refused({ id: another.id })).toBe('withdrawn');
    expect(await audited()).toBe(0);
  });

  it('floods nobody’s mailbox, whoever sends, and no sender’s hour is without end', async () => {
    const links = await Promise.all(Array.from({ length: 12 }, () => make()));
    for (const [index, { id }] of links.slice(0, 10).entries())
      expect(await mail({ id }, index % 2 ? 'owner' : 'expert')).toHaveLength(1);
    const over = await refusal(mail({ id: links[10]!.id }, 'secretary'));
    expect([over.code, over.detail.retryAfter]).toEqual(['toomany', expect.any(Number)]);
    const { id } = links[11]!;
    for (let index = 0; index < 55; index += 1)
      expect(await mail({ id, email: `r${index}@mail.test` })).toHaveLength(1);
    expect(await refused({ id, email: 'one.more@mail.test' })).toBe('toomany');
    expect(await mail({ id, email: 'one.more@mail.test' }, 'owner')).toHaveLength(1);
  });

  const gateway: SmsGateway = { url: 'https://sms.test', method: 'POST', headers: {}, numbers: 'e164' };
  /** Sends to a phone as an expert, and gives what was put into the queue. */
  const text = async (body: Partial<CallBody<'/app/maillink'>>, sms: SmsGateway | undefined = gateway) => {
    const plain = clinic.as('expert');
    const context = { ...plain, config: { ...plain.config, ...(sms && { sms }) } };
    const { texts, messages } = context.mail as TestMail;
    const before = texts.length;
    await handlers['/app/maillink'](context, { category: clinic.category, id: newId(), ...body });
    expect(messages).toEqual([]);
    return texts.slice(before);
  };

  it('goes by text message to a number of Iran or of another country, and names no form and no patient', async () => {
    const { id, url } = await make({ answers: { weight: 72 }, label: 'Ward nine' });
    const [message, ...others] = await text({ id, phone: '0912 123 4567' });
    expect(others).toEqual([]);
    expect(message).toEqual({
      phone: '+989121234567',
      text: `Clinic: expert Karimi asks you to fill in a form. The link is meant for you.\n${url}`,
    });
    expect(await text({ id, phone: '+98 912 123 4567' })).toEqual([]);
    expect(await audited()).toBe(1);
    expect(await text({ id, phone: '+49 (151) 12345678', language: 'fa' })).toMatchObject([
      { phone: '+4915112345678', text: expect.stringContaining('از شما خواسته است') as unknown },
    ]);
    const rows = await database.db.selectFrom('audit').select('detail').where('action', '=', 'link.mail').execute();
    expect(JSON.stringify(rows)).not.toContain('9121234567');
  });

  it('goes by text message only to numbers whose country is known, and where there is a gateway', async () => {
    const { id } = await make();
    const refusedFor = async (...given: Parameters<typeof text>) => (await refusal(text(...given))).code;
    for (const phone of ['12345', '4915112345678', '+98123', ''])
      expect(await refusedFor({ id, phone })).toBe('badbody');
    expect(await refusedFor({ id })).toBe('badbody');
    expect(await refusedFor({ id, phone: '09121234567', email: 'sara@mail.test' })).toBe('badbody');
    const plain = clinic.as('expert');
    const without = handlers['/app/maillink'](plain, { category: clinic.category, id, phone: '09121234567' });
    expect((await refusal(without)).code).toBe('nosms');
    expect((await handlers['/app/getaddress'](plain, { category: clinic.category })).canText).toBe(false);
  });

  it('floods no phone', async () => {
    for (let count = 0; count < 10; count += 1) await text({ id: (await make()).id, phone: '09121234567' });
    expect((await refusal(text({ id: (await make()).id, phone: '+989121234567' }))).code).toBe('toomany');
  });
});
