import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { form, number, rows, text } from '../../../test/support/engine/scenario.ts';

const message = { en: 'Give a phone number or an email address.', fa: 'شمارهٔ تلفن یا ایمیل را وارد کنید.' };
const reachable = (target = 'phone') =>
  form(
    [text('phone'), text('email')],
    [{ id: 'c', kind: 'error', target, when: 'AND(BLANK(phone), BLANK(email))', text: message }],
  );

describe('An error under a condition', () => {
  it('is shown at its question while the condition holds, whether or not that is answered', () => {
    const live = createForm(reachable(), { language: 'fa' });
    expect(live.validate()).toMatchObject([{ name: 'phone', rule: 'constraintsaid', message: message.fa }]);
    let changes = 0;
    live.subscribe('phone', () => void (changes += 1));
    live.set('email', 'a@b.test');
    expect([live.validate(), live.state('phone').problem, changes]).toEqual([[], undefined, 1]);
    live.set('email', undefined);
    expect(live.state('phone').problem?.message).toBe(message.fa);
  });

  it('comes after what is wrong with the answer itself, and says a sentence of ours without one of its own', () => {
    const live = createForm(form([number('a', { max: 10 })], [{ id: 'c', kind: 'error', target: 'a', when: 'a > 5' }]));
    live.set('a', 20);
    expect(live.state('a').problem?.rule).toBe('toolarge');
    live.set('a', 7);
    expect(live.state('a').problem?.rule).toBe('constraint');
  });

  it('is shown at a container with rows, and in the row that it speaks of', () => {
    const live = createForm(
      form(
        [rows('drugs', number('dose'), number('most'))],
        [
          { id: 'c', kind: 'error', target: 'drugs', when: 'COUNT(drugs) = 0', text: 'None yet.' },
          { id: 'd', kind: 'error', target: 'dose', when: 'dose > most', text: 'Too much.' },
        ],
      ),
    );
    expect(live.validate()).toMatchObject([{ name: 'drugs', message: 'None yet.' }]);
    live.set('drugs', [
      { dose: 1, most: 2 },
      { dose: 3, most: 2 },
    ]);
    expect(live.validate()).toMatchObject([{ name: 'drugs[1].dose', message: 'Too much.' }]);
  });

  it('refuses nothing while its question is hidden, or its condition cannot be computed', () => {
    const hidden = form(
      [number('a'), number('b')],
      [
        { id: 'v', kind: 'visibility', target: 'b', when: 'a > 1' },
        { id: 'c', kind: 'error', target: 'b', when: 'BLANK(b)', text: 'Give it.' },
      ],
    );
    const live = createForm(hidden);
    expect(live.validate()).toEqual([]);
    live.set('a', 2);
    expect(live.validate()).toMatchObject([{ name: 'b', message: 'Give it.' }]);
  });

  it('needs a question that is answered', () => {
    const faults = (target: string) =>
      checkDefinition(
        form([number('a'), text('b', { type: 'label' })], [{ id: 'c', kind: 'error', target, when: 'a > 1' }]),
      ).map(({ path, rule }) => `${path} ${rule}`);
    expect([faults('a'), faults('b'), faults('p1'), faults('')]).toEqual([
      [],
      ...Array.from({ length: 3 }, () => ['conditions[0].target errortargetmissing']),
    ]);
  });
});
