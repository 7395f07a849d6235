import { useState } from 'react';
import type { CallData } from '../../../../api/contract/contract.ts';
import { listMark } from '../../../../engine/languages/traits.ts';
import { askConfirm } from '../../../../store/notices.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { Mark } from '../../../kit/list/list.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { showFailure } from '../../calls/failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { Section } from '../../parts/section.tsx';
import { ApiKeyDialog } from './api-key-dialog.tsx';

type ApiKey = CallData<'/admin/getapikeys'>[number];

/** For admins: keys by which programs call the server as accounts of their own; created with scopes, forms and an expiry, and revoked. */
export function ApiKeys() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [adding, setAdding] = useState(false);
  const keys = useCall('', (signal) => client.admin.getapikeys({}, { signal }));
  const reload = (): void => {
    if (keys.state !== 'loading') keys.reload();
  };
  const add = (
    <SlButton onClick={() => setAdding(true)}>
      <Icon of={icons.plus} size={18} slot="prefix" />
      {t('portal:apiKeys.add')}
    </SlButton>
  );
  return (
    <Section title={t('portal:apiKeys.title')} actions={add}>
      <p className="porsa-kit-help">{t('portal:apiKeys.text')}</p>
      <Loading of={keys}>
        {(items) =>
          items.length === 0 ? (
            <p className="porsa-kit-help">{t('portal:apiKeys.none')}</p>
          ) : (
            <Rows>
              {items.map((key) => (
                <KeyRow key={key.id} item={key} onDone={reload} />
              ))}
            </Rows>
          )
        }
      </Loading>
      {adding && <ApiKeyDialog onCreated={reload} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function KeyRow({ item, onDone }: { readonly item: ApiKey; onDone(): void }) {
  const tools = useLanguage();
  const { t, text, language } = tools;
  const { client } = usePortal();
  const { id, title, scopes, expiresAt, usedAt, fieldApps, forms, projects } = item;
  const isOver = Date.parse(expiresAt) <= Date.now();
  const revoke = async (): Promise<void> => {
    const question = { detail: t('portal:apiKeys.revokeDetail'), yes: t('portal:apiKeys.revoke'), danger: true };
    if (!(await askConfirm(t('portal:apiKeys.revokeQuestion', { title }), question))) return;
    const reply = await client.admin.removeapikey({ id });
    if (!reply.success) showFailure(reply, t);
    onDone();
  };
  const detail = [
    ...(fieldApps
      ? [t('portal:apiKeys.reachOf.field')]
      : scopes.map((scope) => t(`portal:apiKeys.scope.${scope.replace(':', '_')}`))),
    ...(isOver ? [] : [t('portal:apiKeys.until', { at: formatMoment(expiresAt, tools) })]),
    usedAt === null ? t('portal:apiKeys.unused') : t('portal:apiKeys.used', { at: formatMoment(usedAt, tools) }),
  ];
  return (
    <Row
      title={title}
      detail={
        <>
          {detail.join(' · ')}
          {projects.length > 0 && (
            <span className="porsa-portal-reach">
              {t('portal:apiKeys.makesIn', {
                projects: projects.map(({ title }) => text(title)).join(listMark(language)),
              })}
            </span>
          )}
          {forms.length > 0 && <KeyReach forms={forms} />}
        </>
      }
    >
      {isOver && <Mark danger>{t('portal:apiKeys.expired')}</Mark>}
      <IconButton icon={icons.trash} label={t('portal:apiKeys.revokeOne', { title })} onClick={() => void revoke()} />
    </Row>
  );
}

/** The forms that a key reaches, each with its role there. */
function KeyReach({ forms }: Pick<ApiKey, 'forms'>) {
  const { t, text, language } = useLanguage();
  const words = forms.map(({ title, role }) =>
    t('portal:apiKeys.formAs', { title: text(title), role: t(`portal:roles.${role}`) }),
  );
  return (
    <span className="porsa-portal-reach">{t('portal:apiKeys.reaches', { forms: words.join(listMark(language)) })}</span>
  );
}
