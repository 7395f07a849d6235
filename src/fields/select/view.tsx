import { useMemo } from 'react';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { listOptions } from '../../react/ui/option-list.ts';
import { Combobox, OptionPicker, nativeOptions } from '../../react/ui/option-picker.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { chosenValues, textsOf } from '../shared/chosen-values.ts';

function Select(props: FieldViewProps) {
  const { question, state, id, set } = props;
  const { text, language } = useLanguage();
  const chosen = chosenValues(state.value);
  const options = useMemo(
    () => listOptions(question.options, text, chosenValues(state.value)),
    [question.options, text, state.value],
  );
  if (props.readOnly) return <ReadValue id={id}>{textsOf(chosen, options, language)}</ReadValue>;
  const common = {
    id,
    options,
    describedBy: props.describedBy,
    invalid: props.invalid,
    required: state.required,
    leave: props.leave,
  };
  const multiple = question.multimode === true;
  if (multiple || question.allowother)
    return <Combobox {...common} own={question.allowother} multiple={multiple} chosen={chosen} choose={set} />;
  return <OptionPicker {...common} value={chosen[0]} choose={set} />;
}

export const selectView: FieldView = {
  labelling: 'control',
  View: Select,
  prepare: ({ multimode, allowother, options = [] }) =>
    multimode || allowother || options.length > nativeOptions ? Combobox.prepare() : undefined,
};
