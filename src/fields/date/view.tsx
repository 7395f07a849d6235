import { lazy, Suspense, useRef, useState } from 'react';
import { formatDate } from '../../engine/calendar/format-date.ts';
import { parseDate } from '../../engine/calendar/parse-date.ts';
import { controlAttributes, onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { useTyped } from '../../react/ui/use-typed.ts';

const CalendarDialog = lazy(() => import('./calendar-dialog.tsx').then((module) => ({ default: module.CalendarDialog })));

function DateInput(props: FieldViewProps) {
  const { question, state: { value }, scope, id, readOnly, set } = props;
  const { language, calendar, t, text } = useLanguage();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const written = String(value ?? '');
  const shown = formatDate(written, { language, calendar, style: 'numeric' });
  const typed = useTyped(shown, { set, leave: () => undefined }, (text) => parseDate(text, { calendar, language }) ?? text);
  if (readOnly) return <ReadValue id={id}>{written && formatDate(written, { language, calendar })}</ReadValue>;
  const close = (day?: string) => {
    setOpen(false);
    if (day) set(day);
    button.current?.focus();
  };
  return (
    <div className="porsa-date" onBlur={onLeaving(props.leave)}>
      <input {...controlAttributes(props)} {...typed} className="porsa-input" inputMode="text" autoComplete="off" placeholder={t(`form:date.${calendar}`)} />
      <button ref={button} type="button" className="porsa-open" aria-haspopup="dialog" aria-label={t('form:date.open', { title: text(question.title) })} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
          <path d="M4 7h16v13H4zM4 11h16M8 4v4M16 4v4" />
        </svg>
      </button>
      {open && (
        <Suspense>
          <CalendarDialog label={text(question.title)} day={parseDate(written, { calendar }) && written} {...scope.bounds(question.name)} close={close} />
        </Suspense>
      )}
    </div>
  );
}

export const dateView: FieldView = { labelling: 'control', View: DateInput };
