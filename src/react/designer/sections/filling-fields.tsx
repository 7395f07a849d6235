import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { Field, Select } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { SwitchField } from '../editors/basic/switch-field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { useDesigner } from '../model/designer-context.ts';

interface FillingFieldsProps {
  change(changes: Partial<FormDefinition>, merge: string): void;
}

/** How the form is filled on a phone and on a desk, and what is shown of its results. */
export function FillingFields({ change }: FillingFieldsProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const { layout, results, scaleTables } = useStore(model.$definition);
  return (
    <div className="porsa-d-form-part" role="group" aria-labelledby={`${id}-heading`}>
      <h4 id={`${id}-heading`}>{t('designer:form.filling')}</h4>
      <Field
        id={`${id}-layout`}
        label={t('designer:form.layout')}
        help={t('designer:form.layouthint')}
        problem={useProblems('form', 'layout')}
      >
        {(control) => (
          <Select
            {...control}
            value={layout ?? 'pages'}
            options={(['pages', 'single'] as const).map((each) => ({
              value: each,
              text: t(`designer:form.layouts.${each}`),
            }))}
            onChange={(chosen) => change({ layout: chosen === 'single' ? chosen : undefined }, 'form layout')}
          />
        )}
      </Field>
      <SwitchField
        id={`${id}-tables`}
        label={t('designer:form.scaletables')}
        help={t('designer:form.scaletableshint')}
        standard
        problem={useProblems('form', 'scaleTables')}
        value={scaleTables}
        change={(chosen) => change({ scaleTables: chosen }, 'form scaleTables')}
      />
      <SwitchField
        id={`${id}-results`}
        label={t('designer:form.results')}
        help={t('designer:form.resultshint')}
        standard
        problem={useProblems('form', 'results')}
        value={results === 'none' ? false : undefined}
        change={(shown) => change({ results: shown === false ? 'none' : undefined }, 'form results')}
      />
    </div>
  );
}
