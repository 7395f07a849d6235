import type { FhirAnswer, FhirItem } from '../../../fields/fhir/types.ts';
import { itemsOf, recordsOf, without, type Raw } from '../../shared/raw.ts';
import { fromStated } from '../response/computed-answers.ts';

/** An item of a Questionnaire with what a response says there. */
export interface AnsweredItem {
  readonly item: FhirItem;
  /** Where it stands in the response. */
  readonly element: Raw;
  /** Its values; of a group none. */
  readonly answers: readonly FhirAnswer[];
  readonly inner: readonly AnsweredItem[];
}

/** The items that a response answers, each time that they stand in it, in the order of the Questionnaire. */
export function answeredItems(asked: Raw, given: Raw): readonly AnsweredItem[] {
  const items = recordsOf(given['item']);
  return itemsOf(asked).flatMap((item) =>
    items
      .filter(({ linkId }) => linkId === item.linkId)
      .map((element) => {
        const answers = recordsOf(element['answer']);
        return {
          item,
          element,
          answers: answers
            .map((answer) => fromStated(without(answer, 'item', 'extension', 'id') as FhirAnswer))
            .filter((answer) => Object.keys(answer).some((key) => key.startsWith('value'))),
          inner: [element, ...answers].flatMap((each) => answeredItems(item as unknown as Raw, each)),
        };
      }),
  );
}
