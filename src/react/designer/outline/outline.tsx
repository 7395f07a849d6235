import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useStore } from '@nanostores/react';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useDesigner } from '../model/designer-context.ts';
import { lateDesignerTexts } from '../texts/late-designer-texts.ts';
import { keyInOutline } from './outline-keys.ts';
import { OutlineItem } from './outline-item.tsx';
import { outlineRows, type OutlineRow } from './outline-rows.ts';
import outline from './outline.css?inline';

addTexts('designer', lateDesignerTexts);

const sheets = [outline];

/** Pages and their questions as a tree: found by their titles, and each a way to its card. */
export function Outline() {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [query, seek] = useState('');
  const { rows, toggle } = useRows(useDeferredValue(query));
  const found = rows.filter(({ kind }) => kind === 'question').length;
  useStyles(root, sheets);
  return (
    <div ref={root} className="porsa-d-outline">
      <div role="search">
        <input
          className="porsa-kit-control"
          type="search"
          aria-label={t('designer:outline.find')}
          placeholder={t('designer:outline.find')}
          value={query}
          onChange={({ target }) => seek(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !query) return;
            event.preventDefault();
            event.stopPropagation();
            seek('');
          }}
        />
      </div>
      <p className="porsa-kit-help" role="status">
        {query.trim() && t(rows.length ? 'designer:outline.found' : 'designer:outline.nothing', { count: found })}
      </p>
      <Tree rows={rows} toggle={toggle} />
    </div>
  );
}

/** The open page shows its questions, and containers theirs, unless somebody closed them. */
function useRows(query: string) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const definition = useStore(model.$shown);
  const editing = useStore(model.$editing);
  const opened = useStore(model.$page)?.id;
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(() => {
    const isOpen = (id: string, kind: OutlineRow['kind']): boolean =>
      toggled.get(id) ?? (kind === 'question' || id === opened);
    return outlineRows(definition, { editing, t, query, isOpen });
  }, [definition, editing, t, query, toggled, opened]);
  const toggle = (id: string, open: boolean): void => setToggled(new Map(toggled).set(id, open));
  return { rows, toggle };
}

interface TreeProps {
  readonly rows: readonly OutlineRow[];
  toggle(id: string, open: boolean): void;
}

function Tree({ rows, toggle }: TreeProps) {
  const { model } = useDesigner();
  const { t, dir } = useLanguage();
  const tree = useRef<HTMLUListElement>(null);
  const current = useCurrent();
  const [reached, reach] = useState<string>();
  const stop = rows.find(({ id }) => id === (reached ?? current)) ?? rows.find(({ id }) => id === current) ?? rows[0];
  // Whoever goes on elsewhere comes back to where they are.
  useEffect(() => reach(undefined), [current]);
  const go = (id: string): void => {
    reach(id);
    tree.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(id)}"]`)?.focus();
  };
  const choose = (id: string): void => {
    const row = rows.find((each) => each.id === id);
    if (!row) return;
    model.select({ kind: row.kind, id });
    model.$pane.set('questions');
    model.$focus.set({ on: 'question', ...(row.kind === 'question' && { id }) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const id = idOf(event.target);
    const asked = keyInOutline(
      event,
      rows,
      rows.findIndex((row) => row.id === id),
      dir,
    );
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
    if (asked.act === 'go') go(asked.id);
    else if (asked.act === 'choose') choose(asked.id);
    else toggle(asked.id, asked.act === 'open');
  };
  const onClick = ({ target }: MouseEvent): void => {
    const id = idOf(target);
    const row = rows.find((each) => each.id === id);
    if (!row) return;
    if ((target as Element).closest('[data-toggle]')) toggle(row.id, !row.open);
    else choose(row.id);
  };
  return (
    <ul ref={tree} role="tree" aria-label={t('designer:outline.label')} onKeyDown={onKeyDown} onClick={onClick}>
      {rows.map((row) => (
        <OutlineItem key={row.id} {...row} isCurrent={row.id === current} isStop={row === stop} />
      ))}
    </ul>
  );
}

const idOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-outline]')?.dataset['outline'];

/** The question or page that is worked on. */
function useCurrent(): string | undefined {
  const { model } = useDesigner();
  const selection = useStore(model.$selection);
  const page = useStore(model.$page);
  return selection.kind === 'question' ? selection.id : page?.id;
}
