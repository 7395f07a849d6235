import { expect } from '@open-wc/testing';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import type { ChangeDetail } from '../../src/react/form/types.ts';
import { fromQuestionnaire } from '../../src/interchange/fhir/import/from-questionnaire.ts';
import { clearPage, inside, ready, shownText } from '../support/screens/elements.ts';
import { until } from '../support/screens/wait.ts';

const weighed = (code: string, valueDecimal: number) => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal }],
  valueCoding: { code, display: code },
});
const questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'PHQ',
  item: [
    {
      linkId: 'q1',
      text: 'Little interest',
      type: 'choice',
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
          valueCodeableConcept: { coding: [{ code: 'radio-button' }] },
        },
      ],
      answerOption: [weighed('Never', 0), weighed('Daily', 3)],
    },
    {
      linkId: 'total',
      text: 'Total',
      type: 'integer',
      readOnly: true,
      extension: [
        {
          url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
          valueExpression: {
            language: 'text/fhirpath',
            expression: '%resource.item.answer.value.ordinal().sum() + 40',
          },
        },
      ],
    },
  ],
};

describe('porsa-form with an imported Questionnaire', () => {
  before(() =>
    defineElement(formSpec, {
      api: 'http://127.0.0.1:9',
      load: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
    }),
  );
  afterEach(() => clearPage());

  it('fetches what computes FHIRPath, and has the total of its answers', async () => {
    const element = document.createElement('porsa-form') as PorsaFormElement;
    element.storage = 'memory';
    element.setAttribute('language', 'en');
    element.definition = fromQuestionnaire(questionnaire).definition;
    element.answers = { q1: 'Daily' };
    document.body.append(element);
    await ready(element);
    await until(() => shownText(element).includes('43'), 'the total of the answers it opens with');
    const changes: unknown[] = [];
    element.addEventListener('porsa-change', (event) =>
      changes.push((event as CustomEvent<ChangeDetail>).detail.answers['total']),
    );
    inside<HTMLInputElement>(element, 'input[type=radio]')?.click();
    await until(() => changes.length > 0, 'a change is reported');
    expect(changes.at(-1)).to.equal(40);
    expect(shownText(element)).to.include('40');
  });
});
