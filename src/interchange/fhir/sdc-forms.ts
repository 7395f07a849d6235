import {
  answered,
  coding,
  control,
  fhirpath,
  hl7,
  item,
  questionnaire,
  response,
  sdc,
  type Item,
} from './test-questionnaires.ts';

/** A Questionnaire of one feature or of several together, a response to it that is right, and the places of what is left. */
export interface SdcForm {
  readonly name: string;
  readonly questionnaire: Item;
  readonly response: Item;
  readonly left: readonly string[];
}

const sct = 'http://snomed.info/sct';
const ucum = 'http://unitsofmeasure.org';
const extension = (...extensions: readonly Item[]): Item => ({ extension: extensions });
const at = (url: string, more: Item): Item => ({ url, ...more });
const translated = (fa: string, de: string): Item =>
  extension(
    ...[
      ['fa', fa],
      ['de', de],
    ].map(([lang, content]) => ({
      url: `${hl7}translation`,
      extension: [
        { url: 'lang', valueCode: lang },
        { url: 'content', valueString: content },
      ],
    })),
  );
const scored = (code: string, score: number): Item => ({
  extension: [{ url: `${hl7}ordinalValue`, valueDecimal: score }],
  ...coding(code),
});
const kilograms = { value: 62.5, unit: 'kg', system: ucum, code: 'kg' };
const unit = (code: string): Item =>
  at(`${hl7}questionnaire-unit`, { valueCoding: { system: ucum, code, display: code } });
const hidden = at(`${hl7}questionnaire-hidden`, { valueBoolean: true });
const category = (code: string): Item =>
  at(`${hl7}questionnaire-displayCategory`, {
    valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-display-category', code }] },
  });

export const sdcForms: readonly SdcForm[] = [
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
    left: ['item[14]'],
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
  {
    name: 'rules over every type, on questions, groups and texts',
    questionnaire: questionnaire([
      item('c', 'choice', {
        answerOption: [coding('Y', 'Yes', 'http://a'), coding('N', 'No', 'http://a'), coding('Y', 'Also', 'http://b')],
      }),
      item('d', 'date'),
      item('t', 'time'),
      item('i', 'integer'),
      item('q', 'quantity', extension(unit('kg'))),
      item('here', 'group', {
        enableWhen: [{ question: 'c', operator: '=', answerCoding: { system: 'http://b', code: 'Y' } }],
        item: [item('h', 'string')],
      }),
      item('any', 'string', { enableWhen: [{ question: 'c', operator: '=', answerCoding: { code: 'Y' } }] }),
      item('both', 'group', {
        enableBehavior: 'all',
        enableWhen: [
          { question: 'c', operator: '!=', answerCoding: { system: 'http://a', code: 'N' } },
          { question: 'd', operator: '>', answerDate: '2024-01-01' },
        ],
        item: [item('bo', 'string')],
      }),
      item('one', 'string', {
        enableBehavior: 'any',
        enableWhen: [
          { question: 't', operator: '<', answerTime: '12:00:00' },
          { question: 'i', operator: 'exists', answerBoolean: true },
        ],
      }),
      item('heavy', 'string', {
        enableWhen: [{ question: 'q', operator: '>', answerQuantity: { value: 50, system: ucum, code: 'kg' } }],
      }),
      item('never', 'display', { enableWhen: [{ question: 'i', operator: '!=', answerInteger: 3 }] }),
    ]),
    response: response(
      answered('c', coding('Y', 'Also', 'http://b')),
      answered('d', { valueDate: '2024-03-01' }),
      answered('i', { valueInteger: 3 }),
      answered('q', { valueQuantity: kilograms }),
      { linkId: 'here', item: [answered('h', { valueString: 'x' })] },
      answered('any', { valueString: 'x' }),
      { linkId: 'both', item: [answered('bo', { valueString: 'x' })] },
      answered('one', { valueString: 'x' }),
      answered('heavy', { valueString: 'x' }),
    ),
    left: [],
  },
  {
    name: 'hidden scores that decide what is shown',
    questionnaire: questionnaire(
      [
        item('1', 'choice', { required: true, answerOption: [scored('a', 0), scored('b', 3)] }),
        item('2', 'choice', { answerOption: [scored('a', 0), scored('b', 3)] }),
        item('total', 'integer', {
          readOnly: true,
          extension: [
            hidden,
            fhirpath(
              `${sdc}calculatedExpression`,
              "%resource.item.where(linkId in ('1' | '2')).answer.value.ordinal().sum()",
            ),
          ],
        }),
        item('risk', 'string', {
          readOnly: true,
          extension: [fhirpath(`${sdc}calculatedExpression`, "iif(%sum > 5, 'high', 'low')")],
        }),
        item('more', 'group', {
          extension: [fhirpath(`${sdc}enableWhenExpression`, '%sum > 5')],
          item: [item('help', 'string')],
        }),
      ],
      extension(fhirpath(`${hl7}variable`, "%resource.item.where(linkId = 'total').answer.value", 'sum')),
    ),
    response: response(
      answered('1', {
        valueCoding: {
          system: 'http://example.org',
          code: 'b',
          display: 'b',
          extension: [{ url: `${hl7}ordinalValue`, valueDecimal: 3 }],
        },
      }),
      answered('2', {
        valueCoding: {
          system: 'http://example.org',
          code: 'b',
          display: 'b',
          extension: [{ url: `${hl7}ordinalValue`, valueDecimal: 3 }],
        },
      }),
      answered('total', { valueInteger: 6 }),
      answered('risk', { valueString: 'high' }),
      { linkId: 'more', item: [answered('help', { valueString: 'call' })] },
    ),
    left: [],
  },
  {
    name: 'texts that help, in several languages',
    questionnaire: questionnaire([
      item('w', 'decimal', {
        _text: translated('وزن', 'Gewicht'),
        prefix: '1.',
        extension: [at(`${sdc}shortText`, { valueString: 'W' }), at(`${hl7}entryFormat`, { valueString: 'kg' })],
        item: [
          item('h', 'display', extension(control('help'))),
          item('n', 'display', extension(category('instructions'))),
          item('un', 'display', extension(control('unit'))),
          item('p', 'display', extension(control('prompt'))),
          item('f', 'display', extension(control('flyover'))),
        ],
      }),
      item('m', 'display', { _text: extension(at(`${hl7}rendering-markdown`, { valueMarkdown: '**m**' })) }),
      item('foot', 'display', extension(control('footer'))),
      item('c', 'choice', {
        answerOption: [{ valueCoding: { code: 'a', display: 'Little', _display: translated('کم', 'Wenig') } }],
      }),
    ]),
    response: response(
      answered('w', { valueDecimal: 62.5 }),
      answered('c', { valueCoding: { code: 'a', display: 'Little', _display: translated('کم', 'Wenig') } }),
    ),
    left: ['item[0]._text.extension[1]', 'item[1]._text.extension[0]', 'item[2].extension'],
  },
  {
    name: 'bounds, steps and patterns',
    questionnaire: questionnaire([
      item(
        'i',
        'integer',
        extension(
          control('slider'),
          at(`${hl7}minValue`, { valueInteger: 0 }),
          at(`${hl7}maxValue`, { valueInteger: 100 }),
          at(`${hl7}questionnaire-sliderStepValue`, { valueInteger: 5 }),
        ),
      ),
      item('d', 'decimal', extension(at(`${hl7}maxDecimalPlaces`, { valueInteger: 1 }))),
      item(
        'date',
        'date',
        extension(at(`${hl7}minValue`, { valueDate: '2020-01-01' }), {
          url: `${hl7}maxValue`,
          _valueDate: extension(fhirpath(`${hl7}cqf-expression`, 'today()')),
        }),
      ),
      item(
        'q',
        'quantity',
        extension(
          unit('kg'),
          at(`${sdc}minQuantity`, { valueQuantity: { value: 1, code: 'kg', system: ucum } }),
          at(`${sdc}maxQuantity`, { valueQuantity: { value: 500_000, code: 'g', system: ucum } }),
        ),
      ),
      item('s', 'string', { maxLength: 4, extension: [at(`${hl7}minLength`, { valueInteger: 2 })] }),
      item('p', 'string', extension(at(`${hl7}regex`, { valueString: '[A-Z]{2}' }))),
    ]),
    response: response(
      answered('i', { valueInteger: 35 }),
      answered('d', { valueDecimal: 1.5 }),
      answered('date', { valueDate: '2024-01-01' }),
      answered('q', { valueQuantity: kilograms }),
      answered('s', { valueString: 'abc' }),
      answered('p', { valueString: 'AB' }),
    ),
    left: ['item[3]'],
  },
  {
    name: 'options that exclude, come and go, and lie in a row',
    questionnaire: questionnaire([
      item('n', 'integer'),
      item('ills', 'choice', {
        repeats: true,
        answerOption: [
          coding('a'),
          coding('b'),
          { extension: [at(`${hl7}questionnaire-optionExclusive`, { valueBoolean: true })], ...coding('none') },
        ],
        extension: [at(`${hl7}questionnaire-choiceOrientation`, { valueCode: 'horizontal' })],
      }),
      item('old', 'choice', {
        answerOption: [coding('young'), coding('old')],
        extension: [
          at(
            `${sdc}answerOptionsToggleExpression`,
            extension(
              at('option', coding('old')),
              at('expression', {
                valueExpression: {
                  language: 'text/fhirpath',
                  expression: "%resource.item.where(linkId = 'n').answer.value > 50",
                },
              }),
            ),
          ),
        ],
      }),
      item('asked', 'choice', {
        answerOption: [coding('a')],
        extension: [
          at(`${sdc}preferredTerminologyServer`, { valueUrl: 'https://example.org' }),
          fhirpath(`${sdc}candidateExpression`, '%x'),
          fhirpath(`${sdc}answerExpression`, '%x'),
        ],
      }),
    ]),
    response: response(
      answered('n', { valueInteger: 60 }),
      answered('ills', coding('none')),
      answered('old', coding('old')),
      answered('asked', coding('a')),
    ),
    left: ['item[3].extension[0]', 'item[3].extension[1]', 'item[3].extension[2]'],
  },
];
