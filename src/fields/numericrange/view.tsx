import { useRef, type CSSProperties, type ReactNode } from 'react';
import { onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { Slider, TypedEnd, type EndProps } from './ends.tsx';
import { endsOf, moveEnd, percentOf, scaleOf, type Scale } from './scale.ts';
import styles from './view.css?inline';

const sheets = [styles];

/** From where to where the track is filled. */
function fillOf([low, high]: readonly unknown[], two: boolean, scale: Scale): CSSProperties {
  const from = two && typeof low === 'number' ? percentOf(low, scale) : 0;
  const to = percentOf(Number((two ? high : low) ?? scale.min) || 0, scale);
  return { '--_from': `${from}%`, '--_to': `${to}%` } as CSSProperties;
}

interface EndsProps {
  readonly scale: Scale;
  readonly unit: ReactNode;
  readonly children: ReactNode;
}

/** The least and the greatest number, and between them what is typed. */
function Ends({ scale, unit, children }: EndsProps) {
  const { number } = useLanguage();
  return (
    <div className="porsa-ends">
      <span aria-hidden="true">{number(scale.min)}</span>
      <span className="porsa-with-unit">
        {children}
        {unit && <span className="porsa-unit">{unit}</span>}
      </span>
      <span aria-hidden="true">{number(scale.max)}</span>
    </div>
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
  const shown = (two ? [low, high] : [low])
    .filter((end) => end !== undefined)
    .map((end) => (typeof end === 'number' ? number(end) : String(end)));
  const isBlank = shown.length === 0;
  if (readOnly) return <ReadValue id={id}>{!isBlank ? `${shown.join(' – ')} ${unit}`.trim() : undefined}</ReadValue>;

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
      <div
        className="porsa-track"
        data-two={two || undefined}
        data-blank={isBlank || undefined}
        style={fillOf([low, high], two, scale)}
      >
        <Slider {...endOf(0)} />
        {two && <Slider {...endOf(1)} />}
        {isBlank && (
          <span className="porsa-unset" aria-hidden="true">
            {t('late:range.unset')}
          </span>
        )}
      </div>
      <Ends scale={scale} unit={unit && show(question.unit)}>
        <TypedEnd {...endOf(0)} />
        {two && (
          <>
            <span aria-hidden="true">–</span>
            <TypedEnd {...endOf(1)} />
          </>
        )}
      </Ends>
      {!state.required && !isBlank && (
        <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>
          {t('form:clear')}
        </button>
      )}
    </div>
  );
}

export const numericrangeView: FieldView = { labelling: 'group', View: NumericRange };
