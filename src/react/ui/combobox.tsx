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

interface OpenList { readonly query: string; readonly active: number; readonly drawn: number }

const opened: OpenList = { query: '', active: -1, drawn: batch };

/** A searchable list of options (ARIA APG: editable combobox with list autocomplete); chosen ones are chips where several may be. */
export function Combobox(props: ComboboxProps) {
  const { id, options, chosen, multiple, choose } = props;
  const { t } = useLanguage();
  const { announce } = useFillerTools();
  const [list, setList] = useState<OpenList>();
  /** What stands in the field of a closed list: a search for one more that was not ended. */
  const [rest, setRest] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useStyles(input, sheets);
  const query = list?.query ?? rest;
  const isOpen = list !== undefined;
  const ownOf = (typed: string): ListedOption | undefined => {
    const value = typed.trim();
    const isOffered = value === '' || matchOption(options, value) !== undefined || options.some((option) => option.value === value);
    return props.own && !isOffered ? { value, text: t('late:options.own', { text: value }) } : undefined;
  };
  const own = ownOf(query);
  const listed = useMemo(() => (isOpen ? filterOptions(options, query) : []), [isOpen, options, query]);
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
    const meant = list && (matchOption(options, typed) ?? ownOf(typed));
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
  const onKeyDown = (event: KeyboardEvent) => {
    const active = list?.active ?? -1;
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown': if (list) move(active + 1); else open(); break;
      case 'ArrowUp': if (list) move(active - 1); else open(); break;
      case 'PageDown': move(active + 8); break;
      case 'PageUp': move(active - 8); break;
      case 'Enter': { const option = found[active] ?? (query ? found[0] : undefined); if (!list || !option) return; pick(option); break; }
      case 'Escape': if (!list) return; setList(undefined); setRest(''); event.stopPropagation(); break;
      case 'Backspace': if (!multiple || query || !chosen.length) return; choose(chosen.slice(0, -1)); break;
      default: return;
    }
    event.preventDefault();
  };
  const growList = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (list && list.drawn < found.length && box.scrollTop + box.clientHeight > box.scrollHeight - 80) setList({ ...list, drawn: list.drawn + batch });
  };

  const first = chosen[0];
  return (
    <div className="porsa-combobox" onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) leave(); }}>
      {multiple && chosen.length > 0 && (
        <ul className="porsa-chips">
          {chosen.map((value) => (
            <li key={value}>
              <button type="button" className="porsa-chip" aria-label={t('late:options.remove', { option: textOf(value) })} onClick={() => drop(value)}>
                {textOf(value)}<span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="porsa-combobox-field">
        <input
          ref={input} id={id} className="porsa-input" role="combobox" autoComplete="off" spellCheck={false}
          aria-label={props.label} aria-describedby={props.describedBy} aria-invalid={props.invalid || undefined} aria-required={props.required || undefined}
          aria-expanded={list !== undefined} aria-autocomplete="list" aria-controls={list && `${id}-list`}
          aria-activedescendant={list && list.active >= 0 ? `${id}-${list.active}` : undefined}
          placeholder={t(multiple && chosen.length ? 'late:options.more' : 'late:options.search')}
          value={list || multiple || first === undefined ? query : textOf(first)}
          onChange={(event) => setList({ ...opened, query: event.target.value, active: event.target.value ? 0 : -1 })}
          onClick={open} onKeyDown={onKeyDown}
        />
        {!multiple && first !== undefined && !props.required && (
          <button type="button" className="porsa-clear" aria-label={t('form:clear')} onClick={() => { choose([]); input.current?.focus(); }}>×</button>
        )}
      </div>
      {list && (
        <ul
          ref={intoView} id={`${id}-list`} className="porsa-list" role="listbox" aria-label={t('late:options.list')} aria-multiselectable={multiple || undefined}
          tabIndex={-1} onScroll={growList} onPointerDown={(event) => { if (event.pointerType === 'mouse') event.preventDefault(); }}
        >
          {found.slice(0, list.drawn).map((option, index) => (
            <li
              key={option.value} id={`${id}-${index}`} role="option" aria-selected={chosen.includes(option.value)} aria-setsize={found.length} aria-posinset={index + 1}
              data-active={index === list.active || undefined} ref={index === list.active ? intoView : undefined} onClick={() => pick(option)}
            >{option.text}</li>
          ))}
          {found.length === 0 && <li role="option" aria-disabled="true" aria-selected="false">{t('late:options.none')}</li>}
        </ul>
      )}
    </div>
  );
}

/** A list that opens at the lower edge would open unseen; an option that has become active would be. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
