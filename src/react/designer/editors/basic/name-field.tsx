import { useState, type KeyboardEvent } from 'react';
import type { Question } from '../../../../engine/definition/types.ts';
import { isQuestionName } from '../../../../engine/dependencies/question-names.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import { namesOf } from '../../definition/identity.ts';
import { renameQuestion } from '../../edits/rename-question.ts';
import { Field } from '../../../kit/field/field.tsx';
import type { EditorProps } from '../../field/editor-props.ts';

type NameFieldProps = EditorProps<string> & { readonly question: Question };

/** The name that formulas use. It is taken once it is left, and then changed in every formula too. */
export function NameField({ value: _, change: __, problem, question, ...frame }: NameFieldProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const name = typed?.trim() ?? question.name;
  const fault = faultOf(name, name !== question.name && namesOf(model.$definition.get()).has(name));
  const take = (): void => {
    if (typed !== undefined && !fault) model.edit((form) => renameQuestion(form, question.id, name));
    if (!fault) setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') take();
    if (event.key !== 'Escape' || typed === undefined) return;
    event.stopPropagation();
    setTyped(undefined);
  };
  return (
    <Field {...frame} problem={fault ? t(`designer:name.${fault}`, { name }) : typed === undefined ? problem : []}>
      {(control) => (
        <input
          {...control}
          className="porsa-kit-control porsa-d-mono"
          dir="ltr"
          value={typed ?? question.name}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  );
}

function faultOf(name: string, taken: boolean): 'blank' | 'taken' | 'wrong' | undefined {
  if (name === '') return 'blank';
  if (taken) return 'taken';
  return isQuestionName(name) ? undefined : 'wrong';
}
