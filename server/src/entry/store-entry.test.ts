import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic } from '../../test/clinic.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { Answers } from '../../../src/engine/definition/types.ts';
import { verifyAudit } from '../audit-log/verify-audit.ts';
import { newId } from '../db/uuid.ts';

const store = handlers['/entry/storeentry'];

describeEachDatabase('storing an entry', (database) => {
  let clinic: TestClinic;
  let open: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    open = await openClinic(database.db, { settings: { allowPublicScores: true } });
  });

  const entries = () => database.db.selectFrom('entries').selectAll().execute();

  it('computes on the server, whatever the client says it computed', async () => {
    const { computed } = await store(
      clinic.as('secretary'),
      visit(clinic.category, {
        bmi: 99,
        medications: [
          { drug: 'A', dose: 2 },
          { drug: 'B', dose: 3 },
        ],
      }),
    );
    expect(computed).toMatchObject({ bmi: 20, totaldose: 5 });
    expect(JSON.parse((await entries())[0]!.answers)).toMatchObject({ weight: 80, bmi: 20, totaldose: 5, risk: 40 });
  });

  it('keeps scores that the patient does not see for those who read the file', async () => {
    const { computed, file } = await store(open.as('visitor'), visit(open.category));
    expect(computed).not.toHaveProperty('risk');
    const read = await handlers['/file/getfile'](open.as('expert'), { id: file });
    expect(read.entries[0]!.answers).toMatchObject({ risk: 40, bmi: 20 });
  });

  it('refuses broken rules question by question, in the caller’s language', async () => {
    const { code, detail } = await refusal(
      store(
        clinic.as('secretary', { language: 'fa' }),
        visit(clinic.category, { weight: 500, smokes: 'yes', medications: [{ dose: 1 }] }),
      ),
    );
    expect(code).toBe('brokenrule');
    expect(detail.fields!.map((field) => field.path)).toEqual([
      'answers.weight',
      'answers.packs',
      'answers.medications[0].drug',
    ]);
    for (const field of detail.fields!) expect(field.message).toMatch(/[\u0600-\u06ff]/);
    expect(await entries()).toEqual([]);
  });

  it('refuses keys it does not know, and answers to what is only shown', async () => {
    const { detail } = await refusal(
      store(
        clinic.as('secretary'),
        visit(clinic.category, { shoe: 43, words: 'x', medications: [{ drug: 'A', colour: 'red' }] }),
      ),
    );
    expect(detail.fields!.map(({ path, rule }) => ({ path, rule }))).toEqual(
      ['answers.shoe', 'answers.words', 'answers.medications[0].colour'].map((path) => ({ path, rule: 'unknownkey' })),
    );
  });

  it('treats a question hidden from the role as one that does not exist', async () => {
    const sent = visit(open.category, { alert: 'red', staffnote: 'x', medications: [{ drug: 'A', batch: '7' }] });
    const { detail } = await refusal(store(open.as('visitor'), sent));
    expect(detail.fields!.map((field) => field.path)).toEqual([
      'answers.alert',
      'answers.staffnote',
      'answers.medications[0].batch',
    ]);
    const { detail: unknown } = await refusal(store(open.as('visitor'), visit(open.category, { aleRt: 'red' })));
    expect(unknown.fields![0]).toEqual({ ...detail.fields![0], path: 'answers.aleRt' });
  });

  it('drops answers to hidden questions, and fills in no defaults of its own', async () => {
    await store(clinic.as('secretary'), { ...visit(clinic.category), answers: { weight: 70, smokes: 'no', packs: 3 } });
    expect(JSON.parse((await entries())[0]!.answers)).not.toHaveProperty('packs');
    expect(JSON.parse((await entries())[0]!.answers)).not.toHaveProperty('height');
  });

  it('leaves the follow-up page to its visit, and then asks for it alone', async () => {
    const owner = clinic.as('owner');
    const { file } = await store(owner, visit(clinic.category));
    const followup = (pressure?: number) =>
      store(owner, {
        ...visit(clinic.category),
        file,
        page: 'next',
        answers: pressure === undefined ? {} : { pressure },
      });
    expect((await refusal(followup())).detail.fields![0]!.path).toBe('answers.pressure');
    await followup(120);
    expect((await followup(130)).computed).toMatchObject({ change: 10 });
  });

  it('takes a later visit without its page named, asks for nothing of the first, and still checks what was answered of it', async () => {
    const owner = clinic.as('owner');
    const { file } = await store(owner, visit(clinic.category));
    const later = (answers: Answers, page?: string) => store(owner, { ...visit(clinic.category), file, page, answers });
    await later({ pressure: 120 });
    for (const page of [undefined, 'next']) {
      const { detail } = await refusal(later({ pressure: 125, weight: 5000 }, page));
      expect(detail.fields!.map(({ path }) => path)).toEqual(['answers.weight']);
    }
    expect(await entries()).toHaveLength(2);
  });

  it('refuses a page that the role does not fill', async () => {
    const { code, detail } = await refusal(
      store(open.as('visitor'), { ...visit(open.category), page: 'staff', answers: {} }),
    );
    expect({ code, path: detail.fields![0]!.path }).toEqual({ code: 'brokenrule', path: 'page' });
  });

  it('lets formulas see the patient of the file', async () => {
    const { computed } = await store(clinic.as('owner'), {
      ...visit(clinic.category),
      patient: { name: 'Sara', age: 41 },
    });
    expect(computed).toMatchObject({ years: 41 });
  });

  it('honours the version that was filled, though a newer one is published', async () => {
    const owner = clinic.as('owner');
    const [first, ...rest] = visitForm.pages;
    const stricter = {
      ...visitForm,
      pages: [
        {
          ...first!,
          questions: [
            ...first!.questions,
            { id: 'q-new', name: 'novel', type: 'text' as const, title: 'New', mandatory: true },
          ],
        },
        ...rest,
      ],
    };
    await handlers['/category/storedraft'](owner, { category: clinic.category, rev: 1, definition: stricter });
    expect(await handlers['/category/publish'](owner, { category: clinic.category, rev: 2 })).toMatchObject({
      version: 2,
    });
    await store(owner, visit(clinic.category));
    expect((await refusal(store(owner, { ...visit(clinic.category), version: 2 }))).code).toBe('brokenrule');
    expect((await refusal(store(owner, { ...visit(clinic.category), version: 3 }))).code).toBe('unknown');
  });

  it.each(['that names no file', 'that names its new file'])(
    'answers 50 repeats at once of an entry %s as the first, and keeps one',
    async (which) => {
      const sent = { ...visit(open.category), ...(which === 'that names its new file' && { file: newId() }) };
      const replies = await Promise.all(Array.from({ length: 50 }, () => store(open.as('visitor'), sent)));
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(await entries()).toHaveLength(1);
      expect(await database.db.selectFrom('files').select('entries').execute()).toEqual([{ entries: 1 }]);
      expect(
        await database.db.selectFrom('audit').select('entry').where('action', '=', 'entry.store').execute(),
      ).toEqual([{ entry: sent.id }]);
    },
  );

  it('keeps both of two first entries of one file that arrive together', async () => {
    const file = newId();
    const owner = clinic.as('owner');
    await Promise.all(Array.from({ length: 10 }, () => store(owner, { ...visit(clinic.category), file })));
    expect(await database.db.selectFrom('files').select(['id', 'entries']).execute()).toEqual([
      { id: file, entries: 10 },
    ]);
  });

  it('keeps all that arrive together but the one whose id is taken', async () => {
    const sent = Array.from({ length: 20 }, () => visit(open.category));
    const twin = { ...visit(open.category), id: sent[7]!.id, answers: { weight: 81 } };
    const [refused, ...replies] = await Promise.allSettled(
      [...sent.slice(0, 10), twin, ...sent.slice(10)].map((body) => store(open.as('visitor'), body)),
    ).then((results) => results.sort((a, b) => b.status.localeCompare(a.status)));
    expect([refused!.status, replies.every((reply) => reply.status === 'fulfilled')]).toEqual(['rejected', true]);
    expect((await entries()).map((entry) => entry.id).sort()).toEqual(sent.map((body) => body.id).sort());
    expect(await database.db.selectFrom('files').select('entries').execute()).toHaveLength(20);
    const audited = await database.db.selectFrom('audit').select('entry').where('action', '=', 'entry.store').execute();
    expect(audited.map((row) => row.entry).sort()).toEqual(sent.map((body) => body.id).sort());
    expect(await verifyAudit(database.db, open.id)).toEqual([]);
  });

  it('refuses another entry under a taken id, and reveals nothing of the first', async () => {
    const sent = visit(open.category);
    await store(open.as('newuser'), sent);
    for (const [person, body] of [
      ['newuser', { ...sent, answers: { weight: 81 } }],
      ['expert', sent],
      ['visitor', sent],
    ] as const) {
      expect(await refusal(store(open.as(person), body))).toEqual({ code: 'idtaken', detail: {} });
    }
  });

  it('lets nobody outside the clinic write into a file that is there', async () => {
    const { file } = await store(open.as('visitor'), visit(open.category));
    for (const [person, code] of [
      ['visitor', 'unauthenticated'],
      ['newuser', 'unknownfile'],
      ['stranger', 'unknownfile'],
    ] as const) {
      expect((await refusal(store(open.as(person), { ...visit(open.category), file }))).code).toBe(code);
    }
    expect(
      (await refusal(store(open.as('visitor'), { ...visit(open.category), id: file, answers: { weight: 3 } }))).code,
    ).toBe('idtaken');
  });

  it('takes a repeat of a stored entry after the form is withdrawn, and nothing new', async () => {
    const sent = visit(open.category);
    const first = await store(open.as('visitor'), sent);
    await handlers['/category/storecategory'](open.as('owner'), { id: open.category, settings: { withdrawn: true } });
    expect(await store(open.as('visitor'), sent)).toEqual(first);
    expect((await refusal(store(open.as('visitor'), visit(open.category)))).code).toBe('withdrawn');
  });

  it('asks for name, code and phone where the category does, and keeps the phone in one spelling', async () => {
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.category,
      settings: { requireNameForSave: true, requireCodeForSave: true, requirePhoneForSave: true },
    });
    const { code, detail } = await refusal(
      store(clinic.as('secretary'), { ...visit(clinic.category), patient: { name: '  ', phone: 'no' } }),
    );
    expect({ code, paths: detail.fields!.map((field) => `${field.path} ${field.rule}`) }).toEqual({
      code: 'invalidpatient',
      paths: ['patient.name required', 'patient.code required', 'patient.phone phone'],
    });
    const { file } = await store(clinic.as('secretary'), {
      ...visit(clinic.category),
      patient: { name: 'Sara', code: '0012345678', phone: '+98 912 ۳۴۵ ۶۷۸۹' },
    });
    expect((await handlers['/file/getfile'](clinic.as('secretary'), { id: file })).file.patient.phone).toBe(
      '+989123456789',
    );
  });
});
