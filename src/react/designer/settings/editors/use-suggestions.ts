import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { patientNames } from '../../../../engine/definition/question-names.ts';
import { functionDocs } from '../../../../engine/functions/docs.ts';
import { pickText, useLanguage } from '../../../ui/language.tsx';
import { useDesigner } from '../../designer-context.ts';
import { allQuestions } from '../../edits/tree.ts';
import type { Suggestion } from '../../formula-help.ts';

/** Everything a formula may mention: the form's questions, what is known of the patient, the functions. */
export function useSuggestions(): readonly Suggestion[] {
  const { model } = useDesigner();
  const { t, language } = useLanguage();
  const definition = useStore(model.$definition);
  const editing = useStore(model.$editing);
  return useMemo(
    () => [
      ...allQuestions(definition).map(({ name, title }): Suggestion => ({
        name,
        kind: 'question',
        about: pickText(title, editing),
      })),
      ...patientNames.map((fact): Suggestion => ({
        name: `patient.${fact}`,
        kind: 'patient',
        about: t(`designer:patient.${fact}`),
      })),
      ...functionDocs.map(({ name, signature, docs }): Suggestion => ({
        name,
        kind: 'function',
        about: `${signature}: ${docs[language]}`,
      })),
    ],
    [definition, editing, language, t],
  );
}
