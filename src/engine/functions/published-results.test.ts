import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calculated, form, question } from '../../../test/support/engine/scenario.ts';
import { createForm } from '../../published/engine.ts';
import type { Answers } from '../definition/types.ts';

const file = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/openmrs/published-expected.json`;
const absent = !existsSync(file);

interface Case {
  readonly form: string;
  readonly inputs?: Answers;
  readonly expected?: Answers;
}

/** What OpenMRS computes in code, as our formulas. */
const formulas: Readonly<Record<string, string>> = {
  bmi: 'ROUND(weight_kg / (height_cm / 100) ^ 2, 1)',
  bsa: 'ROUND(SQRT(height_cm * weight_kg / 3600), 2)',
  edd: 'lmp + 280',
  monthsOnArt: 'MONTHS(start, TODAY())',
  nextVisit: 'followup + arvDispensedInDays',
  status: 'IFS(viralLoadCount > 50, "Unsuppressed", ANSWERED(viralLoadCount), "Suppressed")',
};

/** Its test stands on a day of its own. */
const given: Readonly<Record<string, Answers>> = { monthsOnArt: { start: '2022-02-05' } };

const cases = (absent ? [] : (JSON.parse(readFileSync(file, 'utf8')).cases as readonly Case[])).flatMap(
  ({ form: name, inputs, expected }) =>
    Object.entries(expected ?? {}).map(([result, value]) => ({
      name,
      result,
      value,
      inputs: { ...inputs, ...given[result] },
    })),
);

it.skipIf(absent)(
  `six results that OpenMRS publishes, by formulas in a form${absent ? ` (skipped: no ${file})` : ''}`,
  () => {
    expect(cases.map(({ result }) => result)).toEqual(Object.keys(formulas));
    for (const { name, result, value, inputs } of cases) {
      const asked = Object.entries(inputs).map(([key, answer]) =>
        question(key, { type: typeof answer === 'number' ? 'number' : 'date' }),
      );
      const live = createForm(form([...asked, calculated(result, formulas[result] ?? '')]), {
        now: () => new Date(2022, 8, 5, 12),
      });
      for (const [key, answer] of Object.entries(inputs)) live.set(key, answer);
      expect([name, live.get(result)]).toEqual([name, value]);
    }
  },
);
