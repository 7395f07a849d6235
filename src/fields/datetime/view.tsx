import { useRef } from 'react';
import { controlAttributes, onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { DateEntry } from '../dates/entry/date-entry.tsx';
import { TimeEntry } from '../time/time-entry.tsx';
import styles from '../time/view.css?inline';
import { halvesOf } from './halves.ts';
import { datetimeModel } from './model.ts';

const sheets = [styles];

/** Only the day of a bound closes days in the calendar. */
function dayOf(bound: unknown): string | undefined {
  return typeof bound === 'string' ? bound.slice(0, 10) : undefined;
}

function DateTimeInput(props: FieldViewProps) {
  const {
    question,
    state: { value },
    scope,
    id,
    readOnly,
    set,
  } = props;
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const written = String(value ?? '');
  if (readOnly) return <ReadValue id={id}>{written && datetimeModel.format(written, question, language)}</ReadValue>;
  const [day, time] = halvesOf(written);
  const label = language.text(question.title);
  const bounds = scope.bounds(question.name);
  const attributes = controlAttributes(props);
  return (
    <div ref={box} className="porsa-moment" onBlur={onLeaving(props.leave)}>
      <DateEntry
        label={label}
        written={day}
        bounds={{ min: dayOf(bounds.min), max: dayOf(bounds.max) }}
        set={(text) => set(`${text}T${time}`)}
        attributes={{ ...attributes, 'aria-label': language.t('late:time.day', { title: label }) }}
      />
      <TimeEntry
        label={label}
        written={time}
        set={(text) => set(`${day}T${text}`)}
        attributes={{ ...attributes, id: `${id}-time`, 'aria-label': language.t('late:time.time', { title: label }) }}
      />
    </div>
  );
}

export const datetimeView: FieldView = { labelling: 'group', inWords: datetimeModel.format, View: DateTimeInput };
