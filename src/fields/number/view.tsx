import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useTyped } from '../../react/ui/field/use-typed.ts';
import { keyboardFor, readSlash } from '../numbers/number-rules.ts';

function NumberInput(props: FieldViewProps) {
  const {
    question,
    state: { value },
    id,
    readOnly,
  } = props;
  const { number, show, text, language } = useLanguage();
  const shown = typeof value === 'number' ? number(value) : String(value ?? '');
  const typed = useTyped(shown, props, language === 'fa' ? readSlash : undefined);
  const unit = text(question.unit);
  if (readOnly) return <ReadValue id={id}>{shown && unit ? `${shown} ${unit}` : shown}</ReadValue>;
  const input = (
    <input
      {...controlAttributes(props)}
      {...typed}
      className="porsa-input porsa-number"
      inputMode={keyboardFor(question)}
      autoComplete="off"
    />
  );
  if (!unit) return input;
  return (
    <div className="porsa-with-unit">
      {input}
      <span className="porsa-unit">{show(question.unit)}</span>
    </div>
  );
}

export const numberView: FieldView = { labelling: 'control', View: NumberInput };
