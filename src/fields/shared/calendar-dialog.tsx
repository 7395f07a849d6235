import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { toParts } from '../../engine/calendar/date-parts.ts';
import { addMonths, firstWeekday } from '../../engine/calendar/month-days.ts';
import { monthNames } from '../../engine/calendar/names.ts';
import { weekdayNames } from '../../engine/calendar/weekday-names.ts';
import { parseNumber } from '../../engine/calendar/numbers.ts';
import { formatDate } from '../../engine/calendar/format-date.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { localToday } from '../../react/ui/moment.ts';
import { useStyles } from '../../react/ui/use-styles.ts';
import { dayAfterKey, isOutside, monthGrid, moveTo, nearest } from './month-grid.ts';
import styles from './calendar-dialog.css?inline';

const sheets = [styles];

export interface CalendarDialogProps {
  readonly label: string;
  /** `YYYY-MM-DD`, the chosen day. */
  readonly day?: string;
  readonly min?: unknown;
  readonly max?: unknown;
  /** A day of birth: without a day the calendar opens a generation ago, at its year. */
  readonly born?: boolean;
  /** With the day that was chosen; without one nothing changes. */
  close(day?: string): void;
}

/** Months before today at which a calendar for days of birth opens. */
const generation = 360;

/** Past its last control Tab begins again at the first, and does not leave for the browser's own. */
function keepTab(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>(
    ':is(button, select, input):enabled:not([tabindex="-1"])',
  );
  const [leaving, entering] = event.shiftKey
    ? [controls[0], controls[controls.length - 1]]
    : [controls[controls.length - 1], controls[0]];
  if (event.target !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

interface HeadProps {
  readonly at: string;
  move(day: string | undefined): void;
}

function Head({ at, move }: HeadProps) {
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
        className="porsa-input"
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

/** Picks a day (ARIA APG: date picker dialog), in the reader's calendar. */
export function CalendarDialog({ label, day, min, max, born = false, close }: CalendarDialogProps) {
  const { language, calendar, dir, t, number } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const moved = useRef<boolean | 'year'>(born && !day ? 'year' : true);
  const [at, setAt] = useState(
    () =>
      day ?? nearest(born ? (addMonths(localToday(), -generation, calendar) ?? localToday()) : localToday(), min, max),
  );
  useStyles(dialog, sheets);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (moved.current === 'year') {
      const year = dialog.current?.querySelector<HTMLInputElement>('[inputmode="numeric"]');
      year?.focus();
      year?.select();
    } else if (moved.current) dialog.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);
  /** What is behind an open dialog cannot take the focus back. */
  const finish = (chosen?: string) => {
    dialog.current?.close();
    close(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(at, event.key, event.shiftKey, { calendar, rtl: dir === 'rtl' });
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setAt(next);
  };
  const names = [...weekdayNames(language).keys()].map((index) => (index + firstWeekday(calendar)) % 7);
  const full = weekdayNames(language);
  const letters = weekdayNames(language, 'letters');
  return (
    <dialog
      ref={dialog}
      className="porsa-calendar"
      aria-label={label}
      onClose={() => close()}
      onKeyDown={keepTab}
      onClick={(event) => {
        if (event.target === event.currentTarget) finish();
      }}
    >
      <Head
        at={at}
        move={(next) => {
          if (next) setAt(next);
        }}
      />
      <table role="grid" aria-label={formatDate(at, { language, calendar })} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {names.map((index) => (
              <th key={index} scope="col" abbr={full[index]}>
                {letters[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(at, calendar).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((cell, index) =>
                cell === undefined ? (
                  <td key={index} />
                ) : (
                  <td key={cell} role="gridcell" aria-selected={cell === day}>
                    <button
                      type="button"
                      tabIndex={cell === at ? 0 : -1}
                      aria-label={formatDate(cell, { language, calendar })}
                      aria-current={cell === localToday() ? 'date' : undefined}
                      aria-disabled={isOutside(cell, min, max) || undefined}
                      onClick={() => {
                        if (!isOutside(cell, min, max)) finish(cell);
                      }}
                    >
                      {number(toParts(cell, calendar)?.day ?? 0)}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="porsa-calendar-foot">
        <button
          type="button"
          className="porsa-text-button"
          onClick={() => finish(localToday())}
          disabled={isOutside(localToday(), min, max)}
        >
          {t('late:date.today')}
        </button>
        <button type="button" className="porsa-text-button" onClick={() => finish()}>
          {t('late:date.cancel')}
        </button>
      </div>
    </dialog>
  );
}
