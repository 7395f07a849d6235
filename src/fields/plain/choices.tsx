import type { ReactNode } from 'react';
import { useLanguage } from '../../react/ui/language/language.tsx';
import type { PlainViewProps } from './plain-view.ts';

export interface PlainChoice {
  readonly value: string;
  readonly label: ReactNode;
  /** Heard in the label's place, where that is no text. */
  readonly spoken?: string;
}

interface PlainChoicesProps extends PlainViewProps {
  readonly choices: readonly PlainChoice[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  /** What belongs to the last of the choices. */
  readonly children?: ReactNode;
}

/** Radio buttons, or boxes to tick, one below the other. */
export function PlainChoices({ choices, chosen, multiple, children, ...props }: PlainChoicesProps) {
  return (
    <div className="plain-choices">
      {choices.map((choice, index) => (
        <Choice
          key={choice.value}
          {...props}
          choice={choice}
          isFirst={index === 0}
          isChosen={chosen.includes(choice.value)}
          multiple={multiple}
        />
      ))}
      {children}
      {!multiple && <NoAnswer {...props} isChosen={chosen.length === 0} />}
    </div>
  );
}

/** A radio button cannot be cleared without a script, so whoever need not answer is offered not to. */
export function NoAnswer({ isChosen, ...props }: PlainViewProps & { readonly isChosen: boolean }) {
  const { t } = useLanguage();
  const choice = { value: '', label: t('form:noanswer') };
  return props.state.required ? null : (
    <Choice {...props} choice={choice} isFirst={false} isChosen={isChosen} multiple={false} />
  );
}

export interface ChoiceProps extends Pick<PlainViewProps, 'id' | 'name' | 'describedBy' | 'invalid'> {
  readonly choice: PlainChoice;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly multiple: boolean;
}

export function Choice({ choice: { value, label, spoken }, isFirst, isChosen, multiple, ...props }: ChoiceProps) {
  return (
    <label className="plain-choice" data-none={value === '' || undefined}>
      <input
        id={isFirst ? props.id : undefined}
        name={props.name}
        type={multiple ? 'checkbox' : 'radio'}
        className={multiple ? 'porsa-tick' : 'plain-radio'}
        value={value}
        defaultChecked={isChosen}
        aria-label={spoken}
        aria-describedby={isFirst ? props.describedBy : undefined}
        aria-invalid={(multiple && props.invalid) || undefined}
      />
      <span>{label}</span>
    </label>
  );
}
