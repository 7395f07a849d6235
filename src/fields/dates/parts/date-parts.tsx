import type { HTMLAttributes, InputHTMLAttributes, SelectHTMLAttributes } from 'react';
import { monthNames } from '../../../engine/calendar/names.ts';
import { useLanguage } from '../../../react/ui/language/language.tsx';
import { dateParts, namesMonths, partsFault, type DatePart, type DateTexts } from './date-texts.ts';

/** How browsers call the parts of a day of birth. */
const birthParts: DateTexts = { day: 'bday-day', month: 'bday-month', year: 'bday-year' };

type Attributes = Partial<
  Omit<InputHTMLAttributes<HTMLInputElement> & SelectHTMLAttributes<HTMLSelectElement>, keyof HTMLAttributes<Element>>
> &
  HTMLAttributes<HTMLInputElement & HTMLSelectElement>;

interface DatePartsProps {
  readonly id: string;
  /** `YYYY-MM-DD`, what was typed and is no date, or ''. */
  readonly written: string;
  /** Of birth: the example is of a generation ago. */
  readonly born?: boolean;
  /** The browser may fill the reader's own birthday in. */
  readonly fillsIn?: boolean;
  /** Of each field. */
  readonly attributes: HTMLAttributes<HTMLElement>;
  /** What holds a field's text. */
  bind(part: DatePart, isChosen: boolean): Attributes;
}

/** A day in three fields, in the order in which it is spoken: nobody has to know how a date is written here. */
export function DateParts({ id, written, born, fillsIn, attributes, bind }: DatePartsProps) {
  const { t, language, calendar } = useLanguage();
  const isNamed = namesMonths(language, calendar);
  const note = `${id}-date`;
  const wrong = attributes['aria-invalid'] ? (partsFault(written)?.parts ?? dateParts) : [];
  // What leads to the question leads to what is to be corrected in it.
  const leading = wrong[0] ?? 'day';
  const common = (part: DatePart): Attributes => ({
    ...attributes,
    'aria-describedby':
      [attributes['aria-describedby'], part === leading && note].filter(Boolean).join(' ') || undefined,
    'aria-invalid': wrong.includes(part) || undefined,
    id: part === leading ? id : `${id}-${part}`,
    autoComplete: fillsIn && calendar === 'en' ? birthParts[part] : 'off',
    ...bind(part, part === 'month' && isNamed),
  });
  const example = born ? 'birth' : '';
  return (
    <>
      <p id={note} className="porsa-soft porsa-date-note">
        {t(isNamed ? `late:date.${example}named.${calendar}` : `late:date.${example}numbers`)}
      </p>
      <div className="porsa-date-parts">
        {dateParts.map((part) => (
          <label key={part} data-part={part}>
            <span>{t(`late:date.${part}`)}</span>
            {part === 'month' && isNamed ? (
              <select {...common(part)} className="porsa-input porsa-select">
                <option value="">{t('form:options.choose')}</option>
                {monthNames(language, calendar).map((month, index) => (
                  <option key={month} value={index + 1}>
                    {t('late:date.option', { month, number: index + 1 })}
                  </option>
                ))}
              </select>
            ) : (
              <input {...common(part)} className="porsa-input" inputMode="numeric" />
            )}
          </label>
        ))}
      </div>
    </>
  );
}
