import { useMemo } from 'react';
import type { Option } from '../../engine/definition/types.ts';
import { onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { listOptions, type ListedOption } from '../../react/ui/options/option-list.ts';
import { OptionPicker } from '../../react/ui/options/option-picker.tsx';
import { Combobox, nativeOptions } from '../../react/ui/options/searched.ts';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { chosenValues } from '../inputs/chosen-values.ts';
import { choosePath, deeperThan, levelsOf, type Deeper, type Level } from './levels.ts';

interface LevelProps extends FieldViewProps {
  readonly level: Level;
  readonly depth: number;
  readonly path: readonly string[];
}

/** Up to so many options below the first level are found by stepping down; beyond, they can be searched from there. */
const nativeTree = 15;

/** An option below a level is chosen by the whole way to it. */
const wayTo = ({ path, option }: Deeper): string => JSON.stringify([...path, option].map(({ value }) => value));

function LevelPicker({ level, depth, path, ...props }: LevelProps) {
  const {
    question: { title, allowother },
    id,
    set,
    describedBy,
    invalid,
    state: { required },
  } = props;
  const { text, t } = useLanguage();
  const options = useMemo(
    () => listOptions(level.options, text, level.chosen === undefined ? [] : [level.chosen]),
    [level.options, level.chosen, text],
  );
  const deeper = useMemo(
    () =>
      deeperThan(level.options).map((found): ListedOption => ({
        value: wayTo(found),
        text: text(found.option.text) || found.option.value,
        words: found.option.text,
        within: found.path.map((option) => text(option.text)).join(' › '),
      })),
    [level.options, text],
  );
  const choose = (value: string | undefined) => {
    const way = deeper.some((found) => found.value === value)
      ? (JSON.parse(String(value)) as readonly string[])
      : undefined;
    set(way ? [...path.slice(0, depth), ...way] : choosePath(path, depth, value));
  };
  const common = {
    id: depth === 0 ? id : `${id}-${depth}`,
    options,
    label: t('late:level', { title: text(title), level: depth + 1 }),
    describedBy,
    invalid,
    required,
    leave: () => undefined,
  };
  const own = allowother === true && depth === 0;
  const isSearched = own || options.length > nativeOptions || (depth === 0 && deeper.length > nativeTree);
  if (!isSearched) return <OptionPicker {...common} value={level.chosen} choose={choose} />;
  return (
    <Combobox
      {...common}
      deeper={deeper}
      own={own}
      multiple={false}
      chosen={level.chosen === undefined ? [] : [level.chosen]}
      choose={(values) => choose(values[0])}
    />
  );
}

function pathInWords(
  options: readonly Option[] | undefined,
  path: readonly string[],
  text: (option: Option['text']) => string,
): string {
  const levels = levelsOf(options, path);
  return path
    .map((value, depth) => {
      const option = levels[depth]?.options.find((other) => other.value === value);
      return option ? text(option.text) : value;
    })
    .join(' › ');
}

function CascadeView(props: FieldViewProps) {
  const {
    question: { options },
    state,
    readOnly,
  } = props;
  const { text } = useLanguage();
  const path = chosenValues(state.value);
  if (readOnly) return <ReadValue id={props.id}>{pathInWords(options, path, text)}</ReadValue>;
  return (
    <div className="porsa-levels" onBlur={onLeaving(props.leave)}>
      {levelsOf(options, path).map((level, depth) => (
        <LevelPicker
          key={`${depth} ${path.slice(0, depth).join(' ')}`}
          {...props}
          level={level}
          depth={depth}
          path={path}
        />
      ))}
    </div>
  );
}

export const cascadeviewView: FieldView = { labelling: 'group', View: CascadeView, prepare: () => Combobox.prepare() };
