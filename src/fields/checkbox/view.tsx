import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';

function Checkbox(props: FieldViewProps) {
  const {
    state: { value },
    id,
    readOnly,
    set,
    leave,
  } = props;
  const { t } = useLanguage();
  if (readOnly)
    return (
      <ReadValue id={id}>{value === undefined ? undefined : t(value === true ? 'form:yes' : 'form:no')}</ReadValue>
    );
  return (
    <input
      {...controlAttributes(props)}
      type="checkbox"
      className="porsa-tick"
      checked={value === true}
      onChange={(event) => set(event.target.checked)}
      onBlur={leave}
    />
  );
}

export const checkboxView: FieldView = { labelling: 'inline', View: Checkbox };
