import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useStore } from '@nanostores/react';
import type { QuestionType } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { directionIn } from '../definition/languages.ts';
import { useDesigner } from '../model/designer-context.ts';
import { FoundTypes } from './found-types.tsx';
import { useFoundTypes } from './use-found-types.ts';

interface TypedTitleProps {
  /** The question it is the title of; the focus goes there as it goes to the card. */
  readonly question?: string;
  readonly label: string;
  readonly ghost: string;
  readonly value: string;
  change(value: string): void;
  /** A type was named behind a slash. */
  pick(type: QuestionType): void;
  onKey(event: KeyboardEvent<HTMLInputElement>): void;
  onPaste?(event: React.ClipboardEvent<HTMLInputElement>): void;
}

/** A title that is written on the canvas. A slash in an empty one finds a type by its name. */
export function TypedTitle({ question, label, ghost, value, change, pick, onKey, onPaste }: TypedTitleProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const id = useId();
  const [query, ask] = useState<string>();
  const found = useFoundTypes(query);
  const input = useCaretAtEnd(question !== undefined);
  const take = (type: QuestionType): void => {
    ask(undefined);
    pick(type);
  };
  return (
    <div className="porsa-d-typed-title">
      <input
        ref={input}
        type="text"
        role="combobox"
        className="porsa-d-typed"
        data-focus-question={question}
        aria-label={label}
        aria-expanded={query !== undefined}
        aria-autocomplete="list"
        aria-controls={query === undefined ? undefined : id}
        aria-activedescendant={query !== undefined && found.chosen ? `${id}-${found.chosen}` : undefined}
        autoComplete="off"
        lang={editing}
        dir={query === undefined && value ? directionIn(editing) : undefined}
        placeholder={ghost}
        value={query ?? value}
        onChange={({ target }) => {
          const isQuery = value === '' && target.value.startsWith('/');
          ask(isQuery ? target.value : undefined);
          if (!isQuery) change(target.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (query === undefined) return onKey(event);
          found.onKey(event, { take, close: () => ask(undefined) });
        }}
        onBlur={() => ask(undefined)}
        onPaste={onPaste}
      />
      {query !== undefined && <FoundTypes id={id} label={t('designer:typing.types')} found={found} take={take} />}
    </div>
  );
}

/** What is begun by a key goes on behind what is written. */
function useCaretAtEnd(takesFocus: boolean): Ref<HTMLInputElement> {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus || !ref.current) return;
    ref.current.focus();
    ref.current.setSelectionRange(ref.current.value.length, ref.current.value.length);
  }, [takesFocus]);
  return ref;
}
