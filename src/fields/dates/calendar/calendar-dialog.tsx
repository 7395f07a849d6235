import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { addMonths } from '../../../engine/calendar/month-days.ts';
import type { Calendar } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../../react/ui/language/language.tsx';
import { localToday } from '../../../react/ui/language/moment.ts';
import { useStyles } from '../../../react/ui/style/use-styles.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { isOutside, nearest, type DayBounds } from './month-grid.ts';
import styles from './calendar-dialog.css?inline';

const sheets = [styles];

export interface CalendarDialogProps extends DayBounds {
  readonly label: string;
  /** `YYYY-MM-DD`, the chosen day. */
  readonly day?: string;
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

/** Where the calendar opens without a day: today, or a generation ago. */
function firstShown(born: boolean, calendar: Calendar, { min, max }: DayBounds): string {
  const today = localToday();
  return nearest(born ? (addMonths(today, -generation, calendar) ?? today) : today, min, max);
}

/** Focuses the day or the year once it is drawn, where the reader moved there; `undefined` leaves the focus alone. */
function useFocusAt(dialog: RefObject<HTMLDialogElement | null>, at: string, first: 'day' | 'year') {
  const focused = useRef<'day' | 'year' | undefined>(first);
  useEffect(() => {
    const find = (selector: string) => dialog.current?.querySelector<HTMLInputElement>(selector);
    if (focused.current === 'year') {
      const year = find('[inputmode="numeric"]');
      year?.focus();
      year?.select();
    } else if (focused.current) find('[tabindex="0"]')?.focus();
    focused.current = undefined;
  }, [dialog, at]);
  return focused;
}

/** Picks a day (ARIA APG: date picker dialog), in the reader's calendar. */
export function CalendarDialog({ label, day, min, max, born = false, close }: CalendarDialogProps) {
  const { calendar, t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(() => day ?? firstShown(born, calendar, { min, max }));
  useStyles(dialog, sheets);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const focused = useFocusAt(dialog, at, born && !day ? 'year' : 'day');
  /** What is behind an open dialog cannot take the focus back. */
  const finish = (chosen?: string) => {
    dialog.current?.close();
    close(chosen);
  };
  const move = (next: string | undefined) => {
    if (next) setAt(next);
  };
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
      <CalendarHead at={at} move={move} />
      <CalendarGrid
        at={at}
        day={day}
        min={min}
        max={max}
        choose={finish}
        move={(next) => {
          focused.current = 'day';
          setAt(next);
        }}
      />
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
