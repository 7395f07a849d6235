import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { fromQuestionnaire } from '../../../interchange/fhir/import/from-questionnaire.ts';
import { renameOption } from '../edits/rename-option.ts';
import { importedCode, importedQuestionCodes } from './imported-codes.ts';

const sct = 'http://snomed.info/sct';
const imported = (item: object, contained: readonly object[] = []): FormDefinition =>
  fromQuestionnaire({
    resourceType: 'Questionnaire',
    status: 'active',
    title: 'T',
    contained,
    item: [{ linkId: 'a', type: 'choice', text: 'Smokes', ...item }],
  }).definition;
const question = (definition: FormDefinition) => definition.pages[0]!.questions[0]!;
const options = {
  answerOption: [
    { valueCoding: { system: sct, code: '1', display: 'Smoker' } },
    { valueCoding: { system: 'urn:other', code: '1', display: 'One' } },
    { valueCoding: { code: '2', display: 'Two' } },
  ],
};

describe('The codes that a form was imported with', () => {
  it('are found for its options, in the item and in a value set within the Questionnaire', () => {
    const definition = imported(options);
    const codes = question(definition).options!.map(({ value }) =>
      importedCode(definition, question(definition), value),
    );
    expect(codes).toEqual([{ system: sct, code: '1' }, { system: 'urn:other', code: '1' }, { code: '2' }]);
    const set = {
      resourceType: 'ValueSet',
      id: 's',
      compose: { include: [{ system: sct, concept: [{ code: '3', display: 'Three' }] }] },
    };
    const ofSet = imported({ answerValueSet: '#s' }, [set]);
    expect(importedCode(ofSet, question(ofSet), '3')).toEqual({ system: sct, code: '3' });
    expect(importedCode(ofSet, question(ofSet), '4')).toBeUndefined();
  });

  it('are found for its questions, with that of LOINC before others', () => {
    const loinc = { system: 'http://loinc.org', code: '72166-2' };
    const definition = imported({ ...options, code: [{ system: sct, code: '9' }, loinc] });
    expect(importedQuestionCodes(question(definition))).toEqual([loinc, { system: sct, code: '9' }]);
  });

  it('stay with an option whose value is changed', () => {
    const definition = imported(options);
    const renamed = renameOption(definition, question(definition).id, [0], 'smoker');
    expect(question(renamed).options?.[0]).toMatchObject({ value: 'smoker', system: sct, code: '1' });
    const again = renameOption(renamed, question(definition).id, [0], 'yes');
    expect(question(again).options?.[0]).toMatchObject({ value: 'yes', system: sct, code: '1' });
    expect(question(renameOption(definition, question(definition).id, [2], 'two')).options?.[2]).not.toHaveProperty(
      'code',
    );
  });
});
