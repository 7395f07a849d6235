import type { Answer, Question } from '../../engine/definition/types.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { optionOf } from '../choices/choice-rules.ts';
import { chosenValues } from '../inputs/chosen-values.ts';
import { fieldOf, type PlainFields, type PlainReading, type PlainViewProps } from './plain-view.ts';

const part = 'other';

/** The chosen values that are no options: answers in one's own words. */
export const ownWords = (value: Answer | undefined, question: Question): readonly string[] =>
  chosenValues(value).filter((each) => !optionOf(each, question));

/** The value of the radio button beside the line for one's own words; no option has the same. */
export function otherValue({ options = [] }: Question): string {
  let value = '_other';
  while (options.some((option) => option.value === value)) value += '_';
  return value;
}

interface OwnWordsProps extends PlainViewProps {
  /** The words that are the answer, or part of it, now. */
  readonly own: readonly string[];
}

/** A line for an answer in one's own words; of several answers one on each line. */
export function OwnWords({ own, question, id, name, describedBy, invalid }: OwnWordsProps) {
  const { t, text } = useLanguage();
  const label = t('late:other', { title: text(question.shorttitle ?? question.title) });
  const attributes = {
    id: `${id}-${part}`,
    name: fieldOf(name, part),
    className: 'porsa-input',
    defaultValue: own.join('\n'),
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  };
  return (
    <div className="plain-other">
      <label htmlFor={attributes.id}>
        <span aria-hidden="true">{t(question.multimode ? 'plain:othereach' : 'late:otherhere')}</span>
        <span className="porsa-hidden">{question.multimode ? `${label}. ${t('plain:oneperline')}` : label}</span>
      </label>
      {question.multimode ? (
        <textarea {...attributes} rows={2} dir="auto" />
      ) : (
        <input {...attributes} dir="auto" autoComplete="off" />
      )}
    </div>
  );
}

/** What was written beside the options, and whether it stood there before. */
export function ownWordsIn(
  fields: PlainFields,
  name: string,
  question: Question,
  before: readonly string[],
): { readonly words: readonly string[]; readonly areNew: boolean } {
  const words = question.allowother ? linesOf(fields.get(fieldOf(name, part))) : [];
  return { words, areNew: words.join('\n') !== before.join('\n') };
}

/**
 * What is chosen and what is written beside it, as one answer.
 *
 * Words that stood there before give way to what is chosen now; new ones beside a choice are asked about.
 */
export function readChoices(
  fields: PlainFields,
  name: string,
  question: Question,
  { value }: Pick<PlainReading, 'value'>,
): unknown {
  const other = question.allowother ? otherValue(question) : undefined;
  const sent = fields.all(name);
  const chosen = sent.filter((each) => each !== '' && each !== other);
  const { words, areNew } = ownWordsIn(fields, name, question, ownWords(value, question));
  if (question.multimode) return [...chosen, ...words];
  return chosen.length > 0 && !areNew ? chosen : [...chosen, ...words];
}

/** The same of radio buttons, where not to answer is a choice too. */
export const readRadios: typeof readChoices = (fields, name, question, reading) => {
  const isCleared = !question.multimode && fields.get(name) === '';
  return isCleared && !ownWordsIn(fields, name, question, ownWords(reading.value, question)).areNew
    ? []
    : readChoices(fields, name, question, reading);
};

function linesOf(text = ''): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
