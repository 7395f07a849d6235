import type { CSSProperties } from 'react';
import type { FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useTyped } from '../../react/ui/field/use-typed.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { settling } from '../inputs/settle.ts';
import { keyboardFor, readMeasure, readSlash } from '../numbers/number-rules.ts';
import { percentOf, type Scale } from './scale.ts';

export interface EndProps extends FieldViewProps {
  readonly scale: Scale;
  /** The number of this end, what was typed, or nothing yet. */
  readonly end: unknown;
  readonly label: string;
  /** Where the slider waits while it is not set. */
  readonly rest: number;
  move(to: unknown): void;
}

/** Blank until somebody has touched it: a slider at its least is an answer, an untouched one is none. */
export function Slider({ scale, end, label, rest, id, move, invalid, describedBy }: EndProps) {
  const { number, t } = useLanguage();
  const set = typeof end === 'number';
  const value = set ? end : rest;
  const settle = () => {
    if (!set) move(value);
  };
  return (
    <>
      <input
        id={id}
        type="range"
        className="porsa-slider"
        {...scale}
        value={value}
        aria-label={label}
        data-unset={!set || undefined}
        aria-valuetext={set ? number(value) : t('late:range.unset')}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => move(event.target.valueAsNumber)}
        {...settling(settle)}
      />
      {set && (
        <span
          className="porsa-bubble"
          aria-hidden="true"
          style={{ '--_at': percentOf(value, scale) / 100 } as CSSProperties}
        >
          {number(value)}
        </span>
      )}
    </>
  );
}

/** The same number, typed. */
export function TypedEnd({ question, end, label, id, move, invalid, describedBy }: EndProps) {
  const { number, language } = useLanguage();
  const shown = typeof end === 'number' ? number(end) : String(end ?? '');
  const typed = useTyped(
    shown,
    { set: move, leave: () => undefined },
    (text) => readMeasure(language === 'fa' ? readSlash(text) : text, question) ?? text,
  );
  return (
    <input
      {...typed}
      id={`${id}-typed`}
      className="porsa-input porsa-end"
      inputMode={keyboardFor(question)}
      autoComplete="off"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  );
}
