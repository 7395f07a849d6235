import { beforeEach, expect, it } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { fromQuestionnaire } from '../../../src/interchange/fhir/import/from-questionnaire.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';

const ordinal = (code: string, valueDecimal: number) => ({
  valueCoding: {
    code,
    display: code,
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal }],
  },
});
const choice = (linkId: string) => ({
  linkId,
  text: linkId,
  type: 'choice',
  answerOption: [ordinal('never', 0), ordinal('daily', 3)],
});
const result = (linkId: string, expression: string) => ({
  linkId,
  text: linkId,
  type: 'integer',
  readOnly: true,
  extension: [
    {
      url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
      valueExpression: { language: 'text/fhirpath', expression },
    },
  ],
});
const neverComputed = [
  '%encounter.length.value + 1',
  `iif(%resource.item.answer.value.memberOf('http://example.org/vs'), 1, 0)`,
  '(1).repeat($this + 1).count()',
  '%weights.entry.count() + %unset',
];
const questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sleep',
  item: [
    choice('one'),
    choice('two'),
    result('total', '%resource.item.answer.value.ordinal().sum()'),
    ...neverComputed.map((expression, index) => result(`never${index}`, expression)),
  ],
};

describeEachDatabase('an entry of an imported form', (database) => {
  let clinic: TestClinic;
  const definition: FormDefinition = fromQuestionnaire(questionnaire).definition;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { definition });
  });

  it('has the total that FHIRPath gives on the server, whatever was sent', async () => {
    const sent = { ...visit(clinic.category), answers: { one: 'daily', two: 'daily', total: 99 } };
    const { computed } = await handlers['/entry/storeentry'](clinic.as('secretary'), sent);
    expect(computed).toEqual({ total: 6 });
  });

  it('is stored where some results cannot be computed, which stay blank', async () => {
    const sent = { ...visit(clinic.category), answers: { one: 'never', two: 'daily' } };
    const { computed } = await handlers['/entry/storeentry'](clinic.as('secretary'), sent);
    expect(computed).toEqual({ total: 3 });
  });
});
