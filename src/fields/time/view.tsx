import { useRef } from 'react';
import { controlAttributes, onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { TimeEntry } from './time-entry.tsx';
import styles from './view.css?inline';

const sheets = [styles];

function TimeInput(props: FieldViewProps) {
  const {
    question,
    state: { value },
    id,
    readOnly,
    set,
  } = props;
  const { digits, text } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const written = String(value ?? '');
  if (readOnly) return <ReadValue id={id}>{digits(written)}</ReadValue>;
  return (
    <div ref={box} onBlur={onLeaving(props.leave)}>
      <TimeEntry label={text(question.title)} written={written} attributes={controlAttributes(props)} set={set} />
    </div>
  );
}

export const timeView: FieldView = { labelling: 'control', View: TimeInput };
