import { useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { insertSuggestion, suggest, wordAt, type Suggestion } from './formula-help.ts';

interface Completed {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  /** Everything that can be offered. */
  readonly all: readonly Suggestion[];
  change(value: string | undefined): void;
}

interface Completion {
  readonly offered: readonly Suggestion[];
  /** Index of the marked suggestion; -1 for none. */
  readonly chosen: number;
  /** Puts a suggestion in place of the word at the caret. */
  take(suggestion: Suggestion): void;
  /** Puts a suggestion in place of what is selected. */
  insert(suggestion: Suggestion): void;
  readonly listeners: {
    onChange(event: ChangeEvent<HTMLTextAreaElement>): void;
    onKeyDown(event: KeyboardEvent): void;
    onBlur(): void;
  };
}

/** Offers what the word at the caret may become. */
export function useCompletion({ area, value, all, change }: Completed): Completion {
  const [caret, setCaret] = useState<number>();
  const [chosen, choose] = useState(-1);
  const word = caret === undefined ? undefined : wordAt(value, caret);
  const offered = word ? suggest(word.text, all) : [];

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
  const take = (suggestion: Suggestion): void => {
    if (word) put(suggestion, word.start, caret ?? value.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!offered.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const suggestion = offered[chosen];
    if (step) choose((chosen + step + offered.length + (chosen < 0 && step < 0 ? 1 : 0)) % offered.length);
    else if (event.key === 'Escape') setCaret(undefined);
    else if (event.key === 'Enter' && suggestion) take(suggestion);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    offered,
    chosen,
    take,
    insert(suggestion) {
      const { selectionStart: from = value.length, selectionEnd: to = from } = area.current ?? {};
      put(suggestion, from, to);
      setCaret(from);
    },
    listeners: {
      onChange({ target }) {
        change(target.value || undefined);
        setCaret(target.selectionStart);
        choose(-1);
      },
      onKeyDown,
      onBlur: () => setCaret(undefined),
    },
  };
}
