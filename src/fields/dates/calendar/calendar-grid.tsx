import type { KeyboardEvent } from 'react';
import { toParts } from '../../../engine/calendar/date-parts.ts';
import { formatDate } from '../../../engine/calendar/format-date.ts';
import { firstWeekday } from '../../../engine/calendar/month-days.ts';
import { weekdayNames } from '../../../engine/calendar/weekday-names.ts';
import { useLanguage } from '../../../react/ui/language/language.tsx';
import { localToday } from '../../../react/ui/language/moment.ts';
import { dayAfterKey, isOutside, monthGrid, type DayBounds } from './month-grid.ts';

interface CalendarGridProps extends DayBounds {
  /** The day that the keys move from; its month is shown. */
  readonly at: string;
  /** The chosen day. */
  readonly day?: string;
  choose(day: string): void;
  move(day: string): void;
}

/** The days of a month as a grid (ARIA APG). */
export function CalendarGrid({ at, day, min, max, choose, move }: CalendarGridProps) {
  const { language, calendar, dir } = useLanguage();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(at, event.key, event.shiftKey, { calendar, rtl: dir === 'rtl' });
    if (!next) return;
    event.preventDefault();
    move(next);
  };
  return (
    <table role="grid" aria-label={formatDate(at, { language, calendar })} onKeyDown={onKeyDown}>
      <WeekdayRow />
      <tbody>
        {monthGrid(at, calendar).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((cell, index) =>
              cell === undefined ? (
                <td key={index} />
              ) : (
                <td key={cell} role="gridcell" aria-selected={cell === day}>
                  <Day day={cell} isAt={cell === at} isDisabled={isOutside(cell, min, max)} choose={choose} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekdayRow() {
  const { language, calendar } = useLanguage();
  const names = weekdayNames(language);
  const letters = weekdayNames(language, 'letters');
  return (
    <thead>
      <tr>
        {names
          .map((_, index) => (index + firstWeekday(calendar)) % 7)
          .map((index) => (
            <th key={index} scope="col" abbr={names[index]}>
              {letters[index]}
            </th>
          ))}
      </tr>
    </thead>
  );
}

interface DayProps {
  readonly day: string;
  readonly isAt: boolean;
  readonly isDisabled: boolean;
  choose(day: string): void;
}

function Day({ day, isAt, isDisabled, choose }: DayProps) {
  const { language, calendar, number } = useLanguage();
  return (
    <button
      type="button"
      tabIndex={isAt ? 0 : -1}
      aria-label={formatDate(day, { language, calendar })}
      aria-current={day === localToday() ? 'date' : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) choose(day);
      }}
    >
      {number(toParts(day, calendar)?.day ?? 0)}
    </button>
  );
}
