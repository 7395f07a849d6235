import { useDeferredValue, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Question } from '../../../engine/definition/types.ts';
import { useFormEngine } from '../../ui/engine/form-engine.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { toTry } from '../preview/to-try.ts';
import { aloneForm } from './alone-form.ts';
import type { CardLookProps } from './card-look.tsx';

/** A question as the filler draws it: without what is wrong with it, and with stand-ins for words that nobody wrote yet. */
export function Look({ question, foot = false }: CardLookProps) {
  const { model, panels, theme, QuestionLook } = useDesigner();
  const { checkDefinition } = useFormEngine();
  const language = useLanguage();
  const editing = useStore(model.$editing);
  // What is written goes first.
  const settled = useDeferredValue(question);
  const definition = useMemo(() => {
    const isComputed = panels[settled.type].settings.some(({ key }) => key === 'formula');
    const alone = aloneForm(withoutCards(settled, foot), editing, isComputed ? uncomputed : undefined);
    return toTry(checkDefinition(alone), alone, checkDefinition, language).definition;
  }, [settled, foot, language, editing, panels, checkDefinition]);
  return (
    definition && <QuestionLook definition={definition} language={editing} calendar={language.calendar} theme={theme} />
  );
}

/** Stands for a result that nobody has computed yet. */
const uncomputed = '"—"';

/** A container must hold something; what it holds has cards of its own. */
const held: Question = { id: 'held', name: 'held', type: 'label', title: 'held' };

/** Without what stands on the canvas by itself: the questions in a container, and the colour, which its card has. */
function withoutCards({ bgColor: _, ...question }: Question, foot: boolean): Question {
  if (!question.questions) return question;
  const { subtitle, subtext, helptext, tooltip, ...bare } = question;
  const notes = { subtitle, subtext, helptext, tooltip };
  return { ...bare, ...(foot ? {} : notes), questions: [held], min: undefined, multimode: foot };
}
