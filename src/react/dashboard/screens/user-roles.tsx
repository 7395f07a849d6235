import { useStore } from '@nanostores/react';
import type { Category } from '../../../api/contract/shapes.ts';
import { $rightRound } from '../../../store/live.ts';
import { useLanguage } from '../../ui/language.tsx';
import { allPages } from '../all-pages.ts';
import { SelectField } from '../parts/field.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { useChosenCategory } from '../use-chosen-category.ts';
import { useScreen } from '../use-screen.ts';
import { Groups } from './groups.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { PartnerKeys } from './partner-keys.tsx';

/** Who works in the person's forms: members and their roles, invitations, partners' keys; and the person's groups. */
export function UserRoles() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const round = useStore($rightRound);
  const categories = useCall(String(round), (signal) =>
    allPages((page) => client.category.getcategories(page, { signal })),
  );
  useScreen({ title: t('portal:userRoles.title'), back: false });
  return (
    <>
      <Loading of={categories}>
        {({ items }) => {
          const own = items.filter((category) => category.can.invite);
          return own.length === 0 ? (
            <Message icon="people" title={t('portal:userRoles.empty')} text={t('portal:userRoles.emptyText')} />
          ) : (
            <OfCategory categories={own} />
          );
        }}
      </Loading>
      <Groups />
    </>
  );
}

function OfCategory({ categories }: { readonly categories: readonly Category[] }) {
  const { t, text } = useLanguage();
  const { category, choose } = useChosenCategory(categories);
  if (category === undefined) return null;
  return (
    <>
      <div className="porsa-portal-toolbar">
        <SelectField
          label={t('portal:files.form')}
          value={category.id}
          onChange={choose}
          options={categories.map(({ id, title }) => ({ value: id, text: text(title) }))}
        />
      </div>
      <Members key={`m${category.id}`} category={category} />
      <Invitations key={`i${category.id}`} category={category} />
      {category.role === 'owner' && <PartnerKeys key={`k${category.id}`} category={category} />}
    </>
  );
}
