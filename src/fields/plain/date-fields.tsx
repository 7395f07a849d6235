import type { HTMLAttributes } from 'react';
import { isDate } from '../../engine/calendar/day-number.ts';
import { monthNames } from '../../engine/calendar/names.ts';
import { readTypedDate } from '../../engine/calendar/typed-date.ts';
import type { Calendar } from '../../engine/definition/types.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { DateParts } from '../dates/parts/date-parts.tsx';
import { joinTexts, monthNumber, namesMonths, textsOf, trimTexts, type DateTexts } from '../dates/parts/date-texts.ts';
import { fieldOf, type PlainFields, type PlainReading } from './plain-view.ts';

interface DateFieldsProps {
  readonly id: string;
  readonly name: string;
  /** `YYYY-MM-DD`, what was typed and is no date, or ''. */
  readonly written: string;
  readonly born?: boolean;
  readonly fillsIn?: boolean;
  readonly attributes: HTMLAttributes<HTMLElement>;
}

/** A day in three fields, which a browser sends apart. */
export function DateFields({ name, ...props }: DateFieldsProps) {
  const { digits, calendar } = useLanguage();
  const texts = textsOf(props.written, calendar);
  return (
    <DateParts
      {...props}
      bind={(part, isChosen) => ({
        name: fieldOf(name, part),
        defaultValue: isChosen ? monthNumber(texts[part]) : digits(texts[part]),
      })}
    />
  );
}

/** The day that was typed, `YYYY-MM-DD`; as `year/month/day` what is none, and '' where nothing was. A year of two digits is read too. */
export function readDateFields(fields: PlainFields, name: string, reading: PlainReading): string {
  const texts = textsIn(fields, name);
  const joined = joinTexts(texts, namedIn(reading));
  const { day, month, year } = trimTexts(texts);
  if (!day || !month || !year) return joined;
  // Of a year in two digits only a named month tells which number it is.
  const named = monthNames('en', reading.calendar)[Number(month) - 1] ?? month;
  return readLine(/^\d{4}$/.test(year) && /^\d+$/.test(month) ? joined : `${day} ${named} ${year}`, reading) ?? joined;
}

/** The same where the year has to be whole; a whole date that was pasted into the first field is read. */
export function readWholeDate(fields: PlainFields, name: string, reading: PlainReading): string {
  const texts = textsIn(fields, name);
  const joined = joinTexts(texts, namedIn(reading));
  return (joined.startsWith('//') ? readLine(texts.day, reading) : undefined) ?? joined;
}

const textsIn = (fields: PlainFields, name: string): DateTexts => ({
  day: fields.get(fieldOf(name, 'day')) ?? '',
  month: fields.get(fieldOf(name, 'month')) ?? '',
  year: fields.get(fieldOf(name, 'year')) ?? '',
});

const namedIn = ({ language, calendar }: PlainReading): Calendar | undefined =>
  namesMonths(language, calendar) ? calendar : undefined;

function readLine(text: string, { calendar, today, bounds }: PlainReading): string | undefined {
  const latest = typeof bounds.max === 'string' && isDate(bounds.max) ? bounds.max : undefined;
  return readTypedDate(text, { calendar, today, latest });
}
