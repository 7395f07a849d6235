import { describe, expect, it } from 'vitest';
import { form, group, number, question, rows, shows, text, calculated } from '../../test/support/engine/scenario.ts';
import { drawPlain, fieldsOf, sendPlain, type SentFields } from '../../test/support/plain/plain-page.tsx';
import type { Answers, Question } from '../engine/definition/types.ts';
import { createForm } from '../published/engine.ts';

/** A form of these questions whose page was sent with the fields, and what could not be read. */
function sent(questions: readonly Question[], fields: SentFields, answers: Answers = {}) {
  const live = createForm(form(questions), { answers, now: '2026-03-21T09:00:00' });
  const problems = sendPlain(live, fieldsOf(fields));
  return { live, problems: problems.map(({ name, rule }) => `${name} ${rule}`) };
}

describe('A page that was sent', () => {
  it('answers the questions that it held', () => {
    const { live, problems } = sent([text('a'), number('b')], { '_asked:': ['a', 'b'], a: ' red ', b: '۱۲٫۵' });
    expect([live.answers(), problems]).toEqual([{ a: 'red', b: 12.5 }, []]);
  });

  it('leaves alone what it did not hold', () => {
    const { live } = sent([text('a'), number('b')], { '_asked:': 'a', a: 'x', b: '5' }, { b: 7 });
    expect(live.answers()).toEqual({ a: 'x', b: 7 });
  });

  it('keeps what cannot be read as it was typed, and says so in the words of the form', () => {
    const { live, problems } = sent([number('b')], { '_asked:': 'b', b: '12kg' });
    expect([live.get('b'), problems, live.answers()]).toEqual(['12kg', ['b notnumber'], {}]);
    expect(sendPlain(live, fieldsOf({ '_asked:': 'b', b: '12kg' }))).toHaveLength(1);
    expect(sendPlain(live, fieldsOf({ '_asked:': 'b', b: '12' }))).toHaveLength(0);
    expect(live.get('b')).toBe(12);
  });

  it('leaves the checks of what can be read to the form', () => {
    const { live, problems } = sent([number('b', { max: 5 }), text('c', { mandatory: true })], {
      '_asked:': ['b', 'c'],
      b: '9',
      c: '',
    });
    expect(problems).toEqual([]);
    expect(live.validate().map(({ rule }) => rule)).toEqual(['toolarge', 'mandatory']);
  });

  it('does not stop a value from following another that changes with it', () => {
    const questions = [text('a'), text('b', { relatedField: 'a' }), text('c', { relatedField: 'a' })];
    const { live } = sent(questions, { '_asked:': ['a', 'b', 'c'], a: 'new', b: 'old', c: 'mine' }, { a: 'old' });
    expect(live.answers()).toEqual({ a: 'new', b: 'new', c: 'mine' });
  });

  it('takes an emptied field as blank', () => {
    const { live } = sent([text('a', { defaultvalue: 'x' })], { '_asked:': 'a', a: '' });
    expect(live.answers()).toEqual({});
  });

  it('takes a box that was never ticked as no answer, and one whose tick was taken away as no', () => {
    const box = question('a', { type: 'checkbox' });
    expect(sent([box], { '_asked:': 'a' }).live.answers()).toEqual({});
    expect(sent([box], { '_asked:': 'a', a: 'true' }).live.answers()).toEqual({ a: true });
    expect(sent([box], { '_asked:': 'a' }, { a: true }).live.answers()).toEqual({ a: false });
  });

  it('says nothing of a question that its own answers have only now shown', () => {
    const definition = form([number('a'), text('b', { defaultvalue: 'x' })], [shows('b', 'a > 1')]);
    const live = createForm(definition);
    sendPlain(live, fieldsOf({ '_asked:': 'a', a: '5' }));
    expect(live.answers()).toEqual({ a: 5, b: 'x' });
  });

  it('sets nothing that is computed, and no question of another page', () => {
    const { live } = sent([number('a'), calculated('b', 'a * 2')], { '_asked:': ['a', 'b', 'zzz'], a: '2', b: '99' });
    expect(live.answers()).toEqual({ a: 2, b: 4 });
  });

  it('takes no question’s answer for a word of its own', () => {
    const questions = [text('_asked'), text('_update'), text('b', { defaultvalue: 'x' })];
    const { live } = sent(questions, { '_asked:': ['_asked', '_update'], _asked: 'b', _update: 'y', b: '' });
    expect(live.answers()).toEqual({ _asked: 'b', _update: 'y', b: 'x' });
  });

  it('leaves what is kept out of sight as it is', () => {
    const kept: Question = { ...text('a'), ...{ hidden: true } };
    expect(sent([kept], { '_asked:': 'a', a: 'new' }, { a: 'old' }).live.get('a')).toBe('old');
    expect(drawPlain(createForm(form([kept])))).not.toContain('<input');
  });

  it('answers inside containers, row by row', () => {
    const { live, problems } = sent(
      [group('g', text('a')), rows('list', number('n'), rows('inner', text('t')))],
      {
        '_asked:': [
          'a',
          'list',
          'list[0]',
          'list[0].n',
          'list[0].inner',
          'list[0].inner[0]',
          'list[0].inner[0].t',
          'list[1]',
          'list[1].n',
        ],
        a: 'x',
        'list[0].n': '1',
        'list[0].inner[0].t': 'deep',
        'list[1].n': 'two',
      },
      { list: [{ n: 5 }, { n: 6 }, { n: 7 }] },
    );
    expect(live.answers()).toEqual({ a: 'x', list: [{ n: 1, inner: [{ t: 'deep' }] }, {}] });
    expect(problems).toEqual(['list[1].n notnumber']);
  });

  it('makes no more rows than a form may have', () => {
    const claimed = Array.from({ length: 600 }, (_, index) => `list[${index}]`);
    expect(sent([rows('list', text('t'))], { '_asked:': ['list', ...claimed] }).live.rows('list')).toHaveLength(500);
  });

  it('makes no more rows than it held, whatever it claims', () => {
    const { live } = sent([rows('list', text('t'))], { '_asked:': ['list', 'list[0]', 'list[499]', 'list[1e9]'] });
    expect(live.rows('list')).toHaveLength(1);
  });
});
