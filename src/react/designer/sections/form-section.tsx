import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { FormDefinition, CoreLanguage } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { languages } from '../definition/languages.ts';
import { withoutBlanks } from '../edits/change-page.ts';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { Field, Select } from '../../kit/field/field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { allQuestions } from '../definition/tree.ts';
import { FillingFields } from './filling-fields.tsx';
import { OpeningFields } from './opening-fields.tsx';

/** What is set of the form as a whole. */
export function FormSection() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const definition = useStore(model.$definition);
  const change = (changes: Partial<FormDefinition>, merge: string): void =>
    model.edit((form) => withoutBlanks({ ...form, ...changes }), merge);
  return (
    <section className="porsa-d-sheet" aria-label={t('designer:views.settings')}>
      <h3>{t('designer:views.settings')}</h3>
      <div className="porsa-d-fields">
        <LocalizedField
          id={`${id}-title`}
          label={t('designer:form.title')}
          help={t('designer:form.titlehint')}
          ghost={t('designer:untitled')}
          keep
          problem={useProblems('form', 'title')}
          value={definition.title}
          change={(title) => change({ title: title ?? '' }, 'form title')}
        />
        <Field
          id={`${id}-language`}
          label={t('designer:form.language')}
          help={t('designer:form.languagehint')}
          problem={useProblems('form', 'language')}
        >
          {(control) => (
            <Select
              {...control}
              value={definition.language}
              options={languages.map((language) => ({ value: language, text: t(`designer:languages.${language}`) }))}
              onChange={(language) => change({ language: language as CoreLanguage }, 'form language')}
            />
          )}
        </Field>
      </div>
      <OpeningFields />
      <FillingFields change={change} />
      <p className="porsa-kit-help porsa-d-form-size">
        {t('designer:form.size', {
          pages: definition.pages.length,
          questions: allQuestions(definition).length,
          conditions: definition.conditions.length,
        })}
      </p>
    </section>
  );
}
