import { useLanguage } from '../language/language.tsx';
import type { ListedOption } from './option-list.ts';
import { Combobox, nativeOptions } from './searched.ts';

interface OptionPickerProps {
  readonly id: string;
  readonly options: readonly ListedOption[];
  readonly value: string | undefined;
  /** Only where no label element names the control. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly invalid: boolean;
  readonly required: boolean;
  choose(value: string | undefined): void;
  leave(): void;
}

/** One of several: what a phone does best for few options, a search for many. */
export function OptionPicker({ value, choose, ...props }: OptionPickerProps) {
  const { t, voice } = useLanguage();
  if (props.options.length > nativeOptions) {
    return (
      <Combobox
        {...props}
        multiple={false}
        chosen={value === undefined ? [] : [value]}
        choose={(values) => choose(values[0])}
      />
    );
  }
  return (
    <select
      id={props.id}
      className="porsa-input porsa-select"
      value={value ?? ''}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.invalid || undefined}
      aria-required={props.required || undefined}
      onChange={(event) => choose(event.target.value || undefined)}
      onBlur={props.leave}
    >
      <option value="">{t('form:options.choose')}</option>
      {props.options.map((option) => (
        <option key={option.value} value={option.value} {...voice(option.words)}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
