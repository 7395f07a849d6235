import { useId, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import type { TemplateQuestion } from '../../../proposal/template/types.ts';
import type { ProposalRow } from '../../../proposal/types.ts';
import { Button } from '../../kit/button/button.tsx';
import { plus } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { QuestionFrame } from '../form/question-frame.tsx';
import { useAnswer } from '../form/use-answer.ts';
import { CellField } from '../rows/cell-field.tsx';
import type { Column } from '../rows/columns.ts';
import { RowButtons } from '../rows/row-buttons.tsx';
import { UndoButton } from '../parts/undo-button.tsx';
import { useRows, type Rows } from '../rows/use-rows.ts';

interface RowsQuestionProps {
  readonly question: TemplateQuestion;
  readonly columns: readonly Column[];
  /** Computed from the rows, below them. */
  readonly foot?: (rows: readonly ProposalRow[]) => ReactNode;
}

const none: readonly ProposalRow[] = [];

export const rowsOf = (value: unknown): readonly ProposalRow[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : none;

/** Rows of a table: side by side where there is room, each a card of its own where there is not. */
export function RowsQuestion({ question, columns, foot }: RowsQuestionProps) {
  const { t } = useLanguage();
  const { store } = useProposal();
  const answer = rowsOf(useAnswer(question.id));
  const name = t('proposal:rows.row');
  const blank = (): ProposalRow => Object.fromEntries(columns.map(({ id, first = '' }) => [id, first]));
  const rows = useRows({
    rows: answer,
    name,
    blank,
    set: (next, place) => store.set(question.id, next, place),
    undo: <UndoButton store={store} />,
  });
  return (
    <QuestionFrame question={question} group>
      {({ 'aria-describedby': describedBy }) => (
        <div className="porsa-p-rows" style={widthsOf(columns)}>
          <ol ref={rows.list} aria-describedby={describedBy}>
            {rows.rows.map((row, index) => (
              <Row key={index} question={question.id} columns={columns} rows={rows} row={row} index={index} />
            ))}
          </ol>
          <Button icon={plus} onClick={() => rows.add()}>
            {t('proposal:rows.addrow')}
          </Button>
          {foot?.(rows.rows)}
        </div>
      )}
    </QuestionFrame>
  );
}

/** More columns than can be read side by side stand in rows of three. */
const mostSideBySide = 4;

const widthsOf = (columns: readonly Column[]): CSSProperties =>
  ({
    '--_columns':
      columns.length > mostSideBySide
        ? 'repeat(3, minmax(0, 1fr))'
        : columns.map(({ width = 1 }) => `minmax(0, ${width}fr)`).join(' '),
  }) as CSSProperties;

interface RowProps {
  readonly question: string;
  readonly columns: readonly Column[];
  readonly rows: Rows<ProposalRow>;
  readonly row: ProposalRow;
  readonly index: number;
}

function Row({ question, columns, rows, row, index }: RowProps) {
  const { t, number } = useLanguage();
  const id = useId();
  const name = `${t('proposal:rows.row')} ${number(index + 1)}`;
  const path = `${question}[${index}]`;
  const addOnEnter = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isField(event.target)) return;
    event.preventDefault();
    rows.add(index);
  };
  return (
    <li data-path={path} onKeyDown={addOnEnter}>
      <div role="group" aria-label={name} className="porsa-p-row">
        <div className="porsa-p-cells">
          {columns.map((column) => (
            <CellField
              key={column.id}
              id={`${id}-${column.id}`}
              path={`${path}.${column.id}`}
              column={column}
              value={row[column.id] ?? ''}
              onChange={(value) => rows.change(index, { ...row, [column.id]: value })}
            />
          ))}
        </div>
        <RowButtons of={rows} index={index} name={name} />
      </div>
    </li>
  );
}

const isField = (target: EventTarget): boolean => target instanceof Element && target.matches('input, textarea');
