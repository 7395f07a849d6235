import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { Measure, readTypedNumber } from '../plain/measure.tsx';
import { PlainScale } from '../plain/scale.tsx';
import { fieldOf, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import type { Question } from '../../engine/definition/types.ts';
import { endsOf, scaleOf } from './scale.ts';

/** Up to so many steps are radio buttons; beyond, the number is typed. */
const mostMarks = 11;

/** The numbers of a short scale whose ends are fixed; undefined for every other. */
function marksOf(question: Question): readonly number[] | undefined {
  if (question.multimode || typeof question.min === 'string' || typeof question.max === 'string') return undefined;
  const { min, max, step } = scaleOf(question);
  const count = Math.floor((max - min) / step + 1e-9) + 1;
  if (count > mostMarks) return undefined;
  return Array.from({ length: count }, (_, index) => Math.round((min + index * step) * 1e9) / 1e9);
}

function Marks({ marks, ...props }: PlainViewProps & { readonly marks: readonly number[] }) {
  const { number, text, show } = useLanguage();
  const { question } = props;
  const unit = text(question.unit);
  const choices = marks.map((mark) => ({
    value: String(mark),
    label: (
      <>
        {number(mark)}
        {unit && <span className="porsa-unit"> {show(question.unit)}</span>}
      </>
    ),
  }));
  return <PlainScale {...props} marks={choices} />;
}

/** One number, or both ends of a range. */
function Typed(props: PlainViewProps) {
  const { question, state, scope, id, name } = props;
  const { t } = useLanguage();
  const { min, max } = scaleOf({ ...question, ...scope.bounds(question.name) });
  const [low, high] = endsOf(state.value);
  const note = `${id}-scale`;
  const attributes = controlAttributes({
    ...props,
    describedBy: [props.describedBy, note].filter(Boolean).join(' '),
  });
  return (
    <>
      <p id={note} className="porsa-soft">
        {t('plain:between', { min, max })}
      </p>
      {question.multimode ? (
        <div className="plain-parts">
          <label>
            <span>{t('plain:from')}</span>
            <Measure question={question} name={name} value={low} attributes={attributes} />
          </label>
          <label>
            <span>{t('plain:to')}</span>
            <Measure
              question={question}
              name={fieldOf(name, 'high')}
              value={high}
              attributes={{ ...attributes, id: `${id}-high` }}
            />
          </label>
        </div>
      ) : (
        <Measure question={question} name={name} value={low} attributes={attributes} />
      )}
    </>
  );
}

function PlainRange(props: PlainViewProps) {
  const marks = marksOf(props.question);
  return marks ? <Marks {...props} marks={marks} /> : <Typed {...props} />;
}

export const numericrangePlain: PlainView = {
  labelling: (question) => (marksOf(question) ? 'radios' : question.multimode ? 'group' : 'control'),
  View: PlainRange,
  read(fields, name, question, reading) {
    const low = readTypedNumber(fields.get(name), question, reading);
    return question.multimode ? [low, readTypedNumber(fields.get(fieldOf(name, 'high')), question, reading)] : low;
  },
};
