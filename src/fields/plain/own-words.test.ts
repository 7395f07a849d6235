import { describe, expect, it } from 'vitest';
import { fieldsOf, type SentFields } from '../../../test/support/plain/plain-page.tsx';
import type { Answer, Question } from '../../engine/definition/types.ts';
import { cascadeviewPlain } from '../cascadeview/plain.tsx';
import { flatviewPlain } from '../flatview/plain.ts';
import { selectPlain } from '../select/plain.tsx';
import type { PlainReading, PlainView } from './plain-view.ts';

const options = [
  { value: 'fever', text: 'Fever' },
  { value: 'heart', text: 'Heart', children: [{ value: 'pain', text: 'Pain' }] },
];
const one: Question = { id: 'q', name: 'q', type: 'select', title: 'q', options, allowother: true };
const several: Question = { ...one, multimode: true };

const read = ({ read: reader }: PlainView, sent: SentFields, question = one, value?: Answer): unknown => {
  const reading: PlainReading = { language: 'en', calendar: 'en', today: '2026-03-21', bounds: {}, value };
  return reader?.(fieldsOf(sent), 'q', question, reading);
};

describe.each([
  ['a list', selectPlain],
  ['radio buttons', flatviewPlain],
])('Of %s', (_, view) => {
  it('what is chosen is the answer, and what is written where nothing is chosen', () => {
    expect(read(view, { q: 'fever', 'q:other': '' })).toEqual(['fever']);
    expect(read(view, { q: '', 'q:other': ' itch ' })).toEqual(['itch']);
    expect(read(view, { q: '', 'q:other': '' })).toEqual([]);
    expect(read(view, {})).toEqual([]);
  });

  it('words that stood there give way to a choice; new ones beside a choice are two answers, which are asked about', () => {
    expect(read(view, { q: 'fever', 'q:other': 'itch' }, one, 'itch')).toEqual(['fever']);
    expect(read(view, { q: 'fever', 'q:other': 'rash' }, one, 'itch')).toEqual(['fever', 'rash']);
    expect(read(view, { q: 'fever', 'q:other': 'rash' }, one, 'fever')).toEqual(['fever', 'rash']);
  });

  it('several answers may be written, each on a line, beside those that are ticked', () => {
    expect(read(view, { q: ['fever', 'heart'], 'q:other': 'itch\r\n\r\n rash ' }, several)).toEqual([
      'fever',
      'heart',
      'itch',
      'rash',
    ]);
  });

  it('nothing is written where the question does not take it', () => {
    expect(read(view, { q: '', 'q:other': 'itch' }, { ...one, allowother: false })).toEqual([]);
  });
});

describe('Of radio buttons', () => {
  it('the one beside the line means what is written there, and none means no answer', () => {
    expect(read(flatviewPlain, { q: '_other', 'q:other': 'itch' })).toEqual(['itch']);
    expect(read(flatviewPlain, { q: '_other', 'q:other': 'itch' }, one, 'itch')).toEqual(['itch']);
    expect(read(flatviewPlain, { q: '_other', 'q:other': '' })).toEqual([]);
    expect(read(flatviewPlain, { q: '', 'q:other': 'itch' }, one, 'itch')).toEqual([]);
  });

  it('an option is itself though its value is that of the button beside the line', () => {
    const question = { ...one, options: [{ value: '_other', text: 'Other clinic' }] };
    expect(read(flatviewPlain, { q: '_other', 'q:other': '' }, question)).toEqual(['_other']);
  });
});

describe('Of a list', () => {
  it('words stay the answer while nothing is chosen in their place', () => {
    expect(read(selectPlain, { q: '', 'q:other': 'itch' }, one, 'itch')).toEqual(['itch']);
  });
});

describe('Of levels', () => {
  const cascade = (sent: SentFields, value?: Answer) => read(cascadeviewPlain, sent, one, value);

  it('a way in one list is the answer, and words where there is none', () => {
    expect(cascade({ q: '["heart","pain"]', 'q:other': '' })).toEqual(['heart', 'pain']);
    expect(cascade({ q: '', 'q:other': 'itch' })).toEqual(['itch']);
    expect(cascade({ q: '["heart","pain"]', 'q:other': 'itch' }, ['itch'])).toEqual(['heart', 'pain']);
    expect(cascade({ q: '["heart","pain"]', 'q:other': 'rash' }, ['itch'])).toEqual(['heart', 'pain', 'rash']);
  });

  it('a way is put together level by level, and what lay under another choice goes', () => {
    expect(cascade({ 'q:0': 'heart', 'q:1': 'pain' })).toEqual(['heart', 'pain']);
    expect(cascade({ 'q:0': 'heart', 'q:1': '' })).toEqual(['heart']);
    expect(cascade({ 'q:0': 'fever', 'q:1': 'pain' })).toEqual(['fever']);
    expect(cascade({ 'q:0': '', 'q:1': 'pain' })).toEqual([]);
  });

  it('what is no way is kept as it came, to be refused', () => {
    expect(cascade({ q: '{"a":1}' })).toEqual(['{"a":1}']);
    expect(cascade({ q: 'x' })).toEqual(['x']);
  });
});
