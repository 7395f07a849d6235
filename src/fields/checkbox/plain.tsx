import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import type { PlainView, PlainViewProps } from '../plain/plain-view.ts';

function PlainCheckbox(props: PlainViewProps) {
  return (
    <input
      {...controlAttributes(props)}
      type="checkbox"
      name={props.name}
      value="true"
      className="porsa-tick"
      defaultChecked={props.state.value === true}
    />
  );
}

export const checkboxPlain: PlainView = {
  labelling: () => 'inline',
  View: PlainCheckbox,
  read: (fields, name) => fields.get(name) === 'true',
};
