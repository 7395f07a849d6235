import { SelectField } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { allPages } from '../../calls/all-pages.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import type { CategoryFieldProps } from '../../context/types.ts';
import { Loading } from '../../parts/loading.tsx';

/** The forms that the person may fill in and that take responses now: one of them takes the proposal. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const categories = useCall('all', (signal) => allPages((page) => client.category.getcategories(page, { signal })));
  return (
    <Loading of={categories}>
      {({ items }) => {
        const open = items.filter(({ can, settings }) => can.fill && settings.withdrawn !== true);
        if (open.length === 0) return <p role="alert">{t('proposals:category.none')}</p>;
        return (
          <SelectField
            label={t('proposals:category.label')}
            help={t('proposals:category.help')}
            value={value}
            onChange={onChange}
            options={[
              { value: '', text: t('proposals:category.choose') },
              ...open.map(({ slug, title }) => ({ value: slug, text: text(title) })),
            ]}
          />
        );
      }}
    </Loading>
  );
}
