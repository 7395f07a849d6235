import { useRef } from 'react';
import { CalendarDialog } from '../fields/shared/calendar-dialog.tsx';
import type { DayPickerProps } from '../react/dashboard/types.ts';
import { usePresentLanguage } from '../react/form/texts.ts';
import controlStyles from '../react/ui/controls.css?inline';
import { useLanguage } from '../react/ui/language.tsx';
import { useStyles } from '../react/ui/use-styles.ts';

const sheets = [controlStyles];

/** The calendar of a form's date question, as the portal opens it. */
export function PortalDay(props: DayPickerProps) {
  const root = useRef<HTMLSpanElement>(null);
  const { language } = useLanguage();
  useStyles(root, sheets);
  return <span ref={root}>{usePresentLanguage(language) && <CalendarDialog {...props} />}</span>;
}
