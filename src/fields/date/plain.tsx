import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useAutofill } from '../inputs/autofill.ts';
import { asksParts, isBirthdate } from '../dates/parts/asks-parts.ts';
import { DateFields, readDateFields, readWholeDate } from '../plain/date-fields.tsx';
import { asGroup, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import { daysOf } from './model.ts';

function PlainDate(props: PlainViewProps) {
  const { question, state, id, name } = props;
  const autofill = useAutofill(props);
  return (
    <DateFields
      id={id}
      name={name}
      written={String(state.value ?? '')}
      born={isBirthdate(question)}
      fillsIn={autofill === 'bday'}
      attributes={controlAttributes(props)}
    />
  );
}

export const datePlain: PlainView = {
  labelling: asGroup,
  View: PlainDate,
  read(fields, name, question, reading) {
    const read = asksParts(question) ? readWholeDate : readDateFields;
    return read(fields, name, { ...reading, bounds: daysOf(reading.bounds) });
  },
};
