import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';

/** What can be done with the rows of an answer. The focus follows, and what happened is announced. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** For the list that holds them: where the focus is looked for. */
  readonly list: React.RefObject<HTMLOListElement | null>;
  change(index: number, row: Row): void;
  /** Adds a row at the end, or after another one. */
  add(after?: number): void;
  remove(index: number): void;
  /** One place up or down. */
  move(index: number, by: -1 | 1): void;
}

interface RowsOptions<Row> {
  readonly rows: readonly Row[];
  /** What one is called, for what is announced. */
  readonly name: string;
  blank(): Row;
  /** `place` is where something was typed, null where rows were added, moved or removed. */
  set(rows: readonly Row[], place: string | null): void;
  /** Offered after a removal. */
  readonly undo: ReactNode;
}

const firstControl = ':is(input, textarea, select)';

export function useRows<Row>({ rows, name, blank, set, undo }: RowsOptions<Row>): Rows<Row> {
  const { t } = useLanguage();
  const { announce, toast } = useProposal();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly index: number; readonly control: string }>(undefined);
  useEffect(() => {
    if (!wanted.current || !list.current) return;
    const { index, control } = wanted.current;
    wanted.current = undefined;
    const row = list.current.children[Math.min(index, list.current.children.length - 1)];
    const target =
      row?.querySelector<HTMLElement>(`${control}:enabled`) ?? row?.querySelector<HTMLElement>('button:enabled');
    target?.focus();
  });
  const focus = (index: number, control = firstControl): void => {
    wanted.current = { index, control };
  };
  return {
    rows,
    list,
    change: (index, row) =>
      set(
        rows.map((each, at) => (at === index ? row : each)),
        String(index),
      ),
    add(after = rows.length - 1) {
      focus(after + 1);
      set([...rows.slice(0, after + 1), blank(), ...rows.slice(after + 1)], null);
    },
    remove(index) {
      focus(index);
      set(
        rows.filter((_, at) => at !== index),
        null,
      );
      toast(t('proposal:rows.removed', { name, place: index + 1 }), undo);
    },
    move(index, by) {
      const [one, other] = [rows[index], rows[index + by]];
      if (one === undefined || other === undefined) return;
      focus(index + by, `[data-move="${by}"]`);
      set(
        rows.map((each, at) => (at === index ? other : at === index + by ? one : each)),
        null,
      );
      announce(t('proposal:rows.moved', { name, place: index + by + 1, count: rows.length }));
    },
  };
}
