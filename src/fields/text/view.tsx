import type { Question } from '../../engine/definition/types.ts';
import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { late } from '../../react/ui/late/late.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useTyped } from '../../react/ui/field/use-typed.ts';
import { withLateTexts } from '../../react/ui/late/with-late-texts.ts';

/** Most texts have no format, and say nothing that the browser knows. */
const Formatted = late(async () => (await withLateTexts(import('./formatted.tsx'))).Formatted);

const isFree = ({ format, relatedField, patientField, name }: Question): boolean =>
  !format && !relatedField && !patientField && !/^(?:(?:first|last)?name|address|city|postalcode)$/.test(name);

function Text(props: FieldViewProps) {
  const written = String(props.state.value ?? '');
  const typed = useTyped(written, props);
  if (!isFree(props.question)) return <Formatted {...props} />;
  if (props.readOnly) return <ReadValue id={props.id}>{written}</ReadValue>;
  return <input {...controlAttributes(props)} {...typed} className="porsa-input" />;
}

export const textView: FieldView = {
  labelling: 'control',
  View: Text,
  prepare: (question) => (isFree(question) ? undefined : Formatted.prepare()),
};
