import type { Ehr } from '../../../api/contract/launch/ehrs.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { showFailure } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import { useFirstForms } from '../forms/use-chosen-category.ts';
import { FormField } from '../picking/form-field.tsx';
import * as icons from '../parts/icons.ts';
import { Loading } from '../parts/loading.tsx';
import { Row, Rows } from '../parts/rows.tsx';

export type FormOfEhr = Ehr['forms'][number];

const asked = { can: 'administer' } as const;

interface EhrFormsProps {
  readonly forms: readonly FormOfEhr[];
  readonly problem: string | undefined;
  onChange(forms: readonly FormOfEhr[]): void;
}

/** The forms that an EHR opens. */
export function EhrForms({ forms, problem, onChange }: EhrFormsProps) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const first = useFirstForms(asked);
  const add = async (slug: string): Promise<void> => {
    if (slug === '') return;
    const reply = await client.category.getcategories({ ...asked, only: [slug], limit: 1 });
    if (!reply.success) return showFailure(reply, t);
    const [form] = reply.data.items;
    if (form !== undefined && !forms.some(({ id }) => id === form.id))
      onChange([...forms, { id: form.id, title: form.title }]);
  };
  return (
    <>
      <Loading of={first}>
        {(page) => (
          <FormField
            label={t('portal:apiKeys.addForm')}
            help={t('portal:ehrs.formsHelp')}
            problem={problem}
            asked={asked}
            first={page}
            chosen={undefined}
            onChoose={(slug) => void add(slug)}
          />
        )}
      </Loading>
      {forms.length > 0 && (
        <Rows>
          {forms.map(({ id, title }) => (
            <Row key={id} title={text(title)} detail="">
              <IconButton
                icon={icons.trash}
                label={t('portal:apiKeys.leaveOut', { title: text(title) })}
                onClick={() => onChange(forms.filter((form) => form.id !== id))}
              />
            </Row>
          ))}
        </Rows>
      )}
    </>
  );
}
