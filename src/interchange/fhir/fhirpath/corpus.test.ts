import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createCheckedForm as createForm,
  fromQuestionnaire,
} from '../../../../test/support/interchange/fhir-engine.ts';
import type { Answer, Answers, FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import type { LiveForm, Patient } from '../../../engine/live-form/types.ts';
import { fromResponse } from '../response/from-response.ts';
import { helpOf, keptItem } from '../resource/keep.ts';

const corpora = process.env['PORSA_CORPORA'] ?? '../shared/corpora';
const folder = join(corpora, 'fhir');
const isThere = existsSync(folder);
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

interface Pair {
  readonly case: string;
  readonly expected_calculated: Readonly<Record<string, readonly unknown[]>>;
  readonly expected_enabled: Readonly<Record<string, boolean>>;
  readonly response: unknown;
}
interface Pairs {
  readonly questionnaire: string;
  readonly errors: readonly string[];
  readonly pairs: readonly Pair[];
}

const patient: Patient = { gender: 'female', birthdate: '1980-01-01' };

function fill(definition: FormDefinition, response: unknown): LiveForm {
  const { answers } = fromResponse(response, definition);
  return createForm(definition, { answers: withoutCalculated(answers, definition), patient, complete: true });
}

/** Computed answers are computed here, not taken over. */
function withoutCalculated(answers: Answers, definition: FormDefinition): Answers {
  const computed = new Set(
    walkQuestions(definition)
      .filter(({ question }) => question.type === 'calculated')
      .map(({ question }) => question.name),
  );
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !computed.has(name)));
}

/** Its paths: one, or one for each row that there is. */
function pathsOf(form: LiveForm, placed: PlacedQuestion): readonly string[] {
  const { row, question } = placed;
  if (!row) return [question.name];
  return pathsOf(form, row).flatMap((around) =>
    form.rows(around).map((_, index) => `${around}[${index}].${question.name}`),
  );
}

/** What stands in rows of which there are none is as visible as the container. */
function isShown(form: LiveForm, placed: PlacedQuestion): boolean {
  const paths = pathsOf(form, placed);
  return paths.length === 0 && placed.row ? isShown(form, placed.row) : paths.some((path) => form.state(path).visible);
}

/** A text that helps with a question is shown with it. */
function bearers(definition: FormDefinition): ReadonlyMap<string, PlacedQuestion> {
  const questions = walkQuestions(definition);
  const helps = questions.flatMap((placed) =>
    helpOf(placed.question).map(({ item }): [string, PlacedQuestion] => [item.linkId, placed]),
  );
  return new Map([
    ...helps,
    ...questions.map((placed): [string, PlacedQuestion] => [
      keptItem(placed.question)?.linkId ?? placed.question.id,
      placed,
    ]),
  ]);
}

const files = isThere ? readdirSync(join(folder, 'expected')).filter((name) => name.endsWith('.pairs.json')) : [];

describe.skipIf(!isThere)(
  'the scores and shown questions of the corpus (skipped where PORSA_CORPORA is absent)',
  () => {
    it('are 158 pairs', () =>
      expect(files.reduce((count, file) => count + (read(`expected/${file}`) as Pairs).pairs.length, 0)).toBe(158));

    for (const file of files) {
      const { pairs, errors } = read(`expected/${file}`) as Pairs;
      const { definition } = fromQuestionnaire(read(`forms/${file.replace('.pairs', '')}`));
      const placed = bearers(definition);
      const pages = new Map(
        definition.pages.flatMap((page) => (keptItem(page) ? [[keptItem(page)?.linkId, page] as const] : [])),
      );
      const skipped = (linkId: string) => errors.some((error) => error.includes(` ${linkId}:`));

      it.each(pairs.map((pair) => [pair.case, pair] as const))(
        `${file.replace('.pairs.json', '')} %s`,
        (_, { response, expected_calculated: scores, expected_enabled: enabled }) => {
          const form = fill(definition, response);
          const isVisible = (linkId: string): boolean | undefined => {
            const question = placed.get(linkId);
            const page = pages.get(linkId);
            return question ? isShown(form, question) : page && form.pages().includes(page);
          };
          const asked = Object.keys(enabled).filter((linkId) => !skipped(linkId));
          expect(Object.fromEntries(asked.map((linkId) => [linkId, isVisible(linkId)]))).toEqual(
            Object.fromEntries(asked.map((linkId) => [linkId, enabled[linkId]])),
          );
          for (const [linkId, expected] of Object.entries(scores)) {
            if (skipped(linkId) || enabled[linkId] === false) continue;
            const question = placed.get(linkId);
            const computed = question
              ? pathsOf(form, question)
                  .map((path) => form.get(path))
                  .filter((value) => value !== undefined)
              : ['not there'];
            expect([linkId, computed]).toEqual([linkId, expected.map(closeTo)]);
          }
        },
      );
    }
  },
);

const closeTo = (score: unknown): unknown =>
  typeof score === 'number' ? (expect.closeTo(score, 9) as unknown) : (score as Answer | undefined);
