import { useLanguage } from '../../../ui/language/language.tsx';
import type { CategoryFieldProps } from '../../context/types.ts';
import { useFirstForms, useNamedForm } from '../../forms/use-chosen-category.ts';
import { FormField, type FormsPage } from '../../picking/form-field.tsx';
import { Loading } from '../../parts/loading.tsx';

const fillable = { can: 'fill', withdrawn: false } as const;

/** The forms that the person may fill in and that take responses now: one of them takes the proposal. */
export function CategoryField(props: CategoryFieldProps) {
  const { t } = useLanguage();
  const forms = useFirstForms(fillable);
  return (
    <Loading of={forms}>
      {(first) =>
        first.items.length === 0 ? (
          <p role="alert">{t('proposals:category.none')}</p>
        ) : (
          <ChosenForm {...props} first={first} />
        )
      }
    </Loading>
  );
}

function ChosenForm({ value, onChange, first }: CategoryFieldProps & { readonly first: FormsPage }) {
  const { t } = useLanguage();
  const chosen = useNamedForm(fillable, first, value || null);
  return (
    <FormField
      label={t('proposals:category.label')}
      help={t('proposals:category.help')}
      asked={fillable}
      first={first}
      chosen={chosen.state === 'ready' ? chosen.data : undefined}
      blank={t('proposals:category.choose')}
      onChoose={onChange}
    />
  );
}
