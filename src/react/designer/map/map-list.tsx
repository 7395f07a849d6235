import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import type { FormMap } from './explore.ts';
import type { Thing } from './things-of-form.ts';

interface MapListProps {
  readonly things: readonly Thing[];
  readonly map: FormMap;
  readonly chosen: string | undefined;
  choose(key: string): void;
  readonly filter: MapFilterProps;
}

/** The parts of the form, of which one is chosen; one stop of Tab, arrows go from one to the next. */
export function MapList({ things, map, chosen, choose, filter }: MapListProps) {
  const { t } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const at = things.findIndex(({ key }) => key === chosen);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const go = (to: number): void => {
    const thing = things[Math.max(0, Math.min(to, things.length - 1))];
    if (!thing) return;
    choose(thing.key);
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[things.indexOf(thing)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = placeFor(event.key, at, things.length);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div className="porsa-d-map-list">
      <MapFilter {...filter} enter={() => go(Math.max(0, at))} />
      <p className="porsa-kit-help" role="status">
        {t('map:found', { count: things.length })}
      </p>
      {things.length > 0 && (
        <ul ref={list} role="listbox" aria-label={t('map:parts')} onKeyDown={onKeyDown}>
          {things.map((thing, index) => (
            <Row
              key={thing.key}
              thing={thing}
              needs={map.needs.get(thing.key)?.length ?? 0}
              uses={map.uses.get(thing.key)?.length ?? 0}
              chosen={thing.key === chosen}
              stop={index === Math.max(0, at)}
              choose={choose}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where a key leads in the list. */
function placeFor(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'PageDown') return at + 10;
  if (key === 'PageUp') return at - 10;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

interface MapFilterProps {
  readonly words: string;
  readonly all: boolean;
  setWords(words: string): void;
  setAll(all: boolean): void;
}

function MapFilter({ words, all, setWords, setAll, enter }: MapFilterProps & { enter(): void }) {
  const { t } = useLanguage();
  return (
    <>
      <input
        type="search"
        className="porsa-kit-control"
        aria-label={t('map:filter')}
        placeholder={t('map:filter')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          enter();
        }}
      />
      <label className="porsa-d-map-all">
        <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} />
        {t('map:all')}
      </label>
    </>
  );
}

interface RowProps {
  readonly thing: Thing;
  readonly needs: number;
  readonly uses: number;
  readonly chosen: boolean;
  readonly stop: boolean;
  choose(key: string): void;
}

const Row = memo(function Row({ thing, needs, uses, chosen, stop, choose }: RowProps) {
  const { t } = useLanguage();
  return (
    <li
      role="option"
      aria-selected={chosen}
      tabIndex={stop ? 0 : -1}
      data-kind={thing.kind}
      data-depth={Math.min(thing.depth, 4)}
      onClick={() => choose(thing.key)}
    >
      <bdi>{unbroken(thing.title)}</bdi>
      {needs + uses > 0 && (
        <small>
          {[needs && t('map:counts.needs', { count: needs }), uses && t('map:counts.uses', { count: uses })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
    </li>
  );
});
