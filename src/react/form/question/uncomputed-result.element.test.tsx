import { expect } from '@open-wc/testing';
import {
  formOf,
  memorySaving,
  mountFiller,
  question,
  type,
  unmountAll,
} from '../../../../test/support/screens/mount-filler.tsx';
import type { Role } from '../../../engine/definition/types.ts';
import type { SaveOutcome } from '../saving/saving.ts';
import { until } from '../../../../test/support/screens/wait.ts';

/** Each doubles the text before it, until one is too long to be an answer. */
const doubled = Array.from({ length: 20 }, (_, index) =>
  question(`t${index + 1}`, 'calculated', { formula: `t${index} & t${index}` }),
);
const definition = formOf([question('t0', 'text'), ...doubled]);
const sent = (): SaveOutcome => ({ state: 'sent', data: { id: 'e', file: 'f', computed: {}, problems: [] } });

describe('a result that cannot be computed', () => {
  afterEach(unmountAll);

  const mounted = async (role: Role | undefined) => {
    const filler = await mountFiller({ definition, role, saving: memorySaving(sent), language: 'en' });
    await type(filler.control('t0'), '5');
    await until(() => filler.control('t0').value === '5', 'the answer');
    return filler;
  };

  for (const role of ['owner', 'secretary'] as const) {
    it(`is blank, and the ${role} reads why`, async () => {
      const filler = await mounted(role);
      await until(() => filler.all('.porsa-warning').length === 1, 'the reason');
      expect(filler.find('.porsa-warning').textContent).to.contain('couldn’t be calculated');
    });
  }

  for (const role of ['public', undefined] as const) {
    it(`says nothing to a patient (${role ?? 'no role'})`, async () => {
      const filler = await mounted(role);
      expect(filler.all('.porsa-warning, .porsa-problem').length).to.equal(0);
    });
  }
});
