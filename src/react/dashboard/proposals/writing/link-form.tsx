import { useState, type FormEvent } from 'react';
import { uuid } from '../../../../api/client/uuid.ts';
import type { CallData } from '../../../../api/contract/contract.ts';
import { Alert } from '../../../kit/field/alert.tsx';
import { SelectField, TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import { useFields } from '../../parts/use-fields.ts';

interface LinkFormProps {
  readonly proposal: string;
  onMade(link: CallData<'/proposal/storecommentlink'>): void;
}

/** Days that a link works; 0 until it is revoked. */
const periods = [7, 30, 90, 0] as const;
const usual = 30;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Makes a link for comments. Its id is made here, so that asking again after a lost reply makes one. */
export function LinkForm({ proposal, onMade }: LinkFormProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [id] = useState(uuid);
  const fields = useFields({ label: '', days: String(usual) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const days = Number(fields.values.days);
    const label = fields.values.label.trim();
    void fields.send({}, async () => {
      const reply = await client.proposal.storecommentlink({
        proposal,
        id,
        ...(label && { label }),
        ...(days > 0 && { expiresAt: inDays(days) }),
      });
      if (reply.success) onMade(reply.data);
      return reply;
    });
  };
  return (
    <form noValidate className="porsa-portal-form" onSubmit={submit}>
      <TextField
        {...fields.bind('label')}
        label={t('proposals:share.label')}
        help={t('proposals:share.labelHelp')}
        maxLength={100}
      />
      <SelectField
        {...fields.bind('days')}
        label={t('proposals:share.expires')}
        options={periods.map((days) => ({
          value: String(days),
          text: days > 0 ? t('proposals:share.days', { count: days }) : t('proposals:share.always'),
        }))}
      />
      <Alert text={fields.problem} />
      <SlButton type="submit" variant="primary" loading={fields.busy}>
        {t('proposals:share.make')}
      </SlButton>
    </form>
  );
}
