import { useState, type FormEvent } from 'react';
import type { Client } from '../../../api/client/client.ts';
import { uuid } from '../../../api/client/uuid.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { showSuccess } from '../../../store/notices.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SelectField, TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { refusedAt, useFields, type Fields } from '../parts/use-fields.ts';
import { AlsoForms } from '../picking/also-forms.tsx';

interface InviteDialogProps {
  readonly category: Category;
  onClose(): void;
  onDone(): void;
}

const invitable = { can: 'invite' } as const;

/** Further forms that the invitation is for. */
type Choices = { readonly also: readonly Category[] };

const blank = { email: '', role: 'newuser', firstName: '', lastName: '', phone: '' };

/** Invites someone by email. Who gives their name registers them: colleagues then see it from the start. */
export function InviteDialog({ category, onClose, onDone }: InviteDialogProps) {
  const { t } = useLanguage();
  const { fields, grants, role, submit } = useInvitation(category, onDone);
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
          value={role ?? ''}
          label={t('portal:members.role')}
          options={grants.map((each) => ({ value: each, text: t(`portal:roles.${each}`) }))}
        />
        <AlsoForms
          of="invite"
          asked={invitable}
          besides={category}
          chosen={fields.choices.also}
          onChange={(also) => fields.choose({ also })}
        />
        <PersonFields fields={fields} />
        <Alert text={fields.problem} />
        <SlButton type="submit" variant="primary" loading={fields.busy}>
          {t('portal:invite.submit')}
        </SlButton>
      </form>
    </Dialog>
  );
}

function PersonFields({ fields }: { readonly fields: Fields<typeof blank> }) {
  const { t } = useLanguage();
  return (
    <details className="porsa-portal-more">
      <summary>{t('portal:invite.person')}</summary>
      <p className="porsa-kit-help">{t('portal:invite.personHelp')}</p>
      <div className="porsa-portal-pair">
        <TextField {...fields.bind('firstName')} label={t('portal:person.firstName')} maxLength={100} />
        <TextField {...fields.bind('lastName')} label={t('portal:person.lastName')} maxLength={100} />
      </div>
      <TextField
        {...fields.bind('phone')}
        label={t('portal:profile.phone')}
        type="tel"
        inputMode="tel"
        latin
        maxLength={20}
      />
    </details>
  );
}

const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+$/.test(text);

/** Whether somebody with the address stands in the list of the form's members already. */
async function isMember(client: Client, category: string, email: string): Promise<boolean> {
  const found = await client.user.getusers({ category, search: email, limit: 10 });
  return found.success && found.data.items.some((person) => person.email?.toLowerCase() === email.toLowerCase());
}

function useInvitation(form: Category, onDone: () => void) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [id] = useState(() => uuid());
  const fields = useFields<typeof blank, Choices>(blank, { of: form.id, choices: { also: [] } });
  const { also } = fields.choices;
  const grants = form.grants.filter((each) => also.every((other) => other.grants.includes(each)));
  const role = grants.find((each) => each === fields.values.role) ?? grants.at(-1);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = fields.values;
    const email = typed.email.trim();
    const [firstName, lastName, phone] = [typed.firstName.trim(), typed.lastName.trim(), typed.phone.trim()];
    const isNamed = firstName + lastName + phone !== '';
    const missing = (name: string): string | undefined => (isNamed && !name ? t('portal:invite.bothNames') : undefined);
    const check = {
      email: isEmail(email) ? undefined : t('portal:invite.email'),
      firstName: missing(firstName),
      lastName: missing(lastName),
      role: role ? undefined : t('portal:invite.noRole'),
    };
    void fields.send(check, async () => {
      const invitee = { id, email, category: form.id, also: also.map((other) => other.id), role: role ?? 'newuser' };
      if (also.length === 0 && (await isMember(client, form.id, email)))
        return refusedAt('email', t('portal:invite.isMember'));
      const reply = isNamed
        ? await client.user.registeruser({ ...invitee, firstName, lastName, ...(phone && { phone }) })
        : await client.user.inviteuser(invitee);
      if (reply.success) {
        showSuccess(t('portal:invite.done'));
        onDone();
      }
      return reply;
    });
  };
  return { fields, grants, role, submit };
}
