import { useMemo } from 'react';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { listOptions } from '../../react/ui/options/option-list.ts';
import { OptionPicker } from '../../react/ui/options/option-picker.tsx';
import { Combobox } from '../../react/ui/options/searched.ts';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { chosenValues, textsOf } from '../inputs/chosen-values.ts';

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

export const selectView: FieldView = { labelling: 'control', View: Select };
