import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { DateFields, readDateFields } from '../plain/date-fields.tsx';
import { asGroup, fieldOf, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import { PlainTimeField, readTypedTime } from '../time/plain.tsx';
import { halvesOf } from './halves.ts';

const time = 'time';

function PlainDateTime(props: PlainViewProps) {
  const { state, id, name } = props;
  const { t } = useLanguage();
  const [day, hour] = halvesOf(String(state.value ?? ''));
  const attributes = controlAttributes(props);
  return (
    <>
      <DateFields id={id} name={name} written={day} attributes={attributes} />
      <label className="plain-part">
        <span>{t('plain:time')}</span>
        <PlainTimeField
          name={fieldOf(name, time)}
          written={hour}
          attributes={{ ...attributes, id: `${id}-${time}`, 'aria-describedby': undefined }}
        />
      </label>
    </>
  );
}

const dayOf = (bound: unknown): string | undefined => (typeof bound === 'string' ? bound.slice(0, 10) : undefined);

export const datetimePlain: PlainView = {
  labelling: asGroup,
  View: PlainDateTime,
  read(fields, name, _question, reading) {
    const { min, max } = reading.bounds;
    const day = readDateFields(fields, name, { ...reading, bounds: { min: dayOf(min), max: dayOf(max) } });
    return `${day}T${readTypedTime(fields.get(fieldOf(name, time)))}`;
  },
};
