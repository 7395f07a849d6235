import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import { useFirstForms } from '../forms/use-chosen-category.ts';
import { Loading } from '../parts/loading.tsx';
import { FormField } from './form-field.tsx';

const asked = { can: 'administer' } as const;

interface AddFormProps {
  readonly help: string;
  readonly problem: string | undefined;
  onAdd(form: Category): void;
}

/** Finds one form after another among those that somebody administers, for a list of forms. */
export function AddForm({ help, problem, onAdd }: AddFormProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const first = useFirstForms(asked);
  const add = async (slug: string): Promise<void> => {
    if (slug === '') return;
    const reply = await client.category.getcategories({ ...asked, only: [slug], limit: 1 });
    if (!reply.success) return showFailure(reply, t);
    const [form] = reply.data.items;
    if (form !== undefined) onAdd(form);
  };
  return (
    <Loading of={first}>
      {(page) => (
        <FormField
          label={t('portal:apiKeys.addForm')}
          help={help}
          problem={problem}
          asked={asked}
          first={page}
          chosen={undefined}
          onChoose={(slug) => void add(slug)}
        />
      )}
    </Loading>
  );
}
