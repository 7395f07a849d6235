import { useRef, type CSSProperties } from 'react';
import { onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { useStyles } from '../../react/ui/use-styles.ts';
import { useTyped } from '../../react/ui/use-typed.ts';
import { keyboardFor, readMeasure, readSlash } from '../shared/number-rules.ts';
import { settling } from '../shared/settle.ts';
import { endsOf, moveEnd, percentOf, scaleOf, type Scale } from './scale.ts';
import styles from './view.css?inline';

const sheets = [styles];

interface EndProps extends FieldViewProps {
  readonly scale: Scale;
  /** The number of this end, what was typed, or nothing yet. */
  readonly end: unknown;
  readonly label: string;
  /** Where the slider waits while it is not set. */
  readonly rest: number;
  move(to: unknown): void;
}

/** Blank until somebody has touched it: a slider at its least is an answer, an untouched one is none. */
function Slider({ scale, end, label, rest, id, move, invalid, describedBy }: EndProps) {
  const { number, t } = useLanguage();
  const set = typeof end === 'number';
  const value = set ? end : rest;
  const settle = () => {
    if (!set) move(value);
  };
  return (
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
  );
}

function TypedEnd({ question, end, label, id, move, invalid, describedBy }: EndProps) {
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

function NumericRange(props: FieldViewProps) {
  const { question, state, scope, id, set, readOnly } = props;
  const { text, show, t, number } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const scale = scaleOf({ ...question, ...scope.bounds(question.name) });
  const two = question.multimode === true;
  const [low, high] = endsOf(state.value);
  const unit = text(question.unit);
  const shown = [low, ...(two ? [high] : [])]
    .filter((end) => end !== undefined)
    .map((end) => (typeof end === 'number' ? number(end) : String(end)));
  const isBlank = shown.length === 0;
  if (readOnly) return <ReadValue id={id}>{!isBlank ? `${shown.join(' – ')} ${unit}`.trim() : undefined}</ReadValue>;

  const from = two && typeof low === 'number' ? percentOf(low, scale) : 0;
  const to = percentOf(Number((two ? high : low) ?? scale.min) || 0, scale);
  const fill = { '--_from': `${from}%`, '--_to': `${to}%` } as CSSProperties;
  const labelOf = (which: 0 | 1) =>
    two ? `${text(question.title)}: ${t(which ? 'late:range.high' : 'late:range.low')}` : text(question.title);
  const endOf = (which: 0 | 1): EndProps => ({
    ...props,
    scale,
    end: which ? high : low,
    id: which ? `${id}-high` : id,
    label: labelOf(which),
    rest: which ? scale.max : scale.min,
    move: (value) => set(two ? moveEnd([low, high], which, value, scale) : value),
  });
  return (
    <div ref={box} className="porsa-range" onBlur={onLeaving(props.leave)}>
      <div className="porsa-track" data-two={two || undefined} data-blank={isBlank || undefined} style={fill}>
        <Slider {...endOf(0)} />
        {two && <Slider {...endOf(1)} />}
        {isBlank && (
          <span className="porsa-unset" aria-hidden="true">
            {t('late:range.unset')}
          </span>
        )}
      </div>
      <div className="porsa-ends">
        <span aria-hidden="true">{number(scale.min)}</span>
        <span className="porsa-with-unit">
          <TypedEnd {...endOf(0)} />
          {two && (
            <>
              <span aria-hidden="true">–</span>
              <TypedEnd {...endOf(1)} />
            </>
          )}
          {unit && <span className="porsa-unit">{show(question.unit)}</span>}
        </span>
        <span aria-hidden="true">{number(scale.max)}</span>
      </div>
      {!state.required && !isBlank && (
        <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>
          {t('form:clear')}
        </button>
      )}
    </div>
  );
}

export const numericrangeView: FieldView = { labelling: 'group', View: NumericRange };
