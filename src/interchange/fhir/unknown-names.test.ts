import { describe, expect, it } from 'vitest';
import {
  fhirpath,
  hl7,
  imported,
  item,
  questionnaire,
  sdc,
  type Item,
} from '../../../test/support/interchange/questionnaires.ts';

const variable = (name: string, expression: string, language = 'text/fhirpath'): Item => ({
  url: `${hl7}variable`,
  valueExpression: { name, language, expression },
});
const calculated = (expression: string) => fhirpath(`${sdc}calculatedExpression`, expression);
const left = (...items: readonly Item[]) =>
  imported(
    questionnaire(items, {
      extension: [variable('known', '1'), variable('query', 'Observation?code=1', 'application/x-fhir-query')],
    }),
  )
    .left.map(({ path, what }) => `${path}: ${what}`)
    .toSorted();

describe('What an expression asks for and a form has not', () => {
  it('is listed with the place of the expression', () => {
    expect(
      left(
        item('a', 'integer', { extension: [calculated('%encounter.length.value + %known')] }),
        item('g', 'group', {
          item: [item('b', 'string', { extension: [fhirpath(`${sdc}enableWhenExpression`, '%`user`.exists()')] })],
        }),
      ),
    ).toEqual([
      'extension[1]: a variable in application/x-fhir-query, which is not computed here',
      'item[0].extension[0]: %encounter is not available here: it is empty',
      'item[1].item[0].extension[0]: %user is not available here: it is empty',
    ]);
  });

  it('is listed where it stands in a variable, a constraint, a bound or the options', () => {
    const places = left(
      item('a', 'integer', {
        extension: [
          variable('own', '%query.entry'),
          {
            url: `${hl7}questionnaire-constraint`,
            extension: [
              { url: 'key', valueId: 'c' },
              { url: 'severity', valueCode: 'error' },
              { url: 'expression', valueString: '%own < %practitioner.id' },
            ],
          },
        ],
      }),
      item('b', 'integer', { extension: [calculated('%own')] }),
    );
    expect(places.filter((each) => each.startsWith('item'))).toEqual([
      'item[0].extension[0]: %query is not available here: it is empty',
      'item[0].extension[1]: %practitioner is not available here: it is empty',
      'item[1].extension[0]: %own is not available here: it is empty',
    ]);
  });

  it('may be a function that needs a server', () => {
    expect(
      left(
        item('a', 'boolean', {
          extension: [calculated(`%resource.item.answer.value.memberOf('http://example.org/vs')`)],
        }),
      ).filter((each) => each.startsWith('item')),
    ).toEqual(['item[0].extension[0]: memberOf() needs a server: it is not computed']);
  });

  it('is nothing that the expression defines, says in a text, or that FHIR defines', () => {
    expect(
      left(
        item('a', 'string', {
          extension: [
            calculated(
              `defineVariable('x', 1).select(%x.toString() & '5 %off' & %sct & %resource.id & %patient.id & %context.linkId & %qitem.linkId & %questionnaire.id & %known.toString())`,
            ),
          ],
        }),
      ).filter((each) => each.startsWith('item')),
    ).toEqual([]);
  });
});
