import { useMemo } from 'react';
import type { Option } from '../../engine/definition/types.ts';
import { onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { listOptions } from '../../react/ui/option-list.ts';
import { Combobox, OptionPicker } from '../../react/ui/option-picker.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { chosenValues } from '../shared/chosen-values.ts';
import { choosePath, levelsOf, type Level } from './levels.ts';

interface LevelProps extends FieldViewProps { readonly level: Level; readonly depth: number; readonly path: readonly string[] }

function LevelPicker({ level, depth, path, ...props }: LevelProps) {
  const { text, t } = useLanguage();
  const options = useMemo(
    () => listOptions(level.options, text, level.chosen === undefined ? [] : [level.chosen]),
    [level.options, level.chosen, text],
  );
  return (
    <OptionPicker
      id={depth === 0 ? props.id : `${props.id}-${depth}`} options={options} value={level.chosen}
      label={t('late:level', { title: text(props.question.title), level: depth + 1 })}
      describedBy={props.describedBy} invalid={props.invalid} required={props.state.required}
      choose={(value) => props.set(choosePath(path, depth, value))} leave={() => undefined}
    />
  );
}

function pathInWords(options: readonly Option[] | undefined, path: readonly string[], text: (option: Option['text']) => string): string {
  const levels = levelsOf(options, path);
  return path.map((value, depth) => {
    const option = levels[depth]?.options.find((other) => other.value === value);
    return option ? text(option.text) : value;
  }).join(' › ');
}

function CascadeView(props: FieldViewProps) {
  const { question: { options }, state, readOnly } = props;
  const { text } = useLanguage();
  const path = chosenValues(state.value);
  if (readOnly) return <ReadValue id={props.id}>{pathInWords(options, path, text)}</ReadValue>;
  return (
    <div className="porsa-levels" onBlur={onLeaving(props.leave)}>
      {levelsOf(options, path).map((level, depth) => (
        <LevelPicker key={`${depth} ${path.slice(0, depth).join(' ')}`} {...props} level={level} depth={depth} path={path} />
      ))}
    </div>
  );
}

export const cascadeviewView: FieldView = { labelling: 'group', View: CascadeView, prepare: () => Combobox.prepare() };
