import { useMemo } from 'react';
import { onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { listOptions, type ListedOption } from '../../react/ui/option-list.ts';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { chosenValues, textsOf } from '../shared/chosen-values.ts';

function FlatView(props: FieldViewProps) {
  const { question, state, id, set, invalid } = props;
  const { text, t, language } = useLanguage();
  const chosen = chosenValues(state.value);
  const options = useMemo(() => listOptions(question.options, text, chosenValues(state.value)), [question.options, text, state.value]);
  if (props.readOnly) return <ReadValue id={id}>{textsOf(chosen, options, language)}</ReadValue>;
  const multiple = question.multimode === true;
  const toggle = (option: ListedOption, on: boolean) => {
    if (!multiple) set(option.value);
    else set(on ? [...chosen, option.value] : chosen.filter((value) => value !== option.value));
  };
  return (
    <div className="porsa-choices" onBlur={onLeaving(props.leave)}>
      {options.map((option, index) => (
        <label key={option.value} className="porsa-choice">
          <input
            id={index === 0 ? id : undefined} name={id} type={multiple ? 'checkbox' : 'radio'} className={multiple ? 'porsa-tick' : 'porsa-radio'}
            checked={chosen.includes(option.value)} aria-describedby={index === 0 ? props.describedBy : undefined}
            aria-invalid={multiple && invalid || undefined} onChange={(event) => toggle(option, event.target.checked)}
          />
          <span>{option.text}</span>
        </label>
      ))}
      {!multiple && !state.required && chosen.length > 0 && (
        <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>{t('form:clear')}</button>
      )}
    </div>
  );
}

export const flatviewView: FieldView = { labelling: 'group', View: FlatView };
