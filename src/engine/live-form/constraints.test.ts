import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { form, number } from '../../../test/support/engine/scenario.ts';

const message = { en: 'Lower is not above upper.', fa: 'فشار پایین از بالا بیشتر نیست.' };
const pressure = () => form([number('upper'), number('lower', { constraint: { when: 'lower < upper', message } })]);

describe('A constraint', () => {
  it('is asked once there is an answer, and says its own message', () => {
    const live = createForm(pressure(), { language: 'fa' });
    expect(live.validate()).toEqual([]);
    live.transact(() => {
      live.set('upper', 80);
      live.set('lower', 120);
    });
    expect(live.state('lower').problem).toMatchObject({ rule: 'constraintsaid', message: message.fa });
    live.set('upper', 130);
    expect(live.state('lower').problem).toBeUndefined();
  });

  it('is refused with its place where it cannot be read', () => {
    const faults = checkDefinition(form([number('a', { constraint: { when: 'a < zzzz' } })]));
    expect(faults.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'pages[0].questions[0].constraint.when unknownname',
    ]);
    expect(checkDefinition(form([number('a', { constraint: {} as never })]))[0]?.path).toBe(
      'pages[0].questions[0].constraint.when',
    );
  });
});

describe('A question required under a condition', () => {
  it('is required while it holds', () => {
    const live = createForm(form([number('a'), number('b', { requiredWhen: 'a > 5' })]));
    expect(live.state('b').required).toBe(false);
    live.set('a', 6);
    expect(live.state('b')).toMatchObject({ required: true, problem: { rule: 'mandatory' } });
  });
});
