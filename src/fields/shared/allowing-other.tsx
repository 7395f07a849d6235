import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { late } from '../../react/ui/late.tsx';
import { withLateTexts } from '../../react/ui/with-late-texts.ts';

const OtherToo = late(async () => (await withLateTexts(import('./other-too.tsx'))).OtherToo);

/** A choice whose question may allow a text of one's own: what that takes is fetched where it is allowed. */
export function allowingOther(view: FieldView): FieldView {
  const { View } = view;
  return {
    ...view,
    View: (props: FieldViewProps) => (props.question.allowother && !props.readOnly ? <OtherToo {...props} View={View} /> : <View {...props} />),
    prepare: (question) => (question.allowother ? Promise.all([OtherToo.prepare(), view.prepare?.(question)]).then(() => undefined) : view.prepare?.(question)),
  };
}
