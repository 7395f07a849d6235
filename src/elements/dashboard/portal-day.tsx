import { useRef } from 'react';
import { CalendarDialog } from '../../fields/dates/calendar/calendar-dialog.tsx';
import type { DayPickerProps } from '../../react/dashboard/context/types.ts';
import { usePresentLanguage } from '../../react/form/texts/load-texts.ts';
import controlStyles from '../../react/ui/style/controls.css?inline';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';

const sheets = [controlStyles];

/** The calendar of a form's date question, as the portal opens it. */
export function PortalDay(props: DayPickerProps) {
  const root = useRef<HTMLSpanElement>(null);
  const { language } = useLanguage();
  useStyles(root, sheets);
  return <span ref={root}>{usePresentLanguage(language) && <CalendarDialog {...props} />}</span>;
}
