import { useId, useRef, type ReactNode } from 'react';
import type { Localized, Question } from '../../../engine/definition/types.ts';
import type { Setting } from '../../ui/field/field-panel.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { importedQuestionCodes, isLoinc } from '../definition/imported-codes.ts';
import { changeQuestion } from '../edits/change-question.ts';
import { ChoiceField } from '../editors/basic/choice-field.tsx';
import { ConstraintField } from './constraint-field.tsx';
import {
  BandsField,
  BoundField,
  ColorField,
  DefaultValueField,
  FormatField,
  FormulaField,
  PatientField,
  RelatedField,
  RowsField,
} from '../editors/late/editors-on-demand.ts';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { NameField } from '../editors/basic/name-field.tsx';
import { NumberField } from '../editors/basic/number-field.tsx';
import { OptionsField } from '../editors/options/options-field.tsx';
import { SwitchField } from '../editors/basic/switch-field.tsx';
import { TextField } from '../editors/basic/text-field.tsx';
import type { EditorProps } from '../field/editor-props.ts';
import { useProblems } from '../field/use-problems.ts';
import { hasHint } from '../texts/designer-texts.ts';
import { trueByDefault } from './defaults.ts';

interface SettingFieldProps {
  readonly setting: Setting;
  readonly question: Question;
}

/** One setting, by the editor its panel names. Where it cannot be drawn, the others still can. */
export function SettingField({ setting, question }: SettingFieldProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const { key, label = key } = setting;
  const problem = useProblems(question.id, key);
  const change = (value: unknown, part: string | null = ''): void =>
    model.edit(
      (form) => changeQuestion(form, question.id, { [key]: value }),
      part === null ? undefined : `${question.id} ${key} ${part}`,
    );
  const help = hasHint(label) ? t(`designer:hints.${label}`) : undefined;
  const given = { id, label: t(`designer:settings.${label}`), help, problem, change, value: question[key] as never };
  return <PartBoundary of={question}>{editorOf({ setting, question, given })}</PartBoundary>;
}

interface Edited extends SettingFieldProps {
  /** `never`: the panel sees to it that the editor and the setting's value fit. */
  readonly given: EditorProps<never>;
}

type Editor = (edited: Edited) => ReactNode;

const editors: Readonly<Record<Setting['editor'], Editor>> = {
  localized: ({ given, setting, question }) =>
    setting.key === 'title' ? <TitleField {...given} question={question} /> : <LocalizedField {...given} />,
  localizedLong: ({ given }) => <LocalizedField {...given} long />,
  text: ({ given }) => <TextField {...given} />,
  url: ({ given }) => <TextField {...given} ltr type="url" />,
  code: ({ given, question }) => <TextField {...given} ltr placeholder={codesOf(question)} />,
  number: ({ given, setting }) =>
    setting.key === 'min' || setting.key === 'max' ? (
      <BoundField {...given} kind="number" setting={setting} />
    ) : (
      <NumberField {...given} min={setting.min} max={setting.max} />
    ),
  date: ({ given, setting }) => <BoundField {...given} kind="date" setting={setting} />,
  time: ({ given, setting }) => <BoundField {...given} kind="time" setting={setting} />,
  datetime: ({ given, setting }) => <BoundField {...given} kind="datetime" setting={setting} />,
  rows: ({ given, question }) => <RowsField {...given} owner={question.id} />,
  bands: ({ given, question }) => <BandsField {...given} owner={question.id} />,
  boolean: ({ given, setting }) => <SwitchField {...given} standard={trueByDefault.has(setting.key)} />,
  choice: ({ given, setting }) => <ChoiceField {...given} name={setting.key} choices={setting.choices ?? []} />,
  color: ({ given }) => <ColorField {...given} />,
  options: ({ given, question }) => <OptionsField {...given} owner={question.id} />,
  optionTree: ({ given, question }) => <OptionsField {...given} owner={question.id} tree />,
  formula: ({ given, setting, question }) => (
    <FormulaField
      {...given}
      owner={setting.key === 'formula' ? question.id : undefined}
      folded={setting.key !== 'formula'}
      gives={setting.key === 'requiredWhen' ? 'truth' : 'value'}
    />
  ),
  constraint: ({ given }) => <ConstraintField {...given} />,
  defaultvalue: ({ given, question }) => <DefaultValueField {...given} question={question} />,
  format: ({ given }) => <FormatField {...given} />,
  patientField: ({ given, question, setting }) => <PatientField {...given} question={question} setting={setting} />,
  relatedField: ({ given, question }) => <RelatedField {...given} question={question} />,
};

function editorOf(edited: Edited): ReactNode {
  const { setting, question, given } = edited;
  if (setting.key === 'name') return <NameField {...given} question={question} />;
  return editors[setting.editor](edited);
}

/** What it was imported with, until a code is written here. */
function codesOf(question: Question): string | undefined {
  const codes = importedQuestionCodes(question).flatMap((each) => (isLoinc(each) ? (each.code ?? []) : []));
  return codes[0];
}

/** A title stays where it is emptied. */
function TitleField({ question, ...given }: EditorProps<Localized> & { readonly question: Question }) {
  const { actions } = useDesigner();
  const { t } = useLanguage();
  const begun = useRef(question);
  return (
    <div
      onFocus={() => (begun.current = question)}
      onBlur={() => actions.followTitle(question.id, begun.current, `${question.id} title `)}
    >
      <LocalizedField {...given} keep ghost={t('designer:untitledquestion')} />
    </div>
  );
}
