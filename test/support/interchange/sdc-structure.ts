import { answered, coding, control, hl7, item, questionnaire, response } from './questionnaires.ts';
import { sct, ucum, extension, kilograms, unit, type SdcForm } from './sdc-items.ts';

/** How questions nest and repeat, and what they may be answered with. */
export const structureForms: readonly SdcForm[] = [
  {
    name: 'questions under answers, several levels deep',
    questionnaire: questionnaire([
      item('smokes', 'boolean', {
        item: [
          item('since', 'date', {
            enableWhen: [{ question: 'smokes', operator: '=', answerBoolean: true }],
            item: [item('packs', 'integer')],
          }),
          item('why', 'group', {
            enableWhen: [{ question: 'smokes', operator: '=', answerBoolean: true }],
            item: [item('words', 'text')],
          }),
        ],
      }),
    ]),
    response: response(
      answered('smokes', {
        valueBoolean: true,
        item: [
          { linkId: 'since', answer: [{ valueDate: '2004-05-06', item: [answered('packs', { valueInteger: 2 })] }] },
          { linkId: 'why', item: [answered('words', { valueString: 'stress\nhabit' })] },
        ],
      }),
    ),
    left: [],
  },
  {
    name: 'repeats within repeats',
    questionnaire: questionnaire([
      item('visit', 'group', {
        repeats: true,
        item: [
          item('on', 'date', { required: true }),
          item('drug', 'group', {
            repeats: true,
            item: [
              item('name', 'string', { required: true }),
              item('at', 'time', { repeats: true }),
              item('dose', 'quantity', extension(unit('mg'))),
            ],
          }),
        ],
      }),
    ]),
    response: response(
      {
        linkId: 'visit',
        item: [
          answered('on', { valueDate: '2024-01-01' }),
          {
            linkId: 'drug',
            item: [
              answered('name', { valueString: 'A' }),
              answered('at', { valueTime: '08:00:00' }, { valueTime: '20:00:00' }),
              answered('dose', { valueQuantity: { value: 5, unit: 'mg', system: ucum, code: 'mg' } }),
            ],
          },
          { linkId: 'drug', item: [answered('name', { valueString: 'B' })] },
        ],
      },
      { linkId: 'visit', item: [answered('on', { valueDate: '2024-02-01' })] },
    ),
    left: [],
  },
  {
    name: 'every type of answer',
    questionnaire: questionnaire([
      item('b', 'boolean'),
      item('br', 'boolean', { required: true }),
      item('d', 'decimal'),
      item('i', 'integer'),
      item('date', 'date'),
      item('dt', 'dateTime'),
      item('t', 'time'),
      item('s', 'string'),
      item('x', 'text'),
      item('u', 'url'),
      item('c', 'choice', { answerOption: [coding('a')] }),
      item('o', 'open-choice', { answerOption: [coding('a')] }),
      item('q', 'quantity', extension(unit('kg'))),
      item('att', 'attachment'),
      item('ref', 'reference'),
      item('text', 'display'),
    ]),
    response: response(
      answered('b', { valueBoolean: false }),
      answered('br', { valueBoolean: false }),
      answered('d', { valueDecimal: -1.5 }),
      answered('i', { valueInteger: 0 }),
      answered('date', { valueDate: '2024-02-29' }),
      answered('dt', { valueDateTime: '2024-05-01T08:30:00Z' }),
      answered('t', { valueTime: '08:30:00' }),
      answered('s', { valueString: '<b>&"' }),
      answered('x', { valueString: 'one\ntwo' }),
      answered('u', { valueUri: 'https://example.org/a' }),
      answered('c', coding('a')),
      answered('o', { valueString: 'own' }),
      answered('q', { valueQuantity: kilograms }),
    ),
    left: [],
  },
  {
    name: 'options of every kind',
    questionnaire: questionnaire([
      item('number', 'choice', { answerOption: [{ valueInteger: 1 }, { valueInteger: 2 }] }),
      item('day', 'choice', { answerOption: [{ valueDate: '2024-01-01' }, { valueDate: '2024-02-01' }] }),
      item('hour', 'choice', { answerOption: [{ valueTime: '08:00:00' }] }),
      item('word', 'choice', { answerOption: [{ valueString: 'yes' }, { valueString: 'no' }] }),
      item('who', 'choice', { answerOption: [{ valueReference: { reference: 'Practitioner/1', display: 'Dr One' } }] }),
      item('systems', 'choice', { answerOption: [coding('1', 'One', 'http://a'), coding('1', 'One', 'http://b')] }),
      item('many', 'choice', {
        repeats: true,
        answerOption: [{ ...coding('x'), initialSelected: true }, coding('y'), coding('z')],
        extension: [control('check-box')],
      }),
    ]),
    response: response(
      answered('number', { valueInteger: 2 }),
      answered('day', { valueDate: '2024-02-01' }),
      answered('hour', { valueTime: '08:00:00' }),
      answered('word', { valueString: 'no' }),
      answered('who', { valueReference: { reference: 'Practitioner/1', display: 'Dr One' } }),
      answered('systems', coding('1', 'One', 'http://b')),
      answered('many', coding('x'), coding('z')),
    ),
    left: [],
  },
  {
    name: 'value sets in the resource, and elsewhere',
    questionnaire: questionnaire(
      [
        item('listed', 'choice', { answerValueSet: '#listed' }),
        item('expanded', 'choice', { answerValueSet: '#expanded' }),
        item('filtered', 'choice', { answerValueSet: '#filtered' }),
        item('partly', 'choice', { answerValueSet: '#partly' }),
        item('outside', 'open-choice', { answerValueSet: 'http://loinc.org/vs/LL1' }),
      ],
      {
        contained: [
          {
            resourceType: 'ValueSet',
            id: 'listed',
            compose: {
              include: [
                {
                  system: sct,
                  concept: [
                    { code: 'a', display: 'A', designation: [{ language: 'fa', value: 'آ' }] },
                    { code: 'b' },
                    { code: 'c' },
                  ],
                },
              ],
              exclude: [{ system: sct, concept: [{ code: 'c' }] }],
            },
          },
          {
            resourceType: 'ValueSet',
            id: 'expanded',
            expansion: {
              contains: [
                {
                  abstract: true,
                  code: 'top',
                  contains: [
                    {
                      system: sct,
                      code: 'in',
                      display: 'In',
                      extension: [{ url: `${hl7}itemWeight`, valueDecimal: 2 }],
                    },
                  ],
                },
              ],
            },
          },
          {
            resourceType: 'ValueSet',
            id: 'filtered',
            compose: { include: [{ system: sct, filter: [{ property: 'concept', op: 'is-a', value: '1' }] }] },
          },
          {
            resourceType: 'ValueSet',
            id: 'partly',
            compose: {
              include: [
                { system: sct, concept: [{ code: 'p', display: 'P' }] },
                { valueSet: ['http://example.org/other'] },
              ],
            },
          },
        ],
      },
    ),
    response: response(
      answered('listed', { valueCoding: { system: sct, code: 'b' } }),
      answered('expanded', {
        valueCoding: {
          system: sct,
          code: 'in',
          display: 'In',
          extension: [{ url: `${hl7}itemWeight`, valueDecimal: 2 }],
        },
      }),
      answered('partly', coding('p', 'P', sct)),
      answered('outside', { valueString: 'free' }),
    ),
    left: ['item[2].answerValueSet', 'item[3].answerValueSet', 'item[4].answerValueSet'],
  },
];
