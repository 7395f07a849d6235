import { useId } from 'react';
import type { Question } from '../../../engine/definition/types.ts';
import type { Setting } from '../../ui/field-panel.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { changeQuestion } from '../edits/change-question.ts';
import { ChoiceField } from './editors/choice-field.tsx';
import { ConstraintField } from './editors/constraint-field.tsx';
import {
  BandsField,
  BoundField,
  ColorField,
  DefaultValueField,
  FormatField,
  FormulaField,
  RelatedField,
  RowsField,
} from './editors/editors-on-demand.ts';
import { LocalizedField } from './editors/localized-field.tsx';
import { NameField } from './editors/name-field.tsx';
import { NumberField } from './editors/number-field.tsx';
import { OptionsField } from './editors/options-field.tsx';
import { SwitchField } from './editors/switch-field.tsx';
import { TextField } from './editors/text-field.tsx';
import { useProblems } from './field.tsx';
import { hasHint } from '../texts.ts';
import { trueByDefault } from './defaults.ts';

interface SettingFieldProps {
  readonly setting: Setting;
  readonly question: Question;
}

/** What an editor is given: the words around it, the value, and where a new one goes. */
export interface EditorProps<T> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly problems: readonly string[];
  readonly value: T | undefined;
  /** Changes of the same part made in one go, such as letters of a title, are one step back; `null`: this change is a step of its own. */
  change(value: T | undefined, part?: string | null): void;
}

/** One setting, by the editor its panel names. Where it cannot be drawn, the others still can. */
export function SettingField(props: SettingFieldProps) {
  return (
    <PartBoundary of={props.question}>
      <Editor {...props} />
    </PartBoundary>
  );
}

function Editor({ setting, question }: SettingFieldProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const { key, label = key } = setting;
  const problems = useProblems(question.id, key);
  const change = (value: unknown, part: string | null = ''): void =>
    model.edit(
      (form) => changeQuestion(form, question.id, { [key]: value }),
      part === null ? undefined : `${question.id} ${key} ${part}`,
    );
  const shared = {
    id,
    label: t(`designer:settings.${label}`),
    hint: hasHint(label) ? t(`designer:hints.${label}`) : undefined,
    problems,
    change,
    value: question[key] as never,
  };
  if (key === 'name') return <NameField {...shared} question={question} />;
  switch (setting.editor) {
    case 'localized':
      return (
        <LocalizedField
          {...shared}
          keep={key === 'title'}
          ghost={key === 'title' ? t('designer:untitledquestion') : undefined}
        />
      );
    case 'localizedLong':
      return <LocalizedField {...shared} long />;
    case 'text':
      return <TextField {...shared} />;
    case 'url':
      return <TextField {...shared} ltr type="url" />;
    case 'number':
      return key === 'min' || key === 'max' ? (
        <BoundField {...shared} kind="number" setting={setting} />
      ) : (
        <NumberField {...shared} min={setting.min} max={setting.max} />
      );
    case 'date':
    case 'time':
    case 'datetime':
      return <BoundField {...shared} kind={setting.editor} setting={setting} />;
    case 'rows':
      return <RowsField {...shared} owner={question.id} />;
    case 'bands':
      return <BandsField {...shared} owner={question.id} />;
    case 'boolean':
      return <SwitchField {...shared} standard={trueByDefault.has(key)} />;
    case 'choice':
      return <ChoiceField {...shared} name={key} choices={setting.choices ?? []} />;
    case 'color':
      return <ColorField {...shared} />;
    case 'options':
      return <OptionsField {...shared} owner={question.id} />;
    case 'optionTree':
      return <OptionsField {...shared} owner={question.id} tree />;
    case 'formula':
      return <FormulaField {...shared} gives={key === 'requiredWhen' ? 'truth' : 'value'} />;
    case 'constraint':
      return <ConstraintField {...shared} />;
    case 'defaultvalue':
      return <DefaultValueField {...shared} question={question} />;
    case 'format':
      return <FormatField {...shared} />;
    case 'relatedField':
      return <RelatedField {...shared} question={question} />;
    default:
      return setting.editor satisfies never;
  }
}
