import { describe, expect, test } from 'vitest';
import { uuid } from '../../../api/client/uuid.ts';
import { madeAt, untried, type WaitingFile, type WaitingPatient } from '../../../api/records/record.ts';
import { foundBeside } from './found-beside.ts';
import { replyWithWaiting } from './reply-with-waiting.ts';

const form = { id: 'f1', slug: 'phq-9', title: 'PHQ-9', headline: 'scores', project: 'p1' } as const;
const sara: WaitingPatient = {
  kind: 'patient',
  id: uuid(1_700_000_000_000),
  by: 'reza',
  patient: { name: 'Sara' },
  progress: untried,
};
const visit: WaitingFile = {
  kind: 'file',
  id: uuid(1_700_000_001_000),
  by: 'reza',
  patient: sara.id,
  details: { name: 'Before' },
  form,
  progress: untried,
};
const gone = { success: false, code: 4040, message: '' } as const;
const answer = (path: string, body: object, reply: Parameters<typeof replyWithWaiting>[1]['reply'] = gone) =>
  replyWithWaiting([sara, visit], { path, body, reply, form: async () => 'the form' });

describe('What waits on this device', () => {
  test('is shown in place of what the server cannot give yet: a file, of whom it is by now, and its patient', async () => {
    expect(await answer('/file/getfile', { id: visit.id })).toMatchObject({
      success: true,
      data: { file: { id: visit.id, patient: { name: 'Sara' }, createdAt: madeAt(visit) }, entries: [] },
    });
    for (const id of [sara.id, visit.id])
      expect(await answer('/patient/getpatient', { id })).toMatchObject({
        success: true,
        data: { patient: { id: sara.id }, files: [{ file: { id: visit.id }, form: { slug: 'phq-9' } }] },
      });
    expect(await answer('/category/getform', { category: 'phq-9', file: visit.id })).toEqual({
      success: true,
      data: 'the form',
    });
  });

  test('changes nothing of other files, patients and calls', async () => {
    const data = { patient: { id: 'other' }, files: [{ file: { id: 'own' } }] };
    const reply = { success: true, data } as const;
    for (const path of ['/file/getfile', '/patient/getpatient', '/category/getform', '/entry/getentries'])
      expect(await answer(path, { id: 'other', file: 'other' }, reply)).toBe(reply);
    expect(await answer('/patient/getpatient', { id: 'other' })).toBe(gone);
  });

  test('stands beside the files that the server knows of a patient', async () => {
    const data = { patient: { id: 'known' }, files: [{ file: { id: 'own' } }] };
    const known = { ...visit, patient: 'known' };
    const reply = await replyWithWaiting([known], {
      path: '/patient/getpatient',
      body: { id: 'known' },
      reply: { success: true, data },
      form: async () => undefined,
    });
    expect(reply).toMatchObject({ data: { files: [{ file: { id: visit.id } }, { file: { id: 'own' } }] } });
  });
});

const item = (id: string, patient: object) => ({ id, patient, files: 1, entries: 1, createdAt: '', updatedAt: '' });
const kept = {
  all: async () => [
    { canStore: true, items: [item('a', { name: 'Zahra Karimi', code: '0012345679', phone: '+989121112233' })] },
    { patient: item('b', { name: 'Maryam', birthdate: '2000-01-01' }), files: [] },
    { items: [{ id: 'file', patient: { code: '0012345679' } }] },
  ],
  find: async (_person: string, _path: string, body: object) =>
    'can' in body
      ? { at: '2026-01-01T00:00:00Z', data: { items: [{ id: 'f1', slug: 'phq-9', title: { en: 'Mood', fa: 'خلق' } }] } }
      : undefined,
};
const find = async (path: string, body: object) =>
  (await foundBeside({ kept, id: 'reza', path, body, waiting: async () => [sara] }))?.data;

describe('Without a connection', () => {
  test('who may be the same person is looked for among those kept and those who wait', async () => {
    const alike = async (patient: object, except?: string) =>
      (
        (await find('/patient/findduplicates', { patient, except })) as {
          items: { patient: { id: string }; alike: string }[];
        }
      ).items.map((found) => `${found.patient.id} ${found.alike}`);
    expect(await alike({ code: '0012345679' })).toEqual(['a code']);
    expect(await alike({ phone: '09121112233' })).toEqual(['a phone']);
    expect(await alike({ name: 'maryam', birthdate: '2000-01-01' })).toEqual(['b name']);
    expect(await alike({ code: '0012345679' }, 'a')).toEqual([]);
    expect(await alike({ name: 'Nobody' })).toEqual([]);
    expect(await find('/patient/findduplicates', { patient: { code: '0012345678' } })).toMatchObject({ oddCode: true });
  });

  test('a form is found in the list of those that can be filled, by name and by title', async () => {
    const ids = async (body: object) =>
      ((await find('/category/getcategories', body)) as { items: { id: string }[] } | undefined)?.items.map(
        ({ id }) => id,
      );
    expect(await ids({ only: ['phq-9'], limit: 2 })).toEqual(['f1']);
    expect(await ids({ only: ['other'], limit: 2 })).toBeUndefined();
    expect(await ids({ can: 'write', published: true, search: 'خلق' })).toEqual(['f1']);
    expect(await ids({ can: 'write', published: true, search: 'sleep' })).toEqual([]);
    expect(await find('/audit/getaudit', {})).toBeUndefined();
  });
});
