import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { asControl, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';

function PlainNote(props: PlainViewProps) {
  return (
    <textarea
      {...controlAttributes(props)}
      name={props.name}
      className="porsa-input porsa-note"
      rows={4}
      dir="auto"
      defaultValue={String(props.state.value ?? '')}
    />
  );
}

export const notePlain: PlainView = { labelling: asControl, View: PlainNote, read: (fields, name) => fields.get(name) };
