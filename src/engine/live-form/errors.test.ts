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

  it('is shown at another question that it reads while its own is hidden, and moves back', () => {
    const live = createForm(
      form(
        [number('a'), text('phone'), text('email'), text('fax')],
        [
          { id: 'v', kind: 'visibility', target: 'phone', when: 'a > 1' },
          { id: 'w', kind: 'visibility', target: 'email', when: 'a < 5' },
          { id: 'c', kind: 'error', target: 'phone', when: 'COUNT(phone, email, fax) = 0', text: message },
        ],
      ),
    );
    live.set('a', 0);
    const problems = () => live.validate().map(({ name }) => name);
    const heard: string[] = [];
    for (const name of ['phone', 'email', 'fax']) live.subscribe(name, () => heard.push(name));
    expect([problems(), live.state('email').problem?.message]).toEqual([['email'], message.en]);
    live.set('a', 3);
    expect([problems(), live.state('email').problem, live.state('phone').problem?.message]).toEqual([
      ['phone'],
      undefined,
      message.en,
    ]);
    expect(heard).toEqual(expect.arrayContaining(['phone', 'email']));
    live.set('a', 0);
    live.set('fax', '1');
    expect(problems()).toEqual([]);
  });

  it('stands in at the last page that asks what it reads, also through what is computed', () => {
    const definition = form(
      [number('a'), number('b')],
      [
        { id: 'v', kind: 'visibility', target: 'a', when: 'FALSE' },
        { id: 'c', kind: 'error', target: 'a', when: 'sum > 10', text: 'Too much in all.' },
      ],
    );
    const [first] = definition.pages;
    const second = {
      ...first!,
      id: 'p2',
      text: 'Second',
      questions: [
        number('c'),
        number('d'),
        { ...number('sum', { formula: 'SUM(a, b, d)' }), type: 'calculated' as const },
      ],
    };
    const live = createForm({ ...definition, pages: [first!, second] });
    live.set('b', 9);
    live.set('d', 9);
    expect(live.validate()).toMatchObject([{ name: 'd', message: 'Too much in all.' }]);
    live.set('b', 1);
    expect(live.validate()).toEqual([]);
  });

  it('is shown at a question of the form where it reads none', () => {
    const live = createForm(
      form(
        [number('a'), text('b')],
        [
          { id: 'v', kind: 'visibility', target: 'b', when: 'a > 1' },
          { id: 'c', kind: 'error', target: 'b', when: 'patient.age < 18', text: 'For adults.' },
        ],
      ),
      { patient: { age: 12 } },
    );
    expect(live.validate()).toMatchObject([{ name: 'a', message: 'For adults.' }]);
  });

  it('stays in its row where its question is hidden there', () => {
    const live = createForm(
      form(
        [rows('drugs', number('dose'), number('most'), text('why'))],
        [
          { id: 'v', kind: 'visibility', target: 'why', when: 'most > 5' },
          { id: 'd', kind: 'error', target: 'why', when: 'dose > most', text: 'Too much.' },
        ],
      ),
    );
    live.set('drugs', [
      { dose: 3, most: 2 },
      { dose: 9, most: 8 },
    ]);
    expect(live.validate().map(({ name }) => name)).toEqual(['drugs[0].dose', 'drugs[1].why']);
  });

  it('refuses nothing while all questions that it reads are hidden, or its condition cannot be computed', () => {
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
