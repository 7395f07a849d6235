import type { Answer, Option, Question } from '../../engine/definition/types.ts';
import { useLanguage, type LanguageTools } from '../../react/ui/language/language.tsx';
import { optionOf } from '../choices/choice-rules.ts';
import { chosenValues } from '../inputs/chosen-values.ts';
import { OwnWords, ownWordsIn } from '../plain/own-words.tsx';
import { updateField } from '../plain/page-fields.ts';
import { asGroup, fieldOf, type PlainFields, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import { levelsOf } from './levels.ts';

/** Up to so many ends of all ways are one list; beyond, each level has its own, shown once the one above is chosen. */
const mostInOneList = 200;

interface Way {
  /** The options that lead to it. */
  readonly above: readonly Option[];
  readonly end: Option;
}

function waysIn(options: readonly Option[] = [], above: readonly Option[] = []): readonly Way[] {
  return options.flatMap((option) =>
    option.children?.length ? waysIn(option.children, [...above, option]) : [{ above, end: option }],
  );
}

const pathOf = ({ above, end }: Way): readonly string[] => [...above, end].map(({ value }) => value);

const isOneList = ({ options }: Question): boolean => waysIn(options).length <= mostInOneList;

/** Words in the place of a way. */
function ownWords(value: Answer | undefined, question: Question): readonly string[] {
  const path = chosenValues(value);
  return path.length === 1 && !optionOf(path[0] ?? '', question) ? path : [];
}

function PlainCascade(props: PlainViewProps) {
  const { question, state } = props;
  return (
    <div className="porsa-levels">
      {isOneList(question) ? <WholeTree {...props} /> : <Levels {...props} />}
      {question.allowother && <OwnWords {...props} own={ownWords(state.value, question)} />}
    </div>
  );
}

/** The ends of all ways in one list, grouped by what leads to them. */
function WholeTree({ question, state, id, name, describedBy, invalid }: PlainViewProps) {
  const language = useLanguage();
  const { t, text } = language;
  const ways = waysIn(question.options);
  const groups = new Map<string, readonly Way[]>();
  for (const way of ways) {
    const label = way.above.map((option) => text(option.text)).join(' › ');
    groups.set(label, [...(groups.get(label) ?? []), way]);
  }
  const path = JSON.stringify(chosenValues(state.value));
  return (
    <select
      id={id}
      name={name}
      className="porsa-input porsa-select"
      defaultValue={ways.some((way) => JSON.stringify(pathOf(way)) === path) ? path : ''}
      aria-label={text(question.title)}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={state.required || undefined}
    >
      <option value="">{t('form:options.choose')}</option>
      {[...groups].map(([label, inGroup]) =>
        label === '' ? (
          inGroup.map((way) => <WayOption key={way.end.value} way={way} language={language} />)
        ) : (
          <optgroup key={label} label={label}>
            {inGroup.map((way) => (
              <WayOption key={JSON.stringify(pathOf(way))} way={way} language={language} />
            ))}
          </optgroup>
        ),
      )}
    </select>
  );
}

function WayOption({ way, language: { text, voice } }: { readonly way: Way; readonly language: LanguageTools }) {
  const { text: words, value } = way.end;
  return (
    <option value={JSON.stringify(pathOf(way))} {...voice(words)}>
      {text(words) || value}
    </option>
  );
}

/** The levels of the way chosen so far, and a button that shows the next. */
function Levels({ question, state, id, name, describedBy, invalid }: PlainViewProps) {
  const { t, text, voice } = useLanguage();
  const path = chosenValues(state.value);
  const levels = levelsOf(question.options, path);
  const isWhole = levels.length === path.length;
  return (
    <>
      {levels.map((level, depth) => (
        <select
          key={depth}
          id={depth === 0 ? id : `${id}-${depth}`}
          name={fieldOf(name, String(depth))}
          className="porsa-input porsa-select"
          defaultValue={level.options.some(({ value }) => value === level.chosen) ? level.chosen : ''}
          aria-label={t('late:level', { title: text(question.title), level: depth + 1 })}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
        >
          <option value="">{t('form:options.choose')}</option>
          {level.options.map((option) => (
            <option key={option.value} value={option.value} {...voice(option.text)}>
              {text(option.text) || option.value}
            </option>
          ))}
        </select>
      ))}
      {!isWhole && (
        <button type="submit" name={updateField} value={id} className="porsa-button plain-small">
          {t('plain:nextlist')}
        </button>
      )}
    </>
  );
}

function readPath(fields: PlainFields, name: string, question: Question): readonly string[] {
  const whole = fields.get(name);
  if (whole !== undefined) return readWhole(whole);
  // What lay under an earlier choice goes with it.
  const path: string[] = [];
  let level = question.options;
  for (let depth = 0; level?.length; depth += 1) {
    const found = optionOf(fields.get(fieldOf(name, String(depth))) ?? '', { options: level });
    if (!found) break;
    path.push(found.value);
    level = found.children;
  }
  return path;
}

function readWhole(text: string): readonly string[] {
  try {
    const path: unknown = JSON.parse(text);
    return Array.isArray(path) ? path.map(String) : [text];
  } catch {
    return text === '' ? [] : [text];
  }
}

export const cascadeviewPlain: PlainView = {
  labelling: asGroup,
  View: PlainCascade,
  read(fields, name, question, { value }) {
    const path = readPath(fields, name, question);
    const { words, areNew } = ownWordsIn(fields, name, question, ownWords(value, question));
    return areNew || path.length === 0 ? [...path, ...words] : path;
  },
};
