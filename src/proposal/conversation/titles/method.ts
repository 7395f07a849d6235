import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { frames } from '../frames.ts';
import { composedQuestion, textsOf } from '../offers.ts';
import type { ConversationPart, Moment } from '../types.ts';

const labels: Readonly<Record<CoreLanguage, readonly [question: string, objective: string, none: string]>> = {
  en: ['Research question', 'Objective', 'none, because'],
  fa: ['پرسش پژوهش', 'هدف', 'ندارد، چون'],
};

/** The question, the objective and each part on a line of its own, where a form has one place for all of them. */
export function methodParagraph(moment: Moment): readonly string[] {
  const { frame, titleLanguage: language, parts } = moment;
  const composed = composedQuestion(moment);
  const texts = textsOf(parts);
  const [question, objective, none] = labels[language];
  const order: readonly ConversationPart[] = [
    'D',
    ...frames[frame].parts.map(({ part }) => part).filter((part) => part !== 'D'),
  ];
  const lines = order.map((part) => {
    const named = frames[frame].parts.find((each) => each.part === part);
    const reason = parts[part]?.none;
    const said = texts[part] ?? (reason ? `${none} ${reason}` : '');
    return named && said ? `${capital(named.name[language])}: ${said}` : '';
  });
  return [
    composed ? `${question}: ${composed.question}` : '',
    composed ? `${objective}: ${composed.objective}` : '',
    ...lines,
  ].filter(Boolean);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
