import { useRef } from 'react';
import { DateEntry } from '../../fields/dates/entry/date-entry.tsx';
import type { DayFieldProps } from '../../react/proposal/context/proposal-tools.ts';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import controls from '../../react/ui/style/controls.css?inline';

const sheets = [controls];
const anyDay = {};

/** The date entry of forms: typed or picked, in the reader's calendar. */
export function ProposalDay({ label, attributes, value, onChange }: DayFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  return (
    <div ref={root}>
      <DateEntry label={label} written={value} bounds={anyDay} attributes={attributes} set={onChange} />
    </div>
  );
}
