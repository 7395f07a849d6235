import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { FormDefinition, Language } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { languages } from '../languages.ts';
import { LocalizedField } from '../settings/editors/localized-field.tsx';
import { describedBy, Field, useProblems } from '../settings/field.tsx';
import { allQuestions } from '../edits/tree.ts';

/** What is set of the form as a whole. */
export function FormSection() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const definition = useStore(model.$definition);
  const change = (changes: Partial<FormDefinition>, merge: string): void =>
    model.edit((form) => ({ ...form, ...changes }), merge);
  return (
    <section className="porsa-d-sheet" aria-label={t('designer:views.settings')}>
      <h3>{t('designer:views.settings')}</h3>
      <div className="porsa-d-fields">
        <LocalizedField
          id={`${id}-title`}
          label={t('designer:form.title')}
          hint={t('designer:form.titlehint')}
          ghost={t('designer:untitled')}
          keep
          problems={useProblems('form', 'title')}
          value={definition.title}
          change={(title) => change({ title: title ?? '' }, 'form title')}
        />
        <Field
          id={`${id}-language`}
          label={t('designer:form.language')}
          hint={t('designer:form.languagehint')}
          problems={useProblems('form', 'language')}
        >
          <select
            id={`${id}-language`}
            className="porsa-d-field-input"
            value={definition.language}
            aria-describedby={describedBy(`${id}-language`)}
            onChange={(event) => change({ language: event.target.value as Language }, 'form language')}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {t(`designer:languages.${language}`)}
              </option>
            ))}
          </select>
        </Field>
        <p className="porsa-d-hint">
          {t('designer:form.size', {
            pages: definition.pages.length,
            questions: allQuestions(definition).length,
            conditions: definition.conditions.length,
          })}
        </p>
      </div>
    </section>
  );
}
