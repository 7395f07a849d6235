import { useRef } from 'react';
import { useLanguage } from '../language/language.tsx';
import { useStyles } from '../style/use-styles.ts';
import styles from './combobox.css?inline';
import type { ComboboxProps } from './combobox-props.ts';
import { useCombobox } from './use-combobox.ts';

const sheets = [styles];

/** A searchable list of options (ARIA APG: editable combobox with list autocomplete); chosen ones are chips where several may be. */
export function Combobox(props: ComboboxProps) {
  const { id, chosen, multiple, required } = props;
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  useStyles(input, sheets);
  const box = useCombobox(props, input);
  const { list, query } = box;
  const first = chosen[0];
  return (
    <div
      className="porsa-combobox"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.leave();
      }}
    >
      {multiple && chosen.length > 0 && <Chips chosen={chosen} box={box} />}
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
          aria-required={required || undefined}
          aria-expanded={list !== undefined}
          aria-autocomplete="list"
          aria-controls={list && `${id}-list`}
          aria-activedescendant={list && list.active >= 0 ? `${id}-${list.active}` : undefined}
          placeholder={t(multiple && chosen.length ? 'late:options.more' : 'late:options.search')}
          value={list || multiple || first === undefined ? query : box.textOf(first)}
          onChange={(event) => box.search(event.target.value)}
          onClick={box.open}
          onKeyDown={box.onKeyDown}
        />
        {!multiple && first !== undefined && !required && (
          <button type="button" className="porsa-clear" aria-label={t('form:clear')} onClick={box.clear}>
            ×
          </button>
        )}
      </div>
      {list && <OptionList id={id} chosen={chosen} multiple={multiple} box={box} />}
    </div>
  );
}

type Box = ReturnType<typeof useCombobox>;

function Chips({ chosen, box }: { readonly chosen: readonly string[]; readonly box: Box }) {
  const { t, show } = useLanguage();
  return (
    <ul className="porsa-chips">
      {chosen.map((value) => (
        <li key={value}>
          <button
            type="button"
            className="porsa-chip"
            aria-label={t('late:options.remove', { option: box.textOf(value) })}
            onClick={() => box.drop(value)}
          >
            {show(box.textOf(value))}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function OptionList({
  id,
  chosen,
  multiple,
  box,
}: Pick<ComboboxProps, 'id' | 'chosen' | 'multiple'> & { readonly box: Box }) {
  const { t, show } = useLanguage();
  const { active = -1, drawn } = box.list ?? {};
  return (
    <ul
      ref={intoView}
      id={`${id}-list`}
      className="porsa-list"
      role="listbox"
      aria-label={t('late:options.list')}
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      onScroll={box.onScroll}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') event.preventDefault();
      }}
    >
      {box.options.slice(0, drawn).map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={chosen.includes(option.value)}
          aria-setsize={box.options.length}
          aria-posinset={index + 1}
          data-active={index === active || undefined}
          ref={index === active ? intoView : undefined}
          onClick={() => box.pick(option)}
        >
          {show(option.words) || option.text}
          {option.within && <span className="porsa-within">{show(option.within)}</span>}
        </li>
      ))}
      {box.options.length === 0 && (
        <li role="option" aria-disabled="true" aria-selected="false">
          {t('late:options.none')}
        </li>
      )}
    </ul>
  );
}

/** A list that opens at the lower edge would open unseen; an option that has become active would be. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
