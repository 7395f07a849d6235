import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLanguage } from '../../../ui/language.tsx';
import { insertSuggestion, suggest, wordAt, type Suggestion } from '../../formula-help.ts';
import { describedBy, Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';
import { FaultyPlace } from './faulty-place.tsx';
import { FormulaNames } from './formula-names.tsx';
import { useFormulaCheck } from './use-formula-check.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface FormulaFieldProps extends EditorProps<string> {
  readonly aside?: ReactNode;
  /** What a formula gives here, and so which example stands in an empty field. Defaults to `value`. */
  readonly gives?: 'value' | 'truth' | 'number' | 'moment';
}

/** A formula, checked as it is typed; names and functions are offered at the caret and in a list. */
export function FormulaField({
  id,
  label,
  hint,
  problems,
  value = '',
  change,
  aside,
  gives = 'value',
}: FormulaFieldProps) {
  const { t } = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [chosen, choose] = useState(-1);
  const all = useSuggestions();
  const word = caret === undefined ? undefined : wordAt(value, caret);
  const offered = word ? suggest(word.text, all) : [];
  const fault = useFormulaCheck(value);

  const put = (suggestion: Suggestion, from: number, to: number): void => {
    const inserted = insertSuggestion(value, from, to, suggestion);
    change(inserted.formula);
    setCaret(undefined);
    choose(-1);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(inserted.caret, inserted.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!offered.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const suggestion = offered[chosen];
    if (step) choose((chosen + step + offered.length + (chosen < 0 && step < 0 ? 1 : 0)) % offered.length);
    else if (event.key === 'Escape') setCaret(undefined);
    else if (event.key === 'Enter' && suggestion && word) put(suggestion, word.start, caret ?? value.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const note = (): void => {
    setCaret(area.current?.selectionStart);
    choose(-1);
  };
  return (
    <Field id={id} label={label} hint={hint} problems={fault ? [] : problems} aside={aside}>
      <div className="porsa-d-formula">
        <textarea
          ref={area}
          id={id}
          className="porsa-d-field-input porsa-d-mono"
          dir="ltr"
          rows={Math.min(8, Math.max(2, value.split('\n').length, Math.ceil(value.length / 36)))}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={value}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={`${id}-offered`}
          aria-activedescendant={chosen >= 0 ? `${id}-offered-${chosen}` : undefined}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy(id)}
          placeholder={t(`designer:formula.example.${gives}`)}
          onChange={(event) => {
            change(event.target.value || undefined);
            setCaret(event.target.selectionStart);
            choose(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setCaret(undefined)}
        />
        <Offered
          id={`${id}-offered`}
          offered={offered}
          chosen={chosen}
          take={(suggestion) => word && put(suggestion, word.start, caret ?? value.length)}
        />
      </div>
      {fault && (
        <FaultyPlace
          formula={value}
          fault={fault}
          show={(position) => {
            area.current?.focus();
            area.current?.setSelectionRange(position, position + 1);
          }}
        />
      )}
      <FormulaNames
        suggestions={all}
        insert={(suggestion) => {
          const at = area.current?.selectionStart ?? value.length;
          put(suggestion, at, area.current?.selectionEnd ?? at);
          note();
        }}
      />
    </Field>
  );
}

interface OfferedProps {
  readonly id: string;
  readonly offered: readonly Suggestion[];
  readonly chosen: number;
  take(suggestion: Suggestion): void;
}

function Offered({ id, offered, chosen, take }: OfferedProps) {
  const { t } = useLanguage();
  return (
    <ul
      id={id}
      className="porsa-d-offered"
      role="listbox"
      aria-label={t('designer:formula.offered')}
      hidden={offered.length === 0}
    >
      {offered.map((suggestion, index) => (
        <li
          key={suggestion.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onPointerDown={(event) => {
            event.preventDefault();
            take(suggestion);
          }}
        >
          <code dir="ltr">{suggestion.name}</code>
          <span>{suggestion.about}</span>
        </li>
      ))}
    </ul>
  );
}
