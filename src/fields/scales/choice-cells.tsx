import { useRef, type CSSProperties, type ReactNode } from 'react';
import { onLeaving } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import type { ListedOption } from '../../react/ui/options/option-list.ts';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import styles from './choice-cells.css?inline';
import { lettersOf } from './room.ts';

const sheets = [styles];

export interface ChoiceCellsProps {
  /** Of the first control; the name of all. */
  readonly id: string;
  readonly options: readonly ListedOption[];
  readonly chosen: readonly string[];
  readonly multiple?: boolean;
  /** Of boxes; of radios their group says it. */
  readonly describedBy?: string;
  readonly invalid?: boolean;
  toggle(option: ListedOption, on: boolean): void;
  leave?(): void;
  /** What follows the options. */
  readonly children?: ReactNode;
}

/** Options to choose from, all in sight: native radios or boxes, each with a whole cell to press. */
export function ChoiceCells({ id, options, chosen, multiple = false, children, ...props }: ChoiceCellsProps) {
  const { show } = useLanguage();
  const { toggle, leave } = props;
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  return (
    <div
      ref={box}
      className="porsa-choices"
      onBlur={leave && onLeaving(leave)}
      data-many={multiple || undefined}
      style={{ '--_count': options.length, '--_letters': lettersOf(options, multiple) } as CSSProperties}
    >
      {options.map((option, index) => (
        <label key={option.value} className="porsa-choice" data-unlisted={option.words === undefined || undefined}>
          <input
            id={index === 0 ? id : undefined}
            name={id}
            part="input"
            type={multiple ? 'checkbox' : 'radio'}
            className={multiple ? 'porsa-tick' : 'porsa-radio'}
            checked={chosen.includes(option.value)}
            aria-describedby={index === 0 ? props.describedBy : undefined}
            aria-invalid={(multiple && props.invalid) || undefined}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          <span>{show(option.words) || option.text}</span>
        </label>
      ))}
      {children}
    </div>
  );
}
