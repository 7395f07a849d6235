import { useRef, type CSSProperties, type ReactNode } from 'react';
import type { Option, Question } from '../../engine/definition/types.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { atWidth } from './at-width.ts';
import { roomFor } from './room.ts';
import style from './scale-table.css?inline';
import fromWidth from './scale-table-wide.css?inline';

interface ScaleTableProps {
  readonly options: readonly Option[];
  /** Some row can be cleared. */
  readonly optional?: boolean;
  /** A row each: a fieldset with the row's text as legend, and `ChoiceCells`. */
  readonly children: ReactNode;
}

/**
 * Rows that are answered on one scale: a table with the options as columns where there is room, else one after the other.
 *
 * The same document either way, each row a group of radios that bear their own names; the heads of the columns are for the eye.
 */
export function ScaleTable({ options, optional, children }: ScaleTableProps) {
  const { text, show } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const room = roomFor(options.map((option) => ({ text: text(option.text) })));
  useStyles(box, atWidth(style, fromWidth, room.table));
  return (
    <div
      ref={box}
      className="porsa-scale"
      data-room={room.table}
      style={
        {
          '--_columns': options.length,
          '--_column': `${room.column}em`,
          ...(optional && { '--_clear': '32px' }),
        } as CSSProperties
      }
    >
      <div className="porsa-scale-head" aria-hidden="true">
        <div>
          {options.map(({ value, text: label }) => (
            <span key={value}>{show(label)}</span>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Consecutive questions on one scale. */
export function QuestionTable({
  questions,
  children,
}: {
  readonly questions: readonly Question[];
  readonly children: ReactNode;
}) {
  return (
    <ScaleTable options={questions[0]?.options ?? []} optional={questions.some(({ mandatory }) => !mandatory)}>
      {children}
    </ScaleTable>
  );
}
