import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { formEngine } from './form-engine.ts';
import { fromQuestionnaire } from '../../../src/interchange/fhir/import/from-questionnaire.ts';
import { fromResponse } from '../../../src/interchange/fhir/response/from-response.ts';
import { fillForm } from './fill-form.ts';

const folder = join(process.env['PORSA_CORPORA'] ?? '../shared/corpora', 'fhir');
const isThere = existsSync(folder);
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

interface Pair {
  readonly case: string;
  readonly expected_calculated: Readonly<Record<string, readonly unknown[]>>;
  readonly response: unknown;
}

describe.skipIf(!isThere)('The server over a published PHQ-9 (skipped where PORSA_CORPORA is absent)', () => {
  const pairs = isThere
    ? (read('expected/phq9-lforms-weight.pairs.json') as { readonly pairs: readonly Pair[] }).pairs
    : [];
  const whole = pairs.filter(({ case: name }) => name !== 'partial' && name !== 'empty');

  it.each(whole.map((pair) => [pair.case, pair] as const))(
    'computes the total of %s itself',
    async (_, { response, expected_calculated: expected }) => {
      const { definition } = fromQuestionnaire(read('forms/phq9-lforms-weight.json'));
      await formEngine.prepare(definition);
      const totals = walkQuestions(definition)
        .filter(({ question }) => question.type === 'calculated')
        .map(({ question }) => question.name);
      const given = Object.fromEntries(
        Object.entries(fromResponse(response, definition).answers).filter(([name]) => !totals.includes(name)),
      );
      const filled = fillForm({
        definition,
        role: 'public',
        language: 'en',
        patient: {},
        history: [],
        answers: given,
        now: () => new Date(2026, 10, 21),
      });
      expect(totals.map((name) => filled.computed[name])).toEqual(Object.values(expected).map(([score]) => score));
    },
  );
});
