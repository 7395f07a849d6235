import { formatDate } from '../../engine/calendar/format-date.ts';
import { controlAttributes, onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { isBirthdate, useAutofill } from '../shared/autofill.ts';
import { DateEntry } from '../shared/date-entry.tsx';
import { daysOf } from './model.ts';

function DateInput(props: FieldViewProps) {
  const {
    question,
    state: { value },
    scope,
    id,
    readOnly,
    set,
  } = props;
  const { language, calendar, text } = useLanguage();
  const autofill = useAutofill(props);
  const written = String(value ?? '');
  if (readOnly) return <ReadValue id={id}>{written && formatDate(written, { language, calendar })}</ReadValue>;
  return (
    <div onBlur={onLeaving(props.leave)}>
      <DateEntry
        label={text(question.title)}
        written={written}
        bounds={daysOf(scope.bounds(question.name))}
        attributes={{ ...controlAttributes(props), autoComplete: autofill ?? 'off' }}
        born={isBirthdate(question)}
        set={set}
      />
    </div>
  );
}

export const dateView: FieldView = { labelling: 'control', View: DateInput };
