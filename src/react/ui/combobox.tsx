import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import styles from './combobox.css?inline';
import { useFillerTools } from './filler-tools.ts';
import { useLanguage } from './language.tsx';
import type { ListedOption } from './option-list.ts';
import { filterOptions, matchOption } from './search-options.ts';
import { useStyles } from './use-styles.ts';

const sheets = [styles];

export interface ComboboxProps {
  readonly id: string;
  readonly options: readonly ListedOption[];
  /** Options that are found by typing, and listed for no blank query: those of the levels below. */
  readonly deeper?: readonly ListedOption[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  /** What is typed may be chosen too, where it is no option. */
  readonly own?: boolean;
  readonly label?: string;
  readonly describedBy?: string;
  readonly invalid: boolean;
  readonly required: boolean;
  choose(values: readonly string[]): void;
  leave(): void;
}

/** Options drawn at once; scrolling to the end draws as many again. */
const batch = 60;

const none: readonly ListedOption[] = [];

interface OpenList {
  readonly query: string;
  readonly active: number;
  readonly drawn: number;
}

const opened: OpenList = { query: '', active: -1, drawn: batch };

/** A searchable list of options (ARIA APG: editable combobox with list autocomplete); chosen ones are chips where several may be. */
export function Combobox(props: ComboboxProps) {
  const { id, options, deeper = none, chosen, multiple, choose } = props;
  const { t, show } = useLanguage();
  const { announce } = useFillerTools();
  const [list, setList] = useState<OpenList>();
  /** What stands in the field of a closed list: a search for one more that was not ended. */
  const [rest, setRest] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useStyles(input, sheets);
  const query = list?.query ?? rest;
  const isOpen = list !== undefined;
  const searched = useMemo(() => [...options, ...deeper], [options, deeper]);
  const ownOf = (typed: string): ListedOption | undefined => {
    const value = typed.trim();
    const isOffered =
      value === '' || matchOption(searched, value) !== undefined || options.some((option) => option.value === value);
    return props.own && !isOffered ? { value, text: t('late:options.own', { text: value }) } : undefined;
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
  const textOf = (value: string) => options.find((option) => option.value === value)?.text ?? value;

  const pick = (option: ListedOption) => {
    const isNew = !multiple || !chosen.includes(option.value);
    choose(isNew ? [...(multiple ? chosen : []), option.value] : chosen.filter((value) => value !== option.value));
    // What was typed has found its option: it is no answer of its own, and what is typed next begins anew.
    setList(multiple && !query ? { ...opened, active: found.indexOf(option) } : undefined);
    setRest('');
    if (multiple && query) announce(t(isNew ? 'late:options.chosen' : 'late:options.removed', { option: option.text }));
  };
  const drop = (value: string) => {
    choose(chosen.filter((other) => other !== value));
    announce(t('late:options.removed', { option: textOf(value) }));
    input.current?.focus();
  };
  /** Nothing typed is wiped: what names no option stands as it is, beside the choices or, instead of the one, to be refused in words. */
  const leave = () => {
    const typed = query.trim();
    const meant = list && (matchOption(searched, typed) ?? ownOf(typed));
    if (meant && !chosen.includes(meant.value)) choose(multiple ? [...chosen, meant.value] : [meant.value]);
    else if (list && typed && !meant && !multiple) choose([typed]);
    setRest(multiple && !meant ? typed : '');
    setList(undefined);
    props.leave();
  };
  const move = (to: number) => {
    const active = Math.max(0, Math.min(found.length - 1, to));
    setList({ query, active, drawn: Math.max(list?.drawn ?? batch, active + batch / 2) });
  };
  const open = () => setList(list ?? { ...opened, query: rest });
  /** Opened by an arrow, the list begins at what is chosen, or at its end that the arrow points from. */
  const openAt = (otherwise: number) => {
    const active = rest ? otherwise : options.findIndex(({ value }) => value === chosen[0]);
    const at = active < 0 ? otherwise : active;
    setList({ query: rest, active: at, drawn: Math.max(batch, at + batch / 2) });
  };
  /** What the first press gave up was a search, the second gives up the answer. */
  const giveUp = (): boolean => {
    if (list || rest) {
      setList(undefined);
      setRest('');
      return true;
    }
    if (multiple || props.required || first === undefined) return false;
    choose([]);
    return true;
  };
  const first = chosen[0];
  /** Whether the key was for the list; the others move the caret, and the marked option is left. */
  const act = (key: string, alt: boolean): boolean => {
    const active = list?.active ?? -1;
    switch (key) {
      case 'ArrowDown':
        if (alt) open();
        else if (list) move(active + 1);
        else openAt(0);
        return true;
      case 'ArrowUp':
        if (alt) setList(undefined);
        else if (list) move(active - 1);
        else openAt(filterOptions(rest ? searched : options, rest).length - 1);
        return true;
      case 'PageDown':
        move(active + 8);
        return true;
      case 'PageUp':
        move(active - 8);
        return true;
      case 'Home':
        if (!list || query) break;
        move(0);
        return true;
      case 'End':
        if (!list || query) break;
        move(found.length - 1);
        return true;
      case 'Enter': {
        if (!list) return false;
        const option = found[active] ?? (query ? found[0] : undefined);
        if (option) pick(option);
        else setList(undefined);
        return true;
      }
      case 'Escape':
        return giveUp();
      case 'Backspace':
        if (!multiple || query || !chosen.length) return false;
        choose(chosen.slice(0, -1));
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
        break;
      default:
        return false;
    }
    if (list) setList({ ...list, active: -1 });
    return false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || !act(event.key, event.altKey)) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
  };
  const growList = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (list && list.drawn < found.length && box.scrollTop + box.clientHeight > box.scrollHeight - 80)
      setList({ ...list, drawn: list.drawn + batch });
  };

  return (
    <div
      className="porsa-combobox"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      {multiple && chosen.length > 0 && (
        <ul className="porsa-chips">
          {chosen.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="porsa-chip"
                aria-label={t('late:options.remove', { option: textOf(value) })}
                onClick={() => drop(value)}
              >
                {show(textOf(value))}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="porsa-combobox-field">
        <input
          ref={input}
          id={id}
          className="porsa-input"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={props.label}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          aria-required={props.required || undefined}
          aria-expanded={list !== undefined}
          aria-autocomplete="list"
          aria-controls={list && `${id}-list`}
          aria-activedescendant={list && list.active >= 0 ? `${id}-${list.active}` : undefined}
          placeholder={t(multiple && chosen.length ? 'late:options.more' : 'late:options.search')}
          value={list || multiple || first === undefined ? query : textOf(first)}
          onChange={(event) => setList({ ...opened, query: event.target.value, active: event.target.value ? 0 : -1 })}
          onClick={open}
          onKeyDown={onKeyDown}
        />
        {!multiple && first !== undefined && !props.required && (
          <button
            type="button"
            className="porsa-clear"
            aria-label={t('form:clear')}
            onClick={() => {
              choose([]);
              input.current?.focus();
            }}
          >
            ×
          </button>
        )}
      </div>
      {list && (
        <ul
          ref={intoView}
          id={`${id}-list`}
          className="porsa-list"
          role="listbox"
          aria-label={t('late:options.list')}
          aria-multiselectable={multiple || undefined}
          tabIndex={-1}
          onScroll={growList}
          onPointerDown={(event) => {
            if (event.pointerType === 'mouse') event.preventDefault();
          }}
        >
          {found.slice(0, list.drawn).map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={chosen.includes(option.value)}
              aria-setsize={found.length}
              aria-posinset={index + 1}
              data-active={index === list.active || undefined}
              ref={index === list.active ? intoView : undefined}
              onClick={() => pick(option)}
            >
              {show(option.words) || option.text}
              {option.within && <span className="porsa-within">{show(option.within)}</span>}
            </li>
          ))}
          {found.length === 0 && (
            <li role="option" aria-disabled="true" aria-selected="false">
              {t('late:options.none')}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** A list that opens at the lower edge would open unseen; an option that has become active would be. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
