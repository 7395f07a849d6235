import { useId, type HTMLInputAutoCompleteAttribute, type KeyboardEvent, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language.tsx';
import { Icon } from './icon.tsx';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  /** What is wrong with it, said beside it. */
  readonly problem?: string;
  readonly required?: boolean;
  onChange(value: string): void;
}

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly name?: string;
  /** Letters and numbers that read left to right in any language. */
  readonly latin?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly maxLength?: number;
  readonly lines?: number;
}

export function TextField({
  type = 'text',
  latin = false,
  lines,
  name,
  autoComplete,
  inputMode,
  maxLength,
  ...field
}: TextFieldProps) {
  const shared = {
    dir: latin ? ('ltr' as const) : undefined,
    name,
    maxLength,
    value: field.value,
    required: field.required,
  };
  return (
    <Framed {...field}>
      {(said) =>
        lines ? (
          <textarea
            {...shared}
            {...said}
            className="porsa-portal-control"
            rows={lines}
            onChange={(event) => field.onChange(event.target.value)}
          />
        ) : (
          <input
            {...shared}
            {...said}
            className="porsa-portal-control"
            type={type}
            autoComplete={autoComplete}
            inputMode={inputMode}
            onKeyDown={submitOnEnter}
            onChange={(event) => field.onChange(event.target.value)}
          />
        )
      }
    </Framed>
  );
}

/** To the browser a Shoelace button is no submit button, so it would not submit on Enter by itself. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <Framed {...field}>
      {(said) => <Select {...said} value={field.value} options={options} onChange={field.onChange} />}
    </Framed>
  );
}

interface SelectProps extends Pick<SelectFieldProps, 'value' | 'options' | 'onChange'> {
  readonly id?: string;
  readonly 'aria-label'?: string;
}

/** A choice alone, where what stands around it says what it is. */
export function Select({ options, onChange, ...attributes }: SelectProps) {
  return (
    <span className="porsa-portal-select">
      <select {...attributes} className="porsa-portal-control" onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  );
}

interface Said {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** Label, control, and what is said of it. */
export function Framed({
  label,
  help,
  problem,
  required,
  children,
}: Omit<FieldProps, 'value' | 'onChange'> & { readonly children: (said: Said) => ReactNode }) {
  const { t } = useLanguage();
  const id = useId();
  const saying = problem ?? help;
  return (
    <div className="porsa-portal-field">
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="porsa-portal-required" title={t('portal:required')} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': saying ? `${id}-said` : undefined,
      })}
      {saying && (
        <p id={`${id}-said`} className={problem ? 'porsa-portal-problem' : 'porsa-portal-help'}>
          {saying}
        </p>
      )}
    </div>
  );
}
