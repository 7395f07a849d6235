import { useMemo } from 'react';
import { useFormEngine, type FormEngine } from '../../ui/engine/form-engine.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { siblingsOf } from '../definition/lift-step.ts';
import { allQuestions, placeOf, topmost, type Place } from '../definition/tree.ts';
import { useDesigner, type DesignerTools } from '../model/designer-context.ts';
import { copiedText } from './copied-text.ts';
import { questionsOfText } from './questions-of-text.ts';
import { readCopied, type Pasted } from './read-copied.ts';

/** Copy, cut and paste by menu; those of the keys have the clipboard at hand and give it. */
export interface ClipboardActs {
  copy(ids: readonly string[], write?: Write): Promise<void>;
  cut(ids: readonly string[], write?: Write): Promise<void>;
  /** Behind the last of these, by default of those marked or selected; with none at the page's end. */
  paste(text?: string, behind?: readonly string[]): Promise<void>;
}

type Write = (text: string) => void | Promise<void>;

export function useClipboard(): ClipboardActs {
  const tools = useDesigner();
  const language = useLanguage();
  const engine = useFormEngine();
  return useMemo(() => createClipboard(tools, language, engine), [tools, language, engine]);
}

const writeClipboard: Write = (text) => navigator.clipboard.writeText(text);

function createClipboard(tools: DesignerTools, { t }: LanguageTools, engine: FormEngine): ClipboardActs {
  const { model, actions, announce } = tools;
  /** Shown for those who see, and announced by it. */
  const say = (key: string, count?: number, undo = false): void =>
    model.$toast.set({ text: t(`designer:clipboard.${key}`, { count }), undo });
  const put = async (ids: readonly string[], write: Write): Promise<boolean> => {
    try {
      await write(copiedText(model.$definition.get(), ids));
      return true;
    } catch {
      say('nowrite');
      return false;
    }
  };
  const take = (pasted: Pasted, text: string, place: Place): void => {
    switch (pasted.kind) {
      case 'questions':
        actions.insert(pasted.copied, place);
        return listOutside(tools, pasted.outside);
      case 'lines':
        return actions.addMany(questionsOfText(text, model.$editing.get()), place);
      default:
        announce(t(`designer:clipboard.${pasted.kind}`));
        return say(pasted.kind);
    }
  };
  return {
    async copy(ids, write = writeClipboard) {
      if (await put(ids, write)) say('copied', ids.length);
    },
    async cut(ids, write = writeClipboard) {
      const before = model.$definition.get();
      if (!(await put(ids, write))) return;
      actions.remove(ids);
      if (model.$definition.get() !== before) say('wascut', ids.length, true);
    },
    async paste(text, behind = chosen(tools)) {
      const pasted = text ?? (await navigator.clipboard?.readText().catch(() => undefined));
      if (pasted === undefined) return say('noread');
      take(readCopied(pasted, engine.checkDefinition), pasted, placeBehind(tools, behind));
    },
  };
}

/** What is marked or selected. */
function chosen({ model }: DesignerTools): readonly string[] {
  const selection = model.$selection.get();
  const marked = [...model.$marked.get()];
  return marked.length > 0 || selection.kind !== 'question' ? marked : [selection.id];
}

function placeBehind({ model }: DesignerTools, ids: readonly string[]): Place {
  const definition = model.$definition.get();
  const place = placeOf(definition, topmost(definition, ids).at(-1)?.id ?? '');
  if (place) return { ...place, index: place.index + 1 };
  const parent = model.$page.get()?.id ?? '';
  return { parent, index: siblingsOf(definition, parent).length };
}

/** Says what pasted questions mention that was not copied with them, unless it is this form that they come from. */
function listOutside(
  { model }: DesignerTools,
  outside: readonly { readonly id: string; readonly name: string }[],
): void {
  const here = new Map(allQuestions(model.$definition.get()).map(({ id, name }) => [name, id]));
  const names = outside.filter(({ id, name }) => here.get(name) !== id).map(({ name }) => name);
  const ids = model.$marked.get().size > 0 ? [...model.$marked.get()] : [model.$tabStop.get() ?? ''];
  if (names.length > 0) model.$dialog.set({ kind: 'pasted', ids, names });
}
