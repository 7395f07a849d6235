import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Option, Question } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { directionIn } from '../definition/languages.ts';
import { addOption, changeOption, moveOption, parseOptions } from '../definition/options.ts';
import { setText, textIn } from '../definition/set-text.ts';
import { insertAt } from '../definition/tree.ts';
import { changeQuestion } from '../edits/change-question.ts';
import { usePart, useDesigner } from '../model/designer-context.ts';

export interface TypedOptionsProps {
  readonly question: Question;
  readonly options: readonly Option[];
  readonly list: RefObject<HTMLOListElement | null>;
  /** Back to the title. */
  leave(): void;
  /** On to the next question. */
  next(): void;
  /** They stand there now. */
  drawn(): void;
}

/** The options of the question that is written: Enter gives the next one, and pasted lines become one each. */
export function TypedOptions({ question, options, list, leave, next, drawn }: TypedOptionsProps) {
  const { t, number } = useLanguage();
  const { model } = useDesigner();
  const editing = useStore(model.$editing);
  const formLanguage = usePart(model.$definition, (definition) => definition.language);
  const go = useGoing(list);
  const sayDrawn = useRef(drawn).current;
  useLayoutEffect(sayDrawn, [sayDrawn]);
  const isBlank = (at: number): boolean => textIn(options[at]?.text, editing, formLanguage) === '';
  const put = (changed: readonly Option[], part?: string): void =>
    model.edit(
      (form) => changeQuestion(form, question.id, { options: changed }),
      part && `${question.id} options ${part}`,
    );
  const write = (at: number, written: string): void =>
    put(
      changeOption(options, [at], (option) => ({
        ...option,
        text: setText(option.text, editing, written, formLanguage) ?? '',
      })),
      `${at} text`,
    );
  const paste = (event: ClipboardEvent, at: number): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    const blank = isBlank(at);
    const kept = blank ? options.filter((_, index) => index !== at) : options;
    const pasted = parseOptions(text, editing, kept);
    const from = blank ? at : at + 1;
    put(pasted.reduce((all, option, index) => insertAt(all, from + index, option), kept));
    go(from + pasted.length - 1);
  };
  const keys = useOptionKeys({ question, options, isBlank, put, go, leave, next });
  return (
    <ol ref={list} className="porsa-d-typed-options">
      {options.map((option, at) => (
        <li key={at}>
          <input
            type="text"
            className="porsa-d-typed"
            aria-label={t('designer:options.text', { place: number(at + 1) })}
            placeholder={pickText(option.text, editing) || t('designer:options.ghost', { place: number(at + 1) })}
            lang={editing}
            dir={directionIn(editing)}
            value={textIn(option.text, editing, formLanguage)}
            onChange={({ target }) => write(at, target.value)}
            onKeyDown={(event) => keys(event, at)}
            onPaste={(event) => paste(event, at)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Puts the caret in an option, once it is drawn. */
function useGoing(list: RefObject<HTMLOListElement | null>): (at: number) => void {
  const wanted = useRef<number>(undefined);
  const arrive = (): void => {
    const inputs = list.current?.querySelectorAll('input');
    const target = wanted.current === undefined ? undefined : inputs?.[wanted.current];
    if (!target) return;
    wanted.current = undefined;
    target.focus();
  };
  useLayoutEffect(arrive);
  return (at) => {
    wanted.current = at;
    arrive();
  };
}

interface OptionKeys extends Pick<TypedOptionsProps, 'question' | 'options' | 'leave' | 'next'> {
  /** Whether one has no words yet in the language that is written. */
  isBlank(at: number): boolean;
  put(options: readonly Option[]): void;
  go(at: number): void;
}

function useOptionKeys({ question, options, isBlank, put, go, leave, next }: OptionKeys) {
  const { actions } = useDesigner();
  const insert = (at: number): void => {
    const added = addOption(options, [], '');
    put(moveOption(added, [added.length - 1], at));
    go(at);
  };
  /** One that waits for its words is the next, as are those of a translation; else there is a new one. */
  const goOn = (at: number): void => (at < options.length && isBlank(at) ? go(at) : insert(at));
  const remove = (at: number): void => {
    actions.removeOption(question.id, [at]);
    if (at === 0) leave();
    else go(at - 1);
  };
  return (event: KeyboardEvent<HTMLInputElement>, at: number): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isLast = at === options.length - 1;
    const end = (): void => {
      put(options.slice(0, -1));
      next();
    };
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      // As in a list of a text editor: Enter on an empty line ends the list.
      Enter: isBlank(at) ? (isLast && at > 0 ? end : undefined) : () => goOn(at + 1),
      Backspace: isBlank(at) && options.length > 1 ? () => remove(at) : undefined,
      ArrowDown: isLast ? undefined : () => go(at + 1),
      ArrowUp: at === 0 ? leave : () => go(at - 1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
