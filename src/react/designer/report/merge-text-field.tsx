import { useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { Localized } from '../../../engine/definition/types.ts';
import { patientNames } from '../../../engine/dependencies/question-names.ts';
import { mergeNames, responseNames } from '../../../engine/report/merge-fields.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { Select } from '../../kit/field/field.tsx';
import { setText } from '../definition/set-text.ts';
import { allQuestions } from '../definition/tree.ts';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { useDesigner } from '../model/designer-context.ts';

interface MergeTextFieldProps {
  readonly id: string;
  readonly problem: readonly string[];
  readonly value: Localized;
  change(value: Localized | undefined): void;
}

/** A text with answers in it: picked by their titles, written at the caret. */
export function MergeTextField({ id, problem, value, change }: MergeTextFieldProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const editing = useStore(model.$editing);
  const { language } = useStore(model.$definition);
  const insert = (name: string): void => {
    const area = frame.current?.querySelector('textarea');
    if (!area || !name) return;
    const { value: words, selectionStart, selectionEnd } = area;
    const field = `{${name}}`;
    change(setText(value, editing, `${words.slice(0, selectionStart)}${field}${words.slice(selectionEnd)}`, language));
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(selectionStart + field.length, selectionStart + field.length);
    });
  };
  return (
    <div ref={frame} className="porsa-d-merge">
      <LocalizedField id={id} label={t('report:text')} long keep problem={problem} value={value} change={change} />
      <MergeChoice insert={insert} />
      <Merged text={pickText(value, editing)} />
    </div>
  );
}

function useFieldTitles(): {
  questions: readonly (readonly [string, string])[];
  facts: readonly (readonly [string, string])[];
} {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const questions = allQuestions(useStore(model.$definition)).filter((question) => !question.questions);
  return {
    questions: questions.map(({ name, title }) => [name, pickText(title, editing) || name]),
    facts: [
      ...patientNames.map((fact) => [`patient.${fact}`, t(`designer:patient.${fact}`)] as const),
      ...responseNames.map((name) => [name, t(`report:facts.${name.replace('.', '')}`)] as const),
    ],
  };
}

function MergeChoice({ insert }: { insert(name: string): void }) {
  const { t } = useLanguage();
  const { questions, facts } = useFieldTitles();
  const options = (fields: readonly (readonly [string, string])[]) =>
    fields.map(([name, title]) => (
      <option key={name} value={name}>
        {title}
      </option>
    ));
  return (
    <Select aria-label={t('report:insert')} value="" onChange={insert}>
      <option value="">{t('report:insert')}</option>
      <optgroup label={t('report:insertAnswer')}>{options(questions)}</optgroup>
      <optgroup label={t('report:insertFact')}>{options(facts)}</optgroup>
    </Select>
  );
}

/** What stands for the names in the text. */
function Merged({ text }: { readonly text: string }) {
  const { questions, facts } = useFieldTitles();
  const titles = new Map([...questions, ...facts]);
  const names = [...new Set(mergeNames(text))].filter((name) => titles.has(name));
  if (names.length === 0) return null;
  return (
    <ul className="porsa-d-merged">
      {names.map((name) => (
        <li key={name}>
          <code dir="ltr">{`{${name}}`}</code> <bdi>{titles.get(name)}</bdi>
        </li>
      ))}
    </ul>
  );
}
