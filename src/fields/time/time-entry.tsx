import type { InputHTMLAttributes } from 'react';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { useTyped } from '../../react/ui/field/use-typed.ts';
import { readTime } from '../dates/read-time.ts';

export interface TimeEntryProps {
  readonly label: string;
  /** `HH:MM`, what was typed and is no time, or ''. */
  readonly written: string;
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
  set(value: string): void;
}

function now(): string {
  const clock = new Date();
  return [clock.getHours(), clock.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A time of day, typed as people write it, or taken from the clock. */
export function TimeEntry({ label, written, attributes, set }: TimeEntryProps) {
  const { t, digits } = useLanguage();
  const typed = useTyped(
    digits(written),
    { set: (value) => set(String(value)), leave: () => undefined },
    (text) => readTime(text) ?? text,
  );
  return (
    <div className="porsa-date porsa-time">
      <input
        {...attributes}
        {...typed}
        className="porsa-input"
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        placeholder={t('late:time.example')}
      />
      <button
        type="button"
        className="porsa-open"
        aria-label={t('late:time.now', { title: label })}
        title={t('late:time.now', { title: label })}
        onClick={() => set(now())}
      >
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
          <circle cx="12" cy="12" r="8.5" />
          <path d="M12 7v5l3.5 2" />
        </svg>
      </button>
    </div>
  );
}
