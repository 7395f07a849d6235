import type { Question } from '../../../engine/definition/types.ts';
import { controlOf } from '../../../fields/fhir/item.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { extensionsOf, itemsOf } from '../../shared/raw.ts';
import { known } from '../resource/addresses.ts';
import { isOwn, titleOf } from './read-question.ts';

/** An item that is the help text or the tooltip of the item it stands in, and its place there. */
export interface Help {
  readonly at: number;
  readonly item: FhirItem;
  readonly key: 'helptext' | 'tooltip';
}

/** Texts under an item that help with it: the first of each kind is shown as such. */
export function helpIn(item: FhirItem, isGroup: boolean): readonly Help[] {
  if (isOwn(item)) return [];
  const found: Help[] = [];
  itemsOf(item).forEach((each, at) => {
    const key = helpKey(each, isGroup);
    // Some systems write help as a text to be filled in, which nobody is to fill in.
    const isPlain =
      (each.type === 'display' || (each.type === 'text' && controlOf(each) === 'help')) &&
      !isConditional(each) &&
      itemsOf(each).length === 0;
    if (key && isPlain && !isOwn(each) && found.every((known) => known.key !== key))
      found.push({ at, item: each, key });
  });
  return found;
}

/** Help is shown with its question, so what is shown now and then is a text of its own. */
function isConditional(item: FhirItem): boolean {
  return (
    Reflect.get(item, 'enableWhen') !== undefined ||
    extensionsOf(item).some(({ url }) => url === known.enableWhenExpression || url === known.enableWhenExpressionOfR5)
  );
}

function helpKey(item: FhirItem, isGroup: boolean): Help['key'] | undefined {
  const control = controlOf(item);
  if (control === 'help') return 'helptext';
  if (control === 'flyover') return 'tooltip';
  const isInstruction = item.extension?.some(
    ({ url, valueCodeableConcept }) =>
      /displayCategory$/.test(url) && valueCodeableConcept?.coding?.[0]?.code === 'instructions',
  );
  return isInstruction && !isGroup ? 'helptext' : undefined;
}

export function helpTexts(help: readonly Help[]): Partial<Question> {
  return Object.fromEntries(help.map(({ key, item }) => [key, titleOf(item)]));
}
