import { listMark } from '../../engine/languages/traits.ts';
import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import type { Question } from '../../engine/definition/types.ts';
import type { PlainChoice } from '../plain/choices.tsx';
import { Measure, readTypedNumber } from '../plain/measure.tsx';
import type { PlainView, PlainViewProps } from '../plain/plain-view.ts';
import { PlainScale } from '../plain/scale.tsx';
import { optionOf } from '../choices/choice-rules.ts';
import { Mark } from './mark.tsx';
import { marksOf, ratingScale } from './scale.ts';

/** A line without a script shows neither its number nor whether it was touched: the number is typed. */
const isTyped = ({ display }: Question): boolean => display === 'slider';

/** The marks of the scale, each with what it means. */
function Marks(props: PlainViewProps) {
  const { question } = props;
  const { number, text, show, t, language } = useLanguage();
  const { display = 'numbers' } = question;
  const marks = marksOf(ratingScale(question));
  const choices = marks.map((mark, index): PlainChoice => {
    const share = marks.length > 1 ? index / (marks.length - 1) : 0;
    const end = index === 0 ? question.minLabel : index === marks.length - 1 ? question.maxLabel : undefined;
    const meaning = optionOf(String(mark), question)?.text ?? end;
    const face = display === 'faces' && !meaning ? t(`late:face.${Math.round(share * 5)}`) : '';
    const spoken = [number(mark), text(meaning) || face].filter(Boolean).join(listMark(language));
    return {
      value: String(mark),
      spoken,
      label: (
        <>
          {display === 'faces' ? <Mark display={display} number={number(mark)} share={share} /> : number(mark)}
          {meaning && <span className="plain-meaning"> {show(meaning)}</span>}
        </>
      ),
    };
  });
  const ends = [show(question.minLabel), show(question.maxLabel)] as const;
  return <PlainScale {...props} marks={choices} ends={ends} />;
}

/** The number on a line, between what its ends mean. */
function Typed(props: PlainViewProps) {
  const { question, id, describedBy, name, state } = props;
  const { t, number, show } = useLanguage();
  const { min, max } = ratingScale(question);
  const note = `${id}-scale`;
  return (
    <>
      <p id={note} className="porsa-soft">
        {t('plain:between', { min, max })}
        {question.minLabel && (
          <>
            {' · '}
            {number(min)}: {show(question.minLabel)}
          </>
        )}
        {question.maxLabel && (
          <>
            {' · '}
            {number(max)}: {show(question.maxLabel)}
          </>
        )}
      </p>
      <Measure
        question={question}
        name={name}
        value={state.value}
        attributes={controlAttributes({ ...props, describedBy: [describedBy, note].filter(Boolean).join(' ') })}
      />
    </>
  );
}

function PlainRating(props: PlainViewProps) {
  return isTyped(props.question) ? <Typed {...props} /> : <Marks {...props} />;
}

export const ratingPlain: PlainView = {
  labelling: (question) => (isTyped(question) ? 'control' : 'radios'),
  View: PlainRating,
  read: (fields, name, question, reading) => readTypedNumber(fields.get(name), question, reading),
};
