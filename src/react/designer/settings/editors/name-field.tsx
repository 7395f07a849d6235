import { useState, type KeyboardEvent } from 'react';
import type { Question } from '../../../../engine/definition/types.ts';
import { isQuestionName } from '../../../../engine/definition/question-names.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { useDesigner } from '../../designer-context.ts';
import { namesOf } from '../../edits/identity.ts';
import { renameQuestion } from '../../edits/rename-question.ts';
import { describedBy, Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';

/** The name that formulas use. It is taken once it is left, and then changed in every formula too. */
export function NameField({
  id,
  label,
  hint,
  problems,
  question,
}: EditorProps<string> & { readonly question: Question }) {
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
    <Field
      id={id}
      label={label}
      hint={hint}
      fault={fault && t(`designer:name.${fault}`, { name })}
      problems={typed === undefined ? problems : []}
    >
      <input
        id={id}
        className="porsa-d-field-input porsa-d-mono"
        dir="ltr"
        value={typed ?? question.name}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy(id)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}

function faultOf(name: string, taken: boolean): 'blank' | 'taken' | 'wrong' | undefined {
  if (name === '') return 'blank';
  if (taken) return 'taken';
  return isQuestionName(name) ? undefined : 'wrong';
}
