import { describe, expect, it } from 'vitest';
import { form, question } from '../../../test/support/engine/scenario.ts';
import { drawPlain, fieldsOf, sendPlain, type SentFields } from '../../../test/support/plain/plain-page.tsx';
import type { Answers, Question } from '../../engine/definition/types.ts';
import { createForm } from '../../published/engine.ts';

const photo = { id: '01930000-0000-7000-8000-00000000f11e', name: 'wound.jpg', type: 'image/jpeg', size: 48_213 };
const other = { ...photo, id: '01930000-0000-7000-8000-00000000f12e', name: 'knee.jpg' };
const [photoText, otherText] = [photo, other].map((each) => JSON.stringify(each)) as [string, string];

function sent(asked: Partial<Question> & Pick<Question, 'type'>, fields: SentFields, answers?: Answers) {
  const live = createForm(form([question('q', asked)]), { answers });
  sendPlain(live, fieldsOf({ '_asked:': 'q', ...fields }));
  return live;
}

describe('Files that come with a page', () => {
  it('are the answer, and stay it with the next page', () => {
    expect(sent({ type: 'file' }, { 'q:file': photoText }).get('q')).toEqual([photo]);
    expect(sent({ type: 'file' }, { 'q:held': photoText }, { q: [photo] }).get('q')).toEqual([photo]);
  });

  it('take the place of the one before, or stand beside it where several may', () => {
    const fields = { 'q:held': photoText, 'q:file': otherText };
    expect(sent({ type: 'file' }, fields, { q: [photo] }).get('q')).toEqual([other]);
    expect(sent({ type: 'file', multimode: true }, fields, { q: [photo] }).get('q')).toEqual([photo, other]);
  });

  it('are taken away by the box beside them', () => {
    const fields = { 'q:held': [photoText, otherText], 'q:remove': photo.id };
    expect(sent({ type: 'file', multimode: true }, fields, { q: [photo, other] }).get('q')).toEqual([other]);
  });

  it('that name nothing are none', () => {
    for (const bad of ['', 'x', '{}', 'null', '[1]', '{"id":"../x","name":"a","type":"image/png","size":1}'])
      expect(sent({ type: 'file' }, { 'q:file': bad }).get('q')).toBeUndefined();
  });

  it('can be fetched where the page knows from where', () => {
    const live = createForm(form([question('q', { type: 'file' })]), { answers: { q: [photo] } });
    const page = { addressOf: ({ id }: { readonly id: string }) => `/kept/${id}` };
    expect(drawPlain(live, { page })).toContain(`href="/kept/${photo.id}" download="wound.jpg"`);
    expect(drawPlain(live)).not.toContain('href');
  });
});

describe('A signature without a script', () => {
  it('is the name that is typed, or a picture', () => {
    expect(sent({ type: 'signature' }, { q: ' Sara Karimi ' }).get('q')).toBe('Sara Karimi');
    expect(sent({ type: 'signature' }, { q: '', 'q:file': photoText }).get('q')).toEqual([photo]);
    expect(sent({ type: 'signature' }, { q: 'Sara', 'q:file': photoText }).get('q')).toEqual([photo]);
  });

  it('stays, is taken away, and gives way to a name that is typed', () => {
    const held = { q: [photo] };
    expect(sent({ type: 'signature' }, { q: '', 'q:held': photoText }, held).get('q')).toEqual([photo]);
    expect(sent({ type: 'signature' }, { 'q:held': photoText, 'q:remove': photo.id }, held).get('q')).toBeUndefined();
    expect(sent({ type: 'signature' }, { q: 'Sara', 'q:held': photoText }, held).get('q')).toBe('Sara');
  });
});
