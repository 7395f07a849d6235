import { useState } from 'react';
import { toParts } from '../../../engine/calendar/date-parts.ts';
import { addMonths } from '../../../engine/calendar/month-days.ts';
import { monthNames } from '../../../engine/calendar/names.ts';
import { parseNumber } from '../../../engine/numbers/number-text.ts';
import { useLanguage } from '../../../react/ui/language/language.tsx';
import { moveTo } from './month-grid.ts';

interface CalendarHeadProps {
  readonly at: string;
  move(day: string | undefined): void;
}

/** Month and year, to be chosen, and the ways to those beside. */
export function CalendarHead({ at, move }: CalendarHeadProps) {
  const { language, calendar, t, digits } = useLanguage();
  const { year = 0, month = 1 } = toParts(at, calendar) ?? {};
  const [typed, setTyped] = useState<string>();
  const readYear = (text: string) => {
    const wanted = parseNumber(text);
    setTyped(text);
    if (wanted && String(wanted).length === 4) move(moveTo(at, { year: wanted }, calendar));
  };
  return (
    <div className="porsa-calendar-head">
      <button
        type="button"
        className="porsa-open"
        aria-label={t('late:date.previous')}
        onClick={() => move(addMonths(at, -1, calendar))}
      >
        <span className="porsa-arrow" data-back="true" aria-hidden="true" />
      </button>
      <select
        className="porsa-input porsa-select"
        aria-label={t('late:date.month')}
        value={month}
        onChange={(event) => move(moveTo(at, { month: Number(event.target.value) }, calendar))}
      >
        {monthNames(language, calendar).map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <input
        className="porsa-input"
        inputMode="numeric"
        aria-label={t('late:date.year')}
        value={typed ?? digits(String(year))}
        onChange={(event) => readYear(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        className="porsa-open"
        aria-label={t('late:date.next')}
        onClick={() => move(addMonths(at, 1, calendar))}
      >
        <span className="porsa-arrow" aria-hidden="true" />
      </button>
    </div>
  );
}
