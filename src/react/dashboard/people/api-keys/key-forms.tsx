import type { CallBody } from '../../../../api/contract/contract.ts';
import type { Category } from '../../../../api/contract/shapes.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { Select } from '../../../kit/field/field.tsx';
import { AddForm } from '../../picking/add-form.tsx';
import * as icons from '../../parts/icons.ts';
import { Row, Rows } from '../../parts/rows.tsx';

type Role = NonNullable<CallBody<'/admin/storeapikey'>['roles']>[number]['role'];

/** A form that a key reaches, and as what. */
export interface KeyForm {
  readonly category: Category;
  readonly role: Role;
}

const roles = ['secretary', 'expert', 'newuser'] as const satisfies readonly Role[];

/** Forms in roles that their key may have; it owns forms only where it makes some. */
export function inRoles(forms: readonly KeyForm[], ownsForms: boolean): readonly KeyForm[] {
  return forms.map((form) => (form.role === 'owner' && !ownsForms ? { ...form, role: 'expert' } : form));
}

interface KeyFormsProps {
  readonly forms: readonly KeyForm[];
  readonly ownsForms: boolean;
  readonly problem: string | undefined;
  onChange(forms: readonly KeyForm[]): void;
}

/** The forms of a key, each with the role that the key has there. */
export function KeyForms({ forms, ownsForms, problem, onChange }: KeyFormsProps) {
  const { t, text } = useLanguage();
  const offered: readonly Role[] = ownsForms ? ['owner', ...roles] : roles;
  const add = (category: Category): void => {
    if (!forms.some((form) => form.category.id === category.id)) onChange([...forms, { category, role: 'expert' }]);
  };
  return (
    <>
      <AddForm help={t('portal:apiKeys.formsHelp')} problem={problem} onAdd={add} />
      {forms.length > 0 && (
        <Rows>
          {forms.map(({ category, role }) => {
            const title = text(category.title);
            const change = (next: Role): void =>
              onChange(forms.map((form) => (form.category.id === category.id ? { category, role: next } : form)));
            return (
              <Row key={category.id} title={title} detail={<bdi dir="ltr">{category.slug}</bdi>}>
                <Select
                  aria-label={t('portal:apiKeys.role', { title })}
                  value={role}
                  options={offered.map((value) => ({ value, text: t(`portal:roles.${value}`) }))}
                  onChange={(value) => change(offered.find((known) => known === value) ?? role)}
                />
                <IconButton
                  icon={icons.trash}
                  label={t('portal:apiKeys.leaveOut', { title })}
                  onClick={() => onChange(forms.filter((form) => form.category.id !== category.id))}
                />
              </Row>
            );
          })}
        </Rows>
      )}
    </>
  );
}
