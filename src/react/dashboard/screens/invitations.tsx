import { useState, type FormEvent } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import type { Invitation } from '../../../api/contract/ways-in.ts';
import { uuid } from '../../../api/uuid.ts';
import { showError, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { sayMoment } from '../../ui/moment.ts';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { describeFailure, innermost } from '../failure.ts';
import { Alert } from '../parts/alert.tsx';
import { Section } from '../parts/card.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { ActionButton } from '../parts/manage-actions.tsx';
import { Loading } from '../parts/states.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { grantable, type MemberRole } from './grantable.ts';

/** Invitations into a form: sent, waiting, withdrawn. */
export function Invitations({ category }: { readonly category: Category }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [inviting, setInviting] = useState(false);
  const sent = useCall(category.id, (signal) => client.user.getinvitedusers({ category: category.id }, { signal }));
  const reload = (): void => {
    if (sent.state !== 'loading') sent.reload();
  };
  const add = (
    <SlButton onClick={() => setInviting(true)}>
      <span slot="prefix" className="porsa-portal-lead">
        <Icon name="plus" size={18} />
      </span>
      {t('portal:invite.title')}
    </SlButton>
  );
  return (
    <Section title={t('portal:invite.sent')} actions={add}>
      <Loading of={sent}>
        {(items) =>
          items.length === 0 ? (
            <p className="porsa-portal-help">{t('portal:invite.none')}</p>
          ) : (
            <ul className="porsa-portal-shares">
              {items.map((one) => (
                <Sent key={one.id} invitation={one} onDone={reload} />
              ))}
            </ul>
          )
        }
      </Loading>
      {inviting && (
        <InviteDialog
          category={category}
          onClose={() => setInviting(false)}
          onDone={() => {
            setInviting(false);
            reload();
          }}
        />
      )}
    </Section>
  );
}

function Sent({ invitation, onDone }: { readonly invitation: Invitation; onDone(): void }) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const withdraw = async (): Promise<void> => {
    const reply = await client.user.removeInvitedUser({ id: invitation.id });
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    onDone();
  };
  return (
    <li>
      <span>
        <bdi dir="ltr">{invitation.email}</bdi>
        <small>{`${t(`portal:roles.${invitation.role}`)} · ${t(`portal:invite.${invitation.state}`)} · ${sayMoment(invitation.createdAt, tools)}`}</small>
      </span>
      {invitation.state !== 'accepted' && (
        <ActionButton
          icon="remove"
          label={t('portal:invite.withdraw', { email: invitation.email })}
          onClick={() => void withdraw()}
        />
      )}
    </li>
  );
}

function InviteDialog({ category, onClose, onDone }: { readonly category: Category; onClose(): void; onDone(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [id] = useState(() => uuid());
  const roles = grantable(category.role);
  const fields = useFields({ email: '', role: 'newuser' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { email, role } = fields.values;
    void fields.send({ email: email.includes('@') ? undefined : t('portal:signIn.emailMissing') }, async () => {
      const reply = await client.user.inviteuser({
        id,
        email: email.trim(),
        category: category.id,
        role: role as MemberRole,
      });
      if (reply.success) {
        showSuccess(t('portal:invite.done'));
        onDone();
      }
      return reply;
    });
  };
  return (
    <Dialog title={t('portal:invite.title')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="porsa-portal-form">
        <TextField
          {...fields.bind('email')}
          label={t('portal:signIn.email')}
          type="email"
          inputMode="email"
          latin
          help={t('portal:invite.help')}
          required
        />
        <SelectField
          {...fields.bind('role')}
          label={t('portal:members.role')}
          options={roles.map((role) => ({ value: role, text: t(`portal:roles.${role}`) }))}
        />
        <Alert text={fields.problem} />
        <SlButton type="submit" variant="primary" loading={fields.busy}>
          {t('portal:invite.submit')}
        </SlButton>
      </form>
    </Dialog>
  );
}
