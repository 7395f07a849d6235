import { answered, coding, control, fhirpath, hl7, item, questionnaire, response, sdc } from './questionnaires.ts';
import {
  ucum,
  extension,
  at,
  translated,
  scored,
  kilograms,
  unit,
  hidden,
  category,
  type SdcForm,
} from './sdc-items.ts';

/** What is shown, required, within bounds and explained. */
export const ruleForms: readonly SdcForm[] = [
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
