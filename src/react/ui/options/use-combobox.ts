import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject, type UIEvent } from 'react';
import { useFillerTools } from '../field/filler-tools.ts';
import { useLanguage } from '../language/language.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import type { ListedOption } from './option-list.ts';
import { filterOptions, matchOption } from './search-options.ts';

/** Options drawn at once; scrolling to the end draws as many again. */
const batch = 60;

const none: readonly ListedOption[] = [];

interface OpenList {
  readonly query: string;
  readonly active: number;
  readonly drawn: number;
}

const opened: OpenList = { query: '', active: -1, drawn: batch };

/** The list, open or not, what is searched for, and what can be done with both. */
export function useCombobox(props: ComboboxProps, input: RefObject<HTMLInputElement | null>) {
  const state = useListState();
  const found = useFound(props, state);
  const choosing = useChoosing(props, state, found, input);
  /** Made when a key is pressed: most lists of a long form are never opened. */
  const keys = () => createKeys(props, state, found, choosing);
  const { list, setList } = state;
  return {
    list,
    query: state.query,
    options: found.options,
    ...choosing,
    open: () => keys().open(),
    search: (query: string) => setList({ ...opened, query, active: query ? 0 : -1 }),
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      if (!keys().press(event.key, event.altKey)) return;
      event.preventDefault();
      if (event.key === 'Escape') event.stopPropagation();
    },
    onScroll({ currentTarget: box }: UIEvent<HTMLElement>) {
      if (list && list.drawn < found.options.length && box.scrollTop + box.clientHeight > box.scrollHeight - 80)
        setList({ ...list, drawn: list.drawn + batch });
    },
  };
}

type ListState = ReturnType<typeof useListState>;

function useListState() {
  const [list, setList] = useState<OpenList>();
  /** What stands in the field of a closed list: a search for one more that was not ended. */
  const [rest, setRest] = useState('');
  return { list, setList, rest, setRest, query: list?.query ?? rest };
}

type Found = ReturnType<typeof useFound>;

/** The options that are listed, with the one that is typed and is none yet; announced as they change. */
function useFound({ options, deeper = none, own: takesOwn }: ComboboxProps, { list, query }: ListState) {
  const { t } = useLanguage();
  const { announce } = useFillerTools();
  const isOpen = list !== undefined;
  const searched = useMemo(() => [...options, ...deeper], [options, deeper]);
  const ownOf = (typed: string): ListedOption | undefined => {
    const value = typed.trim();
    const isOffered =
      value === '' || matchOption(searched, value) !== undefined || options.some((option) => option.value === value);
    return takesOwn && !isOffered ? { value, text: t('late:options.own', { text: value }) } : undefined;
  };
  const own = ownOf(query);
  const listed = useMemo(
    () => (isOpen ? filterOptions(query ? searched : options, query) : []),
    [isOpen, options, searched, query],
  );
  const found = own ? [...listed, own] : listed;
  const count = found.length;
  useEffect(() => {
    if (isOpen && query) announce(count ? t('late:options.found', { count }) : t('late:options.none'));
  }, [isOpen, query, count, announce, t]);
  return {
    options: found,
    searched,
    /** The option that was typed out, or what is typed where that may be chosen too. */
    meantBy: (typed: string): ListedOption | undefined => matchOption(searched, typed) ?? ownOf(typed),
    textOf: (value: string): string => options.find((option) => option.value === value)?.text ?? value,
  };
}

type Choosing = ReturnType<typeof useChoosing>;

function useChoosing(
  { chosen, multiple, choose, leave }: ComboboxProps,
  { list, setList, setRest, query }: ListState,
  { options, meantBy, textOf }: Found,
  input: RefObject<HTMLInputElement | null>,
) {
  const { t } = useLanguage();
  const { announce } = useFillerTools();
  return {
    textOf,
    pick(option: ListedOption): void {
      const isNew = !multiple || !chosen.includes(option.value);
      choose(isNew ? [...(multiple ? chosen : []), option.value] : chosen.filter((value) => value !== option.value));
      // The typed text has matched an option: it is no answer of its own, and what is typed next starts afresh.
      setList(multiple && !query ? { ...opened, active: options.indexOf(option) } : undefined);
      setRest('');
      if (multiple && query)
        announce(t(isNew ? 'late:options.chosen' : 'late:options.removed', { option: option.text }));
    },
    drop(value: string): void {
      choose(chosen.filter((other) => other !== value));
      announce(t('late:options.removed', { option: textOf(value) }));
      input.current?.focus();
    },
    clear(): void {
      choose([]);
      input.current?.focus();
    },
    /** Nothing typed is wiped: what names no option stays, beside the choices or, instead of the one, to be refused. */
    leave(): void {
      const typed = query.trim();
      const meant = list && meantBy(typed);
      if (meant && !chosen.includes(meant.value)) choose(multiple ? [...chosen, meant.value] : [meant.value]);
      else if (list && typed && !meant && !multiple) choose([typed]);
      setRest(multiple && !meant ? typed : '');
      setList(undefined);
      leave();
    },
  };
}

/** The ways through the list. */
function createMoves({ options, chosen }: ComboboxProps, state: ListState, { options: found, searched }: Found) {
  const { list, setList, rest, query } = state;
  const active = list?.active ?? -1;
  const moveTo = (to: number): true => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setList({ query, active: next, drawn: Math.max(list?.drawn ?? batch, next + batch / 2) });
    return true;
  };
  const open = (): void => setList(list ?? { ...opened, query: rest });
  /** Opened by an arrow, the list begins at what is chosen, or at its end that the arrow points from. */
  const openAt = (otherwise: number): void => {
    const first = rest ? -1 : options.findIndex(({ value }) => value === chosen[0]);
    const at = first < 0 ? otherwise : first;
    setList({ query: rest, active: at, drawn: Math.max(batch, at + batch / 2) });
  };
  return {
    open,
    moveTo,
    moveBy: (step: number): true => moveTo(active + step),
    /** An arrow steps through the open list, and opens a closed one at the end it points from; with Alt it opens and closes. */
    arrow(step: 1 | -1, alt: boolean): true {
      if (alt && step > 0) open();
      else if (alt) setList(undefined);
      else if (list) moveTo(active + step);
      else openAt(step > 0 ? 0 : filterOptions(rest ? searched : options, rest).length - 1);
      return true;
    },
    /** The caret moves in what is typed, and the marked option is left. */
    moveCaret(): false {
      if (list) setList({ ...list, active: -1 });
      return false;
    },
  };
}

/** What keys do: those of the list, and those that give up a search or an answer. */
function createKeys(props: ComboboxProps, state: ListState, found: Found, { pick }: Choosing) {
  const { chosen, multiple, required, choose } = props;
  const { list, setList, rest, setRest, query } = state;
  const { open, arrow, moveTo, moveBy, moveCaret } = createMoves(props, state, found);
  const close = (): void => setList(undefined);
  /** What the first press gave up was a search, the second gives up the answer. */
  const giveUp = (): boolean => {
    const hasSearch = list !== undefined || rest !== '';
    if (!hasSearch && (multiple || required || !chosen.length)) return false;
    if (!hasSearch) choose([]);
    close();
    setRest('');
    return true;
  };
  const enter = (): boolean => {
    if (!list) return false;
    const option = found.options[list.active] ?? (query ? found.options[0] : undefined);
    if (option) pick(option);
    else close();
    return true;
  };
  const dropLast = (): boolean => {
    if (!multiple || query || !chosen.length) return false;
    choose(chosen.slice(0, -1));
    return true;
  };
  const isBrowsing = list !== undefined && !query;
  const acts: Readonly<Record<string, (alt: boolean) => boolean>> = {
    ArrowDown: (alt) => arrow(1, alt),
    ArrowUp: (alt) => arrow(-1, alt),
    PageDown: () => moveBy(8),
    PageUp: () => moveBy(-8),
    Home: () => (isBrowsing ? moveTo(0) : moveCaret()),
    End: () => (isBrowsing ? moveTo(found.options.length - 1) : moveCaret()),
    ArrowLeft: moveCaret,
    ArrowRight: moveCaret,
    Enter: enter,
    Escape: giveUp,
    Backspace: dropLast,
  };
  return {
    open,
    /** Whether the key was for the list. */
    press: (key: string, alt: boolean): boolean => acts[key]?.(alt) ?? false,
  };
}
