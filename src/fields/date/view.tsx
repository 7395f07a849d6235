import { formatDate } from '../../engine/calendar/format-date.ts';
import { controlAttributes, onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { late } from '../../react/ui/late/late.tsx';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useAutofill } from '../inputs/autofill.ts';
import { DateEntry } from '../dates/entry/date-entry.tsx';
import { asksParts, isBirthdate } from '../dates/parts/asks-parts.ts';
import { daysOf } from './model.ts';

/** Three fields, which few dates have. */
const PartsEntry = late(async () => (await import('../dates/parts/parts-entry.tsx')).PartsEntry);

function DateInput(props: FieldViewProps) {
  const {
    question,
    state: { value },
    scope,
    id,
    readOnly,
    set,
    leave,
  } = props;
  const { language, calendar, text } = useLanguage();
  const autofill = useAutofill(props);
  const written = String(value ?? '');
  if (readOnly) return <ReadValue id={id}>{written && formatDate(written, { language, calendar })}</ReadValue>;
  const attributes = controlAttributes(props);
  const shared = { written, bounds: daysOf(scope.bounds(question.name)), born: isBirthdate(question), set };
  if (asksParts(question))
    return <PartsEntry {...shared} id={id} fillsIn={autofill === 'bday'} attributes={attributes} leave={leave} />;
  return (
    <div onBlur={onLeaving(leave)}>
      <DateEntry
        {...shared}
        label={text(question.title)}
        attributes={{ ...attributes, autoComplete: autofill ?? 'off' }}
      />
    </div>
  );
}

export const dateView: FieldView = {
  labelling: (question) => (asksParts(question) ? 'group' : 'control'),
  View: DateInput,
  prepare: async (question) => {
    if (asksParts(question)) await PartsEntry.prepare();
  },
};
