import type { Ehr } from '../../../api/contract/launch/ehrs.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { AddForm } from '../picking/add-form.tsx';
import * as icons from '../parts/icons.ts';
import { Row, Rows } from '../parts/rows.tsx';

export type FormOfEhr = Ehr['forms'][number];

interface EhrFormsProps {
  readonly forms: readonly FormOfEhr[];
  readonly problem: string | undefined;
  onChange(forms: readonly FormOfEhr[]): void;
}

/** The forms that an EHR opens. */
export function EhrForms({ forms, problem, onChange }: EhrFormsProps) {
  const { t, text } = useLanguage();
  const add = ({ id, title }: FormOfEhr): void => {
    if (!forms.some((form) => form.id === id)) onChange([...forms, { id, title }]);
  };
  return (
    <>
      <AddForm help={t('portal:ehrs.formsHelp')} problem={problem} onAdd={add} />
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
