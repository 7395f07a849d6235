import type { FieldView } from '../../react/ui/field/field-view.ts';
import { asSelf, type PlainView } from './plain-view.ts';

const nothing = () => undefined;

/** What only shows something is drawn as it is everywhere. */
export function shownOnly({ View }: FieldView): PlainView {
  return { labelling: asSelf, View: (props) => <View {...props} readOnly set={nothing} leave={nothing} /> };
}
