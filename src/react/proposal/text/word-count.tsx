import { useEffect, useRef } from 'react';
import { countWords } from '../../../proposal/text/count-words.ts';
import type { TemplateQuestion } from '../../../proposal/template/types.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';

type Range = NonNullable<TemplateQuestion['words']>;

interface WordCountProps {
  readonly id: string;
  readonly text: string;
  readonly words: Range;
}

/** Milliseconds of rest before a screen reader hears that the text has become too long, or long enough. */
const rest = 1500;

function expected({ least, most }: Range, { t }: LanguageTools): string {
  if (least !== undefined && most !== undefined) return t('proposal:form.between', { least, most });
  if (least !== undefined) return t('proposal:form.atleast', { least });
  return most === undefined ? '' : t('proposal:form.atmost', { most });
}

/** How many words the text has, beside how many are expected. */
export function WordCount({ id, text, words }: WordCountProps) {
  const language = useLanguage();
  const { announce } = useProposal();
  const count = countWords(text);
  const state = count > (words.most ?? Infinity) ? 'over' : count < (words.least ?? 0) ? 'under' : 'within';
  const line = `${language.t('proposal:form.words', { count })} · ${expected(words, language)}`;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    const timer = setTimeout(() => {
      before.current = state;
      announce(line);
    }, rest);
    return () => clearTimeout(timer);
  }, [state, line, announce]);
  return (
    <p id={id} className="porsa-p-count" data-state={count === 0 ? 'blank' : state}>
      {line}
    </p>
  );
}
