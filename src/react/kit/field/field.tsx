import { useId, type HTMLInputAutoCompleteAttribute, type KeyboardEvent, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { Icon } from '../icon/icon.tsx';
import { down } from '../icon/icons.ts';

export interface FrameProps {
  readonly label: string;
  readonly help?: string;
  /** What is wrong, shown below the control. */
  readonly problem?: string | readonly string[];
  readonly required?: boolean;
  /** Defaults to one of its own. */
  readonly id?: string;
  /** The label names several controls. */
  readonly group?: boolean;
  /** Beside the label. */
  readonly aside?: ReactNode;
}

/** What a control takes from the field around it. */
export interface Control {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** Label, control, help and problems. */
export function Field({
  label,
  help,
  problem = [],
  required,
  id: given,
  group = false,
  aside,
  children,
}: FrameProps & { readonly children: (control: Control) => ReactNode }) {
  const { t } = useLanguage();
  const own = useId();
  const id = given ?? own;
  // Two places may have the same to say.
  const problems = [...new Set(typeof problem === 'string' ? [problem] : problem)];
  const isWrong = problems.length > 0 || undefined;
  const described = [help && `${id}-help`, isWrong && `${id}-problem`].filter(Boolean).join(' ');
  const Label = group ? 'span' : 'label';
  return (
    <div
      className="porsa-kit-field"
      role={group ? 'group' : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
      data-wrong={isWrong}
    >
      <div className="porsa-kit-field-head">
        <Label id={`${id}-label`} {...(!group && { htmlFor: id })} className="porsa-kit-label">
          {label}
          {required && (
            <span className="porsa-kit-required" title={t('common:required')} aria-hidden="true">
              *
            </span>
          )}
        </Label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': described || undefined })}
      {help && (
        <p id={`${id}-help`} className="porsa-kit-help">
          {help}
        </p>
      )}
      <div id={`${id}-problem`} className="porsa-kit-problem" aria-live="polite">
        {problems.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </div>
  );
}

export interface FieldProps extends FrameProps {
  readonly value: string;
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
  value,
  onChange,
  ...frame
}: TextFieldProps) {
  const shared = {
    // A note reads in the direction of what it says, whatever the language of the screen.
    dir: latin ? ('ltr' as const) : lines && value ? ('auto' as const) : undefined,
    name,
    maxLength,
    value,
    required: frame.required,
    className: 'porsa-kit-control',
  };
  return (
    <Field {...frame}>
      {(control) =>
        lines ? (
          <textarea {...shared} {...control} rows={lines} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            {...control}
            type={type}
            autoComplete={autoComplete}
            inputMode={inputMode}
            onKeyDown={submitOnEnter}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

/** To the browser a Shoelace button is no submit button, so it would not submit on Enter by itself. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

export function SelectField({
  options,
  value,
  onChange,
  ...frame
}: FieldProps & { readonly options: readonly Choice[] }) {
  return (
    <Field {...frame}>{(control) => <Select {...control} value={value} options={options} onChange={onChange} />}</Field>
  );
}

interface SelectProps extends Partial<Control> {
  readonly value: string;
  readonly options?: readonly Choice[];
  readonly 'aria-label'?: string;
  /** `option` and `optgroup` elements, where a flat list will not do. */
  readonly children?: ReactNode;
  onChange(value: string): void;
}

/** A choice alone, where what stands around it says what it is. */
export function Select({ options = [], children, onChange, ...attributes }: SelectProps) {
  return (
    <span className="porsa-kit-select">
      <select {...attributes} className="porsa-kit-control" onChange={(event) => onChange(event.target.value)}>
        {children}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon of={down} size={16} />
    </span>
  );
}
