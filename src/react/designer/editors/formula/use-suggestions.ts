import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { coreOf } from '../../../../engine/languages/traits.ts';
import type { FormDefinition, CoreLanguage } from '../../../../engine/definition/types.ts';
import { patientNames } from '../../../../engine/dependencies/question-names.ts';
import { functionDocs } from '../../../../engine/function-docs/function-docs.ts';
import { pickText, useLanguage, type LanguageTools } from '../../../ui/language/language.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import { allQuestions } from '../../definition/tree.ts';
import type { Suggestion } from './formula-help.ts';

type Words = Pick<LanguageTools, 'language' | 't'>;

/** Everything a formula may mention: the form's questions, what is known of the patient, the functions. */
export function useSuggestions(): readonly Suggestion[] {
  const { model } = useDesigner();
  const { t, language } = useLanguage();
  const definition = useStore(model.$definition);
  const editing = useStore(model.$editing);
  return useMemo(() => suggestionsOf(definition, editing, { t, language }), [definition, editing, language, t]);
}

/** The last list: hundreds of formulas on a screen ask for the same one. */
let made: { readonly of: readonly unknown[]; readonly list: readonly Suggestion[] } | undefined;

function suggestionsOf(
  definition: FormDefinition,
  editing: CoreLanguage,
  { t, language }: Words,
): readonly Suggestion[] {
  const of = [definition, editing, t, language];
  if (!made?.of.every((part, at) => part === of[at])) {
    const list: readonly Suggestion[] = [
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
        about: `${signature}: ${docs[coreOf(language)]}`,
      })),
    ];
    made = { of, list };
  }
  return made.list;
}
