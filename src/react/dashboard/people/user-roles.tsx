import { useStore } from '@nanostores/react';
import type { Category } from '../../../api/contract/shapes.ts';
import { $rightRound } from '../../../store/live.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formsOf } from '../calls/first-calls.ts';
import { usePortal } from '../context/portal-context.ts';
import { useChosenCategory, useFirstForms } from '../forms/use-chosen-category.ts';
import { FormField, type FormsPage } from '../picking/form-field.tsx';
import { useScreen } from '../context/use-screen.ts';
import { Ehrs } from '../ehr/ehrs.tsx';
import { Accounts } from './accounts.tsx';
import { ApiKeys } from './api-keys/api-keys.tsx';
import { Groups } from './groups.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { PartnerKeys } from './partner-keys.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';

const asked = formsOf.userRoles;

/** Who works in the person's forms: members and their roles, invitations, partners' keys; the person's groups; and for admins, the clinic's accounts, the API keys of programs and the EHRs that open forms. */
export function UserRoles() {
  const { t } = useLanguage();
  const { isAdmin } = usePortal();
  const round = useStore($rightRound);
  const forms = useFirstForms(asked, round);
  useScreen({ title: t('portal:userRoles.title'), back: false });
  return (
    <>
      <Loading of={forms}>
        {(first) =>
          first.items.length === 0 ? (
            <Message icon={icons.people} title={t('portal:userRoles.empty')} text={t('portal:userRoles.emptyText')} />
          ) : (
            <OfCategory first={first} />
          )
        }
      </Loading>
      <Groups />
      {isAdmin && <Accounts />}
      {isAdmin && <ApiKeys />}
      {isAdmin && <Ehrs />}
    </>
  );
}

function OfCategory({ first }: { readonly first: FormsPage }) {
  const { t } = useLanguage();
  const { chosen, choose } = useChosenCategory(asked, first);
  const category = chosen.state === 'ready' ? chosen.data : undefined;
  return (
    <>
      <div className="porsa-portal-toolbar">
        <FormField label={t('portal:files.form')} asked={asked} first={first} chosen={category} onChoose={choose} />
      </div>
      <Loading of={chosen}>
        {(form) =>
          form ? <OfOne category={form} /> : <Message icon={icons.warning} title={t('portal:category.unreachable')} />
        }
      </Loading>
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
