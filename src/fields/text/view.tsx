import type { Question } from '../../engine/definition/types.ts';
import { controlAttributes } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { late } from '../../react/ui/late.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { useTyped } from '../../react/ui/use-typed.ts';
import { bringFormats } from '../shared/late-formats.ts';

/** Most texts have no format, and say nothing that the browser knows. */
const Formatted = late(async () => (await Promise.all([import('./formatted.tsx'), bringFormats()]))[0].Formatted);

const isFree = ({ format, relatedField, name }: Question): boolean =>
  !format && !relatedField && !/^(?:(?:first|last)?name|address|city|postalcode)$/.test(name);

function FreeText(props: FieldViewProps) {
  const written = String(props.state.value ?? '');
  const typed = useTyped(written, props);
  if (props.readOnly) return <ReadValue id={props.id}>{written}</ReadValue>;
  return <input {...controlAttributes(props)} {...typed} className="porsa-input" />;
}

export const textView: FieldView = {
  labelling: 'control',
  View: (props) => (isFree(props.question) ? <FreeText {...props} /> : <Formatted {...props} />),
  prepare: (question) => (isFree(question) ? undefined : Formatted.prepare()),
};
