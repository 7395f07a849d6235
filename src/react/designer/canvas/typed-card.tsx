import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Question } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { setText, textIn } from '../definition/set-text.ts';
import { changeQuestion } from '../edits/change-question.ts';
import { usePart, useDesigner } from '../model/designer-context.ts';
import { typeBelow, typeNew } from './begin-typing.ts';
import { flatOptions } from './flat-options.ts';
import { TypedOptions } from './late/late-parts.ts';
import { TypedTitle } from './typed-title.tsx';

/** The texts of a question, as they are written on the canvas: the title at once, for whoever is quicker than our code. */
export function TypedCard({ question }: { readonly question: Question }) {
  const tools = useDesigner();
  const { model, actions } = tools;
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const formLanguage = usePart(model.$definition, (definition) => definition.language);
  const title = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const wantsOptions = useRef(false);
  const firstOption = () => list.current?.querySelector('input');
  const options = flatOptions(question);
  const part = `${question.id} title typed`;
  const begun = useRef(question).current;
  useEffect(() => () => actions.followTitle(begun.id, begun, part), [actions, begun, part]);
  const write = (value: string): void => {
    const written = setText(question.title, editing, value, formLanguage) ?? '';
    model.edit((form) => changeQuestion(form, question.id, { title: written }), part);
  };
  const next = (): void => {
    if (actions.holds(question)) typeNew(tools, 'text', { parent: question.id, index: 0 });
    else typeBelow(tools, question.id, question.type);
  };
  const onKey = (event: KeyboardEvent): void => {
    const isEnter = event.key === 'Enter';
    if (event.ctrlKey || event.metaKey || !(isEnter || (event.key === 'ArrowDown' && options?.length))) return;
    event.preventDefault();
    if (!options?.length) return next();
    firstOption()?.focus();
    wantsOptions.current = !list.current;
  };
  return (
    <div ref={title} className="porsa-d-typed-card" {...useLeaving(question.id, title)}>
      <TypedTitle
        question={question.id}
        label={t('designer:settings.title')}
        ghost={pickText(question.title, editing) || t('designer:typing.ghost')}
        value={textIn(question.title, editing, formLanguage)}
        change={write}
        pick={(type) => actions.changeType(question.id, type)}
        onKey={onKey}
      />
      {options && (
        <TypedOptions
          question={question}
          options={options}
          list={list}
          leave={() => title.current?.querySelector('input')?.focus()}
          next={next}
          drawn={() => {
            if (wantsOptions.current) firstOption()?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Escape goes back to the card, and so does whoever leaves. */
function useLeaving(id: string, card: RefObject<HTMLElement | null>) {
  const { model } = useDesigner();
  const afterPress = useAfterPress(card);
  const leave = (): void => {
    if (model.$typing.get() === id) model.$typing.set(null);
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      model.$typing.set(null);
      model.$focus.set({ on: 'question', id });
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      const stays = !document.hasFocus() || currentTarget.contains(relatedTarget);
      if (!stays) afterPress(leave);
    },
  };
}

/** Does something once a press has become its click: what shrinks while the button is down moves the target away from under the pointer. */
function useAfterPress(within: RefObject<HTMLElement | null>): (act: () => void) => void {
  const waiting = useRef<() => void>(undefined);
  const pressed = useRef(false);
  useEffect(() => {
    const room = within.current?.ownerDocument;
    const press = (): void => {
      pressed.current = true;
    };
    const release = (): void => {
      // The click comes right behind.
      setTimeout(() => {
        pressed.current = false;
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    const turns = { pointerdown: press, pointerup: release, pointercancel: release } as const;
    const names = Object.keys(turns) as (keyof typeof turns)[];
    for (const name of names) room?.addEventListener(name, turns[name], true);
    return () => {
      for (const name of names) room?.removeEventListener(name, turns[name], true);
    };
  }, [within]);
  return (act) => {
    if (pressed.current) waiting.current = act;
    else act();
  };
}
