import { memo, useEffect, useMemo, useRef } from 'react';
import { limits } from '../../engine/definition/limits.ts';
import type { Question } from '../../engine/definition/types.ts';
import type { FormScope, Row } from '../../engine/live-form/types.ts';
import type { FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useFillerTools } from '../../react/ui/field/filler-tools.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import styles from './rows.css?inline';

const sheets = [styles];

interface RowProps {
  readonly question: Question;
  readonly row: Row;
  readonly index: number;
  readonly last: boolean;
  readonly readOnly: boolean;
  readonly moveRow: (key: string, to: number) => void;
  readonly removeRow: (key: string, index: number) => void;
}

const focusable = 'input, select, textarea, button, a[href]';

const RowView = memo(function RowView({ question, row, index, last, readOnly, moveRow, removeRow }: RowProps) {
  const { text, t } = useLanguage();
  const { QuestionList } = useFillerTools();
  const name = t('late:row.name', { title: text(question.shorttitle ?? question.title), row: index + 1 });
  const move = (to: number) => () => moveRow(row.key, to);
  return (
    <div className="porsa-row" role="group" aria-label={name} data-row={row.key}>
      <div className="porsa-row-head">
        <span>{name}</span>
        {!readOnly && (
          <span className="porsa-row-buttons">
            <button
              type="button"
              className="porsa-icon"
              data-up="true"
              disabled={index === 0}
              onClick={move(index - 1)}
              aria-label={t('late:row.up', { name })}
            >
              ↑
            </button>
            <button
              type="button"
              className="porsa-icon"
              data-down="true"
              disabled={last}
              onClick={move(index + 1)}
              aria-label={t('late:row.down', { name })}
            >
              ↓
            </button>
            <button
              type="button"
              className="porsa-icon"
              data-remove="true"
              onClick={() => removeRow(row.key, index)}
              aria-label={t('late:row.remove', { name })}
            >
              ×
            </button>
          </span>
        )}
      </div>
      <QuestionList questions={question.questions ?? []} scope={row.scope} />
    </div>
  );
});

/** After a row was added or removed, the focus moves to where one would continue. */
function useRowActions(scope: FormScope, question: Question) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly [first: string, otherwise: string]>(undefined);
  const { announce } = useFillerTools();
  const { t } = useLanguage();
  useEffect(() => {
    if (wanted.current === undefined) return;
    const [first, second] = wanted.current;
    (box.current?.querySelector<HTMLElement>(first) ?? box.current?.querySelector<HTMLElement>(second))?.focus();
    wanted.current = undefined;
  });
  return useMemo(() => {
    const rowAt = (key: string) => `[data-row="${CSS.escape(key)}"]`;
    const { name } = question;
    return {
      box,
      addRow: () => {
        const { key } = scope.addRow(name);
        wanted.current = [`${rowAt(key)} .porsa-questions :is(${focusable})`, '[data-add]'];
        announce(t('late:row.added', { row: scope.rows(name).length }));
      },
      removeRow: (key: string, index: number) => {
        scope.removeRow(name, key);
        const rows = scope.rows(name);
        const next = rows[Math.min(index, rows.length - 1)];
        wanted.current = [`${rowAt(next?.key ?? '')} [data-remove]`, '[data-add]'];
        announce(t('late:row.removed', { row: index + 1 }));
      },
      moveRow: (key: string, to: number) => {
        const isDown = to > scope.rows(name).findIndex((row) => row.key === key);
        scope.moveRow(name, key, to);
        // Pressed again, it goes on the same way.
        wanted.current = [
          `${rowAt(key)} [data-${isDown ? 'down' : 'up'}]:enabled`,
          `${rowAt(key)} .porsa-row-buttons button:enabled`,
        ];
        announce(t('late:row.moved', { row: to + 1 }));
      },
    };
  }, [scope, question, announce, t]);
}

export function Rows({ question, scope, id, describedBy, readOnly, leave }: FieldViewProps) {
  const { t, text } = useLanguage();
  const actions = useRowActions(scope, question);
  useStyles(actions.box, sheets);
  const rows = scope.rows(question.name);
  const full = rows.length >= Math.min(limits.rows, Number(question.max) || limits.rows);
  return (
    <div
      ref={actions.box}
      className="porsa-rows"
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
    >
      {rows.map((row, index) => (
        <RowView
          key={row.key}
          question={question}
          row={row}
          index={index}
          last={index === rows.length - 1}
          readOnly={readOnly}
          moveRow={actions.moveRow}
          removeRow={actions.removeRow}
        />
      ))}
      {rows.length === 0 && <p className="porsa-soft">{t('late:row.none')}</p>}
      {!readOnly && (
        <button
          id={id}
          type="button"
          className="porsa-button"
          data-add="true"
          disabled={full}
          onClick={actions.addRow}
          onBlur={leave}
        >
          <span aria-hidden="true">+ </span>
          {t('late:row.add', { title: text(question.shorttitle ?? question.title) })}
        </button>
      )}
    </div>
  );
}
