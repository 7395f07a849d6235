import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createForm, fromQuestionnaire, toQuestionnaire } from '../../../../test/support/interchange/fhir-engine.ts';
import { checkDefinition } from '../../../engine/checks/check-definition.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { answerFrom } from '../import/answer-from.ts';
import { choicesOfQuestion } from './typed-answers.ts';
import { fromResponse } from './from-response.ts';
import { fhirPathRuntime } from '../fhirpath/runtime.ts';
import { keptItem } from '../resource/keep.ts';
import { recordsOf, type Raw } from '../../shared/raw.ts';
import { toResponse } from './to-response.ts';

const folder = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/fhir`;
const isThere = existsSync(folder);
const read = (path: string) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')) as Raw;
const forms = isThere ? readdirSync(`${folder}/forms`).map((file) => file.replace('.json', '')) : [];
const pairs = isThere ? readdirSync(`${folder}/expected`).filter((file) => file.endsWith('.pairs.json')) : [];

const itemsOf = (element: Raw): readonly Raw[] =>
  recordsOf(element['item']).flatMap((item) => [item, ...itemsOf(item)]);

/** Answers by linkId; of a coding, what distinguishes it. */
function answersOf(element: Raw): readonly [string, unknown][] {
  return recordsOf(element['item']).flatMap((item) => {
    const answers = recordsOf(item['answer']);
    const values = answers.map(({ item: _inner, ...answer }) =>
      answer['valueCoding'] ? { ...answer['valueCoding'], extension: undefined } : answer,
    );
    return [
      ...(values.length > 0 ? [[String(item['linkId']), values] as [string, unknown]] : []),
      ...answersOf(item),
      ...answers.flatMap(answersOf),
    ];
  });
}

const sorted = (answers: readonly [string, unknown][]) =>
  answers.toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));

describe.skipIf(!isThere)('Published Questionnaires (skipped where the corpora are absent)', () => {
  it('are sixteen with 376 items, all of which come in and go out', () => {
    const items = forms.map(
      (form) => itemsOf(toQuestionnaire(fromQuestionnaire(read(`forms/${form}.json`)).definition)).length,
    );
    expect([forms.length, items.reduce((sum, count) => sum + count, 0)]).toEqual([16, 376]);
  });

  it.each(forms)('%s goes out as it came', (form) => {
    const resource = read(`forms/${form}.json`);
    expect(toQuestionnaire(fromQuestionnaire(resource).definition)).toEqual(resource);
  });

  it.each(forms)('%s is a form without problems', (form) => {
    const faults = checkDefinition(
      fromQuestionnaire(read(`forms/${form}.json`)).definition,
      fieldModels,
      fhirPathRuntime,
    );
    expect(faults).toEqual([]);
  });

  it.each(forms)('%s says what is left with places that are there', (form) => {
    const resource = read(`forms/${form}.json`);
    for (const { path } of fromQuestionnaire(resource).left)
      expect([path, at(resource, path)]).not.toEqual([path, undefined]);
  });
});

function at(resource: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce(
      (value: unknown, key) =>
        typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined,
      resource,
    );
}

describe.skipIf(!isThere)('Responses to them (skipped where the corpora are absent)', () => {
  it.each(pairs)('%s: answers come in and go out', (file) => {
    const { definition } = fromQuestionnaire(read(`forms/${file.replace('.pairs.json', '.json')}`));
    for (const pair of recordsOf(read(`expected/${file}`)['pairs'])) {
      const response = pair['response'] as Raw;
      const { answers, left } = fromResponse(response, definition);
      expect([pair['case'], left]).toEqual([pair['case'], []]);
      expect([pair['case'], sorted(answersOf(toResponse(answers, definition)))]).toEqual([
        pair['case'],
        sorted(answersOf(response)),
      ]);
    }
  });
});

describe.skipIf(!isThere)('Published assertions of what is shown (skipped where the corpora are absent)', () => {
  const { definition } = isThere
    ? fromQuestionnaire(read('forms/enablewhen-lforms-85items.json'))
    : { definition: undefined };
  const tests = isThere ? recordsOf(read('expected/enablewhen-lforms-published-visibility.json')['tests']) : [];

  it('are 63', () =>
    expect(
      tests
        .flatMap((test) => recordsOf(test['steps']))
        .flatMap(({ shown, hidden }) => [...(shown as []), ...(hidden as [])]),
    ).toHaveLength(63));

  it.each(tests.map((test): [string, Raw] => [String(test['name']), test]))('%s', (_, test) => {
    if (!definition) return;
    const byId = new Map(walkQuestions(definition).map(({ question }) => [question.id, question]));
    const nameOf = (id: unknown) => byId.get(String(id))?.name ?? '';
    const live = createForm(definition);
    for (const step of recordsOf(test['steps'])) {
      for (const action of recordsOf(step['actions'])) {
        const question = byId.get(String(action['item']));
        if (question) live.set(question.name, typedBy(action, question));
      }
      for (const id of step['shown'] as readonly unknown[])
        expect([id, live.state(nameOf(id)).visible]).toEqual([id, true]);
      for (const id of step['hidden'] as readonly unknown[])
        expect([id, live.state(nameOf(id)).visible]).toEqual([id, false]);
    }
  });

  function typedBy(action: Raw, question: Parameters<typeof choicesOfQuestion>[0]): unknown {
    if (action['meaning'])
      return answerFrom([action['meaning']], question, choicesOfQuestion(question, keptItem(question), []));
    return action['choose'] ?? action['value'];
  }
});
