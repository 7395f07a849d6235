import { useStore } from '@nanostores/react';
import type { Category } from '../../../api/contract/shapes.ts';
import { $rightRound } from '../../../store/live.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { allPages } from '../calls/all-pages.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { formOptions, useChosenCategory } from '../forms/use-chosen-category.ts';
import { useScreen } from '../context/use-screen.ts';
import { Accounts } from './accounts.tsx';
import { Groups } from './groups.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { PartnerKeys } from './partner-keys.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';

/** Who works in the person's forms: members and their roles, invitations, partners' keys; the person's groups; and for admins, the clinic's accounts. */
export function UserRoles() {
  const { t } = useLanguage();
  const { client, isAdmin } = usePortal();
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
            <Message icon={icons.people} title={t('portal:userRoles.empty')} text={t('portal:userRoles.emptyText')} />
          ) : (
            <OfCategory categories={own} />
          );
        }}
      </Loading>
      <Groups />
      {isAdmin && <Accounts />}
    </>
  );
}

function OfCategory({ categories }: { readonly categories: readonly Category[] }) {
  const { t, text } = useLanguage();
  const { category, choose } = useChosenCategory(categories);
  return (
    <>
      <div className="porsa-portal-toolbar">
        <SelectField
          label={t('portal:files.form')}
          value={category?.id ?? ''}
          onChange={choose}
          options={formOptions(categories, category, text)}
        />
      </div>
      {category ? (
        <OfOne category={category} />
      ) : (
        <Message icon={icons.warning} title={t('portal:category.unreachable')} />
      )}
    </>
  );
}

function OfOne({ category }: { readonly category: Category }) {
  return (
    <>
      <Members key={`m${category.id}`} category={category} />
      <Invitations key={`i${category.id}`} category={category} />
      {category.can.administer && <PartnerKeys key={`k${category.id}`} category={category} />}
    </>
  );
}
