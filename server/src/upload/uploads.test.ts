import { randomBytes } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attachment } from '../../../src/engine/definition/types.ts';
import { handlers, openClinic, refusal, type Person, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { testConfiguration, testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { pdf, photoForm, photograph, picture } from '../../test/files.ts';
import { multipart } from '../../test/multipart.ts';
import { addPerson, openTestServer } from '../../test/server.ts';
import { newId } from '../db/uuid.ts';
import { verifyAudit } from '../audit-log/verify-audit.ts';
import { removeStrays } from './remove-strays.ts';

describeEachDatabase('Uploads', (database) => {
  let clinic: TestClinic;
  let open: TestClinic;
  let photo: Buffer;
  beforeAll(async () => {
    photo = await photograph();
  });
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { definition: photoForm });
    open = await openClinic(database.db, {
      definition: photoForm,
      settings: { allowPublicScores: true, allowedOrigins: ['https://clinic.test'] },
    });
  });

  const send = (context: TestContext, category: string, { id = newId(), name = 'wound.jpg', bytes = photo } = {}) =>
    handlers['/uploads/store'](context, { id, category }, { name, bytes });
  const store = (
    context: TestContext,
    category: string,
    answers: Readonly<Record<string, unknown>>,
    more: Readonly<Record<string, unknown>> = {},
  ) =>
    handlers['/entry/storeentry'](context, { id: newId(), category, version: 1, answers: answers as never, ...more });
  const rows = () => database.db.selectFrom('uploads').select(['id', 'file', 'entry', 'size']).execute();
  const fileMissing = (path: string) => ({
    code: 'brokenrule',
    detail: { fields: [{ path, rule: 'filegone', message: '' }] },
  });

  describe('are kept', () => {
    it('once, however often they are sent', async () => {
      const id = newId();
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => send(open.as('visitor'), open.category, { id })),
      );
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(await rows()).toHaveLength(1);
      expect(replies[0]).toEqual({ id, name: 'wound.jpg', type: 'image/jpeg', size: (await rows())[0]?.size });
    });

    it('under an id that is taken never, and nothing is revealed of what has it', async () => {
      const id = newId();
      await send(open.as('newuser'), open.category, { id });
      for (const [person, bytes] of [
        ['newuser', await picture('png')],
        ['expert', photo],
        ['visitor', photo],
      ] as const) {
        expect(await refusal(send(open.as(person), open.category, { id, bytes }))).toEqual({
          code: 'idtaken',
          detail: {},
        });
      }
    });

    it('for who may fill the form alone, from pages that may embed it', async () => {
      expect((await refusal(send(clinic.as('visitor'), clinic.category))).code).toBe('unauthenticated');
      expect((await refusal(send(clinic.as('stranger'), clinic.category))).code).toBe('unknowncategory');
      expect((await refusal(send(open.as('owner'), clinic.category))).code).toBe('unknowncategory');
      expect((await refusal(send(open.as('visitor', { origin: 'https://evil.test' }), open.category))).code).toBe(
        'originnotallowed',
      );
      await send(open.as('visitor', { origin: 'https://clinic.test' }), open.category);
    });

    it('for a patient file that is shared to write, and for none that is shared to read', async () => {
      const into = newId();
      await handlers['/file/storefile'](clinic.as('expert'), {
        id: into,
        category: clinic.category,
        patient: { name: 'Sara' },
      });
      const share = (right: 'read' | 'write') =>
        handlers['/file/sharefile'](clinic.as('expert'), { file: into, to: [{ category: open.category }], right });
      const id = newId();
      const upload = () =>
        handlers['/uploads/store'](
          open.as('secretary'),
          { id, category: clinic.category, into },
          { name: 'wound.jpg', bytes: photo },
        );
      expect((await refusal(upload())).code).toBe('unknowncategory');
      await share('read');
      expect((await refusal(upload())).code).toBe('forbidden');
      await share('write');
      const kept = await upload();
      await store(open.as('secretary'), clinic.category, { photo: [kept] }, { file: into });
      expect(await rows()).toMatchObject([{ id, file: into }]);
    });

    it('by no form that asks for none, or takes no more answers', async () => {
      const other = await openClinic(database.db, { settings: { allowPublicScores: true } });
      expect((await refusal(send(other.as('visitor'), other.category))).code).toBe('forbidden');
      await handlers['/category/storecategory'](open.as('owner'), {
        id: open.category,
        settings: { withdrawn: true, allowPublicScores: true },
      });
      expect((await refusal(send(open.as('visitor'), open.category))).code).toBe('withdrawn');
    });

    it('as far as form and clinic have room', async () => {
      const narrow = (uploadsPerForm: number, uploadsPerClinic: number) => ({
        ...testConfiguration,
        uploadsPerForm,
        uploadsPerClinic,
      });
      const as = (person: Person | 'visitor', config: typeof testConfiguration) => ({ ...open.as(person), config });
      expect((await refusal(send(as('visitor', narrow(0, 1)), open.category))).code).toBe('formfull');
      await send(as('owner', narrow(0, 1)), open.category);
      expect((await refusal(send(as('owner', narrow(1, 0)), open.category))).code).toBe('clinicfull');
      await database.db.updateTable('uploads').set({ size: 1_048_576, created_by: null }).execute();
      expect((await refusal(send(as('visitor', narrow(1, 9)), open.category))).code).toBe('formfull');
      expect((await refusal(send(as('owner', narrow(9, 1)), open.category))).code).toBe('clinicfull');
    });

    it('a day where no entry names them', async () => {
      const { id: named } = await send(open.as('visitor'), open.category);
      await store(open.as('visitor'), open.category, {
        photo: [{ id: named, name: 'a', type: 'image/jpeg', size: 1 }],
      });
      await send(open.as('visitor'), open.category);
      const clock = open.as('visitor').clock;
      clock.advance(23 * 3_600_000);
      expect(await removeStrays(database.db, clock)).toBe(0);
      clock.advance(2 * 3_600_000);
      expect(await removeStrays(database.db, clock)).toBe(1);
      expect((await rows()).map(({ id }) => id)).toEqual([named]);
    });
  });

  describe('are claimed by the entry that names them', () => {
    it('with what the server counted, not what the client says', async () => {
      const { id, size } = await send(open.as('visitor'), open.category, { name: '../..\u202e/sara.jpg.html' });
      const lie = { id, name: 'x'.repeat(300), type: 'image/png', size: 0 };
      const { file } = await store(open.as('visitor'), open.category, { photo: [lie], wounds: [{ each: [lie] }] });
      const [entry] = (await handlers['/file/getfile'](open.as('owner'), { id: file })).entries;
      const truth = { id, name: 'sara.jpg', type: 'image/jpeg', size };
      expect(entry?.answers).toMatchObject({ photo: [truth], wounds: [{ each: [truth] }], has: 1 });
      expect((await rows())[0]).toMatchObject({ file, entry: entry?.id });
    });

    it('and what they really are must be what the question takes', async () => {
      const { id } = await send(open.as('visitor'), open.category, { name: 'a.pdf', bytes: pdf });
      const lie = [{ id, name: 'a.jpg', type: 'image/jpeg', size: 1 }];
      for (const name of ['photo', 'signed']) {
        expect((await refusal(store(open.as('visitor'), open.category, { [name]: lie }))).detail.fields).toMatchObject([
          { path: `answers.${name}`, rule: name === 'photo' ? 'notpicture' : 'notsignature' },
        ]);
      }
      await store(open.as('visitor'), open.category, { papers: lie });
    });

    it('once: not by another file, nor by another person, category or clinic', async () => {
      const context = clinic.as('owner');
      const { id } = await send(context, clinic.category);
      const named = { photo: [{ id, name: 'a', type: 'image/jpeg', size: 1 }] };
      expect(await refusal(store(clinic.as('secretary'), clinic.category, named))).toEqual(
        fileMissing('answers.photo'),
      );
      expect(await refusal(store(open.as('owner'), open.category, named))).toEqual(fileMissing('answers.photo'));
      const second = await handlers['/category/storecategory'](clinic.as('admin'), {
        project: clinic.project,
        title: 'Second',
        members: [{ user: clinic.userId('owner'), role: 'owner' }],
      });
      await handlers['/category/storedraft'](context, { category: second.id, rev: 0, definition: photoForm });
      await handlers['/category/publish'](context, { category: second.id, rev: 1 });
      expect(await refusal(store(context, second.id, named))).toEqual(fileMissing('answers.photo'));
      const { file } = await store(context, clinic.category, named);
      expect(await refusal(store(context, clinic.category, named))).toEqual(fileMissing('answers.photo'));
      await store(context, clinic.category, named, { file });
      expect((await rows())[0]).toMatchObject({ file });
    });

    it('exactly once by fifty that come together', async () => {
      const { id } = await send(open.as('visitor'), open.category);
      const named = { photo: [{ id, name: 'a', type: 'image/jpeg', size: 1 }] };
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, () => store(open.as('visitor'), open.category, named)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await database.db.selectFrom('entries').select('id').execute()).toHaveLength(1);
      expect(await verifyAudit(database.db, open.id)).toEqual([]);
    });

    it('or the entry is refused on the question, and nothing of it is kept', async () => {
      const missing = [{ id: newId(), name: 'a', type: 'image/jpeg', size: 1 }];
      expect(await refusal(store(open.as('visitor'), open.category, { wounds: [{}, { each: missing }] }))).toEqual(
        fileMissing('answers.wounds[1].each'),
      );
      expect(await database.db.selectFrom('files').select('id').execute()).toEqual([]);
    });
  });

  describe('are read', () => {
    const read = (context: TestContext, id: string) => handlers['/uploads/:id'](context, { id });
    const stored = async (home: TestClinic, person: Person, name = 'photo') => {
      const attachment: Attachment = await send(home.as(person), home.category);
      const { file } = await store(home.as(person), home.category, { [name]: [attachment] });
      return { id: attachment.id, file };
    };

    it('by who may view the file, and each time is written down', async () => {
      const { id, file } = await stored(clinic, 'newuser');
      for (const person of ['owner', 'secretary', 'expert', 'newuser', 'admin'] as const)
        expect((await read(clinic.as(person), id)).type).toBe('image/jpeg');
      const seen = await database.db
        .selectFrom('audit')
        .select(['user_id', 'file', 'detail'])
        .where('action', '=', 'upload.view')
        .orderBy('seq')
        .execute();
      expect(seen.map((row) => [row.file, row.detail])).toEqual(
        Array.from({ length: 5 }, () => [file, JSON.stringify({ upload: id })]),
      );
      expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
    });

    it('by nobody else: what is another’s reads as what does not exist', async () => {
      const { id } = await stored(clinic, 'owner');
      const nothing = await refusal(read(clinic.as('owner'), newId()));
      for (const context of [clinic.as('newuser'), clinic.as('stranger'), open.as('owner'), open.as('admin')])
        expect(await refusal(read(context, id))).toEqual(nothing);
      expect((await refusal(read(clinic.as('visitor'), id))).code).toBe('unauthenticated');
    });

    it('not by a role that may not see the question', async () => {
      const { id } = await stored(clinic, 'expert', 'confided');
      expect((await read(clinic.as('expert'), id)).type).toBe('image/jpeg');
      expect((await refusal(read(clinic.as('secretary'), id))).code).toBe('unknown');
    });

    it('before an entry names them by their sender alone', async () => {
      const { id } = await send(clinic.as('expert'), clinic.category);
      expect((await read(clinic.as('expert'), id)).type).toBe('image/jpeg');
      expect((await refusal(read(clinic.as('owner'), id))).code).toBe('unknown');
    });

    it('no more once the file lies in the bin, and are removed with it', async () => {
      const { id, file } = await stored(clinic, 'owner');
      await handlers['/file/removefile'](clinic.as('owner'), { id: file });
      expect((await refusal(read(clinic.as('owner'), id))).code).toBe('unknown');
      await database.db.deleteFrom('entries').where('file', '=', file).execute();
      await database.db.deleteFrom('files').where('id', '=', file).execute();
      expect(await rows()).toEqual([]);
    });
  });

  describe('over the wire', () => {
    let server: FastifyInstance;
    let token: string;
    beforeEach(async () => {
      const context = testServerContext(database.db);
      server = await openTestServer(context, { handlers });
      token = (await addPerson(context, { email: `mina-${newId()}@clinic.test` })).token;
    });
    afterEach(() => server.close());

    const post = async (
      bytes: Buffer,
      {
        name = 'a.txt',
        fields = { id: newId(), category: open.category },
        headers = {} as Record<string, string>,
      } = {},
    ) => {
      const body = multipart({ ...fields }, 'file', name, bytes);
      const response = await server.inject({
        method: 'POST',
        url: '/uploads/store',
        headers: { ...body.headers, ...headers },
        payload: body.payload,
      });
      return {
        status: response.statusCode,
        reply: response.json() as { code?: number; data?: Attachment; message?: string },
      };
    };
    const text = (length: number) => Buffer.alloc(length, 'a');

    it('are counted exactly', async () => {
      expect([(await post(text(511_999))).reply.data?.size, (await post(text(512_000))).reply.data?.size]).toEqual([
        511_999, 512_000,
      ]);
      expect(await post(text(512_001))).toMatchObject({ status: 413, reply: { code: 4130 } });
      expect(await post(text(5_000_000))).toMatchObject({ status: 413, reply: { code: 4130 } });
      expect(await post(text(0))).toMatchObject({ status: 415, reply: { code: 4152 } });
    });

    it('are refused with a word on what is taken', async () => {
      const { status, reply } = await post(Buffer.from('<svg onload="alert(1)"/>'), {
        name: 'a.svg',
        headers: { 'accept-language': 'fa' },
      });
      expect([status, reply.code, reply.message]).toMatchObject([415, 4151, expect.stringContaining('PDF')]);
    });

    it('are not believed about their size', async () => {
      const fields = { id: newId(), category: open.category, size: '1' };
      expect(await post(text(10), { fields })).toMatchObject({ status: 400, reply: { code: 4000 } });
    });

    it('keep a name of any script', async () => {
      expect((await post(text(10), { name: 'نتیجهٔ آزمایش.txt' })).reply.data?.name).toBe('نتیجهٔ آزمایش.txt');
    });

    it('may come in pieces of no declared length, and a length that lies leads nowhere', async () => {
      await server.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.server.address() as AddressInfo;
      const body = multipart({ id: newId(), category: open.category }, 'file', 'a.txt', text(512_001));
      const chunks = [...Array(64).keys()]
        .map((index) => body.payload.subarray(index * 8192, (index + 1) * 8192))
        .filter(({ length }) => length > 0);
      const framed = Buffer.concat([
        ...chunks.flatMap((piece) => [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
        Buffer.from('0\r\n\r\n'),
      ]);
      const head = (length: string) =>
        Buffer.from(
          `POST /uploads/store HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${body.headers['content-type']}\r\n${length}\r\n\r\n`,
        );
      expect(await answerTo(port, Buffer.concat([head('Transfer-Encoding: chunked'), framed]))).toMatch(
        /^HTTP\/1\.1 413/,
      );
      expect(await answerTo(port, Buffer.concat([head('Content-Length: 100'), body.payload.subarray(0, 100)]))).toMatch(
        /^HTTP\/1\.1 400/,
      );
      expect(await rows()).toEqual([]);
    });

    it('are given to be kept, never to run, and pictures to be looked at', async () => {
      const context = testServerContext(database.db);
      const { user, token: mine } = await addPerson(context, { email: `sara-${newId()}@clinic.test` });
      const give = async (name: string, bytes: Buffer) => {
        const { id } = await send(open.as('owner'), open.category, { name, bytes });
        await database.db
          .updateTable('uploads')
          .set({ clinic: user.clinic, category: await homeOf(user.clinic), created_by: user.id })
          .where('id', '=', id)
          .execute();
        return server.inject({ url: `/uploads/${id}`, headers: { 'access-token': mine } });
      };
      const papers = await give('نامه.pdf', pdf);
      expect([papers.statusCode, papers.rawPayload.equals(pdf)]).toEqual([200, true]);
      expect(papers.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="_.pdf"; filename*=UTF-8''${encodeURIComponent('نامه')}.pdf`,
      });
      const words = await give('a.csv', Buffer.from('name,age\n'));
      expect([
        words.headers['content-type'],
        words.headers['content-disposition']?.toString().startsWith('attachment;'),
      ]).toEqual(['text/csv; charset=utf-8', true]);
      const shown = await give('a.jpg', photo);
      expect([
        shown.headers['content-type'],
        shown.headers['content-disposition'],
        shown.headers['content-security-policy'],
      ]).toEqual(['image/jpeg', undefined, "default-src 'none'; sandbox"]);
      expect((await server.inject({ url: `/uploads/${newId()}` })).statusCode).toBe(401);
      expect(
        (await server.inject({ url: '/uploads/..%2f..%2fetc', headers: { 'access-token': mine } })).statusCode,
      ).toBe(400);
    });

    const homeOf = async (home: string) => {
      const now = new Date().toISOString();
      const [service, project, category] = [newId(), newId(), newId()];
      await database.db
        .insertInto('services')
        .values({ clinic: home, id: service, slug: service, title: '""', created_at: now })
        .execute();
      await database.db
        .insertInto('projects')
        .values({ clinic: home, id: project, service, headline: 'scores', slug: project, title: '""', created_at: now })
        .execute();
      await database.db
        .insertInto('categories')
        .values({
          clinic: home,
          id: category,
          project,
          slug: category,
          title: '""',
          settings: '{}',
          draft: '{}',
          rev: 0,
          version: null,
          created_at: now,
          updated_at: now,
        })
        .execute();
      return category;
    };

    const postPicture = (bytes: Buffer, mine?: string) => {
      const body = multipart({}, 'picture', 'me.png', bytes);
      return server.inject({
        method: 'POST',
        url: '/user/completeprofilepicture/',
        headers: { ...body.headers, ...(mine !== undefined && { 'access-token': mine }) },
        payload: body.payload,
      });
    };

    it('give a person a picture that anybody with its name may see; the next one takes its place', async () => {
      const first = (await postPicture(photo, token)).json<{ data: { picture: string } }>().data.picture;
      const shown = await server.inject({ url: `/images/${first}` });
      expect([first, shown.headers['cache-control'], (await sharp(shown.rawPayload).metadata()).width]).toEqual([
        expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
        'public, max-age=31536000, immutable',
        512,
      ]);
      const second = (await postPicture(await picture('png'), token)).json<{ data: { picture: string } }>().data
        .picture;
      expect([second === first, (await server.inject({ url: `/images/${first}` })).statusCode]).toEqual([false, 404]);
      expect(await database.db.selectFrom('users').select('picture').where('picture', '!=', '').execute()).toEqual([
        { picture: second },
      ]);
      expect(
        await database.db.selectFrom('audit').select('action').where('action', '=', 'user.picture').execute(),
      ).toHaveLength(2);
    });

    it('give no picture to nobody, and none that is something else', async () => {
      expect((await postPicture(photo)).statusCode).toBe(401);
      expect((await postPicture(pdf, token)).statusCode).toBe(415);
      expect((await postPicture(randomBytes(512_001), token)).statusCode).toBe(413);
    });
  });
});

function answerTo(port: number, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end(request);
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', () => {
      resolve(answer);
    });
    socket.on('error', reject);
  });
}
