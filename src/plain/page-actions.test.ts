import { describe, expect, it } from 'vitest';
import { form, number, rows, shows, text } from '../../test/support/engine/scenario.ts';
import { drawPlain, fieldsOf, sendPlain, type SentFields } from '../../test/support/plain/plain-page.tsx';
import type { Answers, FormDefinition } from '../engine/definition/types.ts';
import { createForm } from '../published/engine.ts';
import { takePageAction } from './page-actions.ts';

/** A page that was sent by one of its buttons: the form after it, and what takes the focus. */
function pressed(definition: FormDefinition, fields: SentFields, answers: Answers = {}) {
  const live = createForm(definition, { answers });
  sendPlain(live, fieldsOf(fields));
  const action = takePageAction({ fields: fieldsOf(fields) }, definition.pages[0]!.questions, live);
  return { live, action };
}

const list = form([rows('list', text('t'), rows('inner', text('u')))]);
const held = {
  '_asked:': ['list', 'list[0]', 'list[0].t', 'list[1]', 'list[1].t'],
  'list[0].t': 'a',
  'list[1].t': 'b',
};
const two = { list: [{ t: 'a' }, { t: 'b' }] };

describe('A button of a page', () => {
  it('adds a row, which takes the focus, and keeps what was typed with it', () => {
    const { live, action } = pressed(list, { ...held, 'list[0].t': 'new', '_add:list': '1' }, two);
    expect(live.answers()).toEqual({ list: [{ t: 'new' }, { t: 'b' }, {}] });
    expect(action).toEqual({ focus: 'q-list-row-2' });
    expect(drawPlain(live, { page: action })).toMatch(
      /<fieldset class="plain-row" id="q-list-row-2" tabindex="-1" autofocus=""/i,
    );
  });

  it('adds none where there are as many as a form may have', () => {
    const full = { list: Array.from({ length: 500 }, () => ({})) };
    const { live } = pressed(list, { '_add:list': '1' }, full);
    expect(live.rows('list')).toHaveLength(500);
    expect(drawPlain(live)).toMatch(/<button id="q-list"[^>]* disabled=""/);
  });

  it('removes a row', () => {
    const { live, action } = pressed(list, { ...held, '_remove:list:0': '1' }, two);
    expect(live.answers()).toEqual({ list: [{ t: 'b' }] });
    expect(action).toEqual({ focus: 'q-list' });
  });

  it('moves a row up or down with what was typed in it, and the row keeps the focus', () => {
    const down = pressed(list, { ...held, 'list[0].t': 'new', '_down:list:0': '1' }, two);
    expect(down.live.answers()).toEqual({ list: [{ t: 'b' }, { t: 'new' }] });
    expect(down.action).toEqual({ focus: 'q-list-row-1' });
    const up = pressed(list, { ...held, '_up:list:1': '1' }, two);
    expect(up.live.answers()).toEqual({ list: [{ t: 'b' }, { t: 'a' }] });
    expect(up.action).toEqual({ focus: 'q-list-row-0' });
  });

  it('leaves a row where it is that would be moved past the first or the last, and offers no such button', () => {
    for (const past of ['_up:list:0', '_down:list:1', '_down:list:7']) {
      const { live, action } = pressed(list, { ...held, [past]: '1' }, two);
      expect([live.answers(), action]).toEqual([two, undefined]);
    }
    const names = [...drawPlain(pressed(list, held, two).live).matchAll(/name="(_(?:up|down):[^"]+)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['_down:list:0', '_up:list:1']);
  });

  it('adds a row within a row', () => {
    const { live, action } = pressed(list, { ...held, '_add:list[1].inner': '1' }, two);
    expect(live.answers()).toEqual({ list: [{ t: 'a' }, { t: 'b', inner: [{}] }] });
    expect(action).toEqual({ focus: 'q-list[1].inner-row-0' });
  });

  it('updates the page, and puts the focus on what has come to be asked', () => {
    const definition = form([number('a'), text('b'), text('c')], [shows('b', 'a > 1')]);
    const { action } = pressed(definition, { '_asked:': ['a', 'c'], a: '5', '_update:': '' });
    expect(action).toEqual({ focus: 'q-b' });
    expect(pressed(definition, { '_asked:': ['a', 'c'], a: '0', '_update:': '' }).action).toEqual({ focus: undefined });
  });

  it('is none of these where the page is sent to go on', () => {
    expect(pressed(list, held, two).action).toBeUndefined();
  });

  it('that is no button of the page changes nothing', () => {
    const { live, action } = pressed(
      list,
      { ...held, '_add:zzz': '1', '_remove:list:7': '1', '_add:list[9].inner': '1' },
      two,
    );
    expect([live.answers(), action]).toEqual([two, undefined]);
  });
});
