import { useRef, useState, type InputHTMLAttributes } from 'react';
import { formatDate } from '../../../engine/calendar/format-date.ts';
import { isDate } from '../../../engine/calendar/day-number.ts';
import { readTypedDate } from '../../../engine/calendar/typed-date.ts';
import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../../react/ui/language/language.tsx';
import { late } from '../../../react/ui/late/late.tsx';
import { localToday } from '../../../react/ui/language/moment.ts';
import { useTyped } from '../../../react/ui/field/use-typed.ts';

const CalendarDialog = late(async () => (await import('../calendar/calendar-dialog.tsx')).CalendarDialog);

export interface DateEntryProps {
  /** What the question is called where the calendar opens. */
  readonly label: string;
  /** `YYYY-MM-DD`, what was typed and is no date, or ''. */
  readonly written: string;
  readonly bounds: Pick<Question, 'min' | 'max'>;
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
  /** A day of birth: the calendar opens a generation ago, at its year. */
  readonly born?: boolean;
  set(value: string): void;
}

/** A day, typed in the reader's calendar or picked. */
export function DateEntry({ label, written, bounds, attributes, born, set }: DateEntryProps) {
  const { language, calendar, t } = useLanguage();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = formatDate(written, { language, calendar, style: 'numeric' });
  const latest = typeof bounds.max === 'string' && isDate(bounds.max) ? bounds.max : undefined;
  const read = (text: string): string => readTypedDate(text, { calendar, today: localToday(), latest }) ?? text;
  const typed = useTyped(shown, { set: (value) => set(String(value)), leave: () => undefined }, read);
  /** Pressed again after its code could not be fetched, it is tried again. */
  const show = () =>
    void CalendarDialog.prepare().then(
      () => setOpen(true),
      () => undefined,
    );
  const close = (day?: string) => {
    setOpen(false);
    if (day) set(day);
    button.current?.focus();
  };
  return (
    <div className="porsa-date">
      <input
        autoComplete="off"
        {...attributes}
        {...typed}
        className="porsa-input"
        inputMode="text"
        placeholder={t(`late:date.${calendar}`)}
      />
      <button
        ref={button}
        type="button"
        className="porsa-open"
        aria-haspopup="dialog"
        aria-label={t('late:date.open', { title: label })}
        onClick={show}
      >
        <CalendarIcon />
      </button>
      {open && (
        <CalendarDialog
          label={label}
          day={isDate(written) ? written : undefined}
          {...bounds}
          born={born}
          close={close}
        />
      )}
    </div>
  );
}

const CalendarIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M4 7h16v13H4zM4 11h16M8 4v4M16 4v4" />
  </svg>
);
