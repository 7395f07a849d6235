import { useState, type FormEvent } from 'react';
import { uuid } from '../../../../api/client/uuid.ts';
import { showSuccess } from '../../../../store/notices.ts';
import { Alert } from '../../../kit/field/alert.tsx';
import { TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import type { OpenProposal } from '../../context/types.ts';
import { useFields } from '../../parts/use-fields.ts';

interface KeepVersionProps {
  readonly proposal: string;
  readonly open: OpenProposal;
  onKept(): void;
}

/** Names the version as it is now. What the server does not have yet is sent first, so that it is part of it. */
export function KeepVersion({ proposal, open, onKept }: KeepVersionProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [version, setVersion] = useState(uuid);
  const [unsaved, setUnsaved] = useState(false);
  const fields = useFields({ name: '' });
  const name = fields.values.name.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void fields.send({ name: name ? undefined : t('proposals:versions.nameMissing') }, async () => {
      const isSaved = (await open.save()) === 'saved';
      setUnsaved(!isSaved);
      // Said below the field, and nothing else is wrong.
      if (!isSaved) return { success: true };
      const reply = await client.proposal.storeversion({ id: proposal, version, name });
      if (!reply.success) return reply;
      showSuccess(t('proposals:versions.kept'));
      setVersion(uuid());
      fields.bind('name').onChange('');
      onKept();
      return reply;
    });
  };
  return (
    <form noValidate className="porsa-portal-version-form" onSubmit={submit}>
      <TextField
        {...fields.bind('name')}
        label={t('proposals:versions.name')}
        help={t('proposals:versions.nameHelp')}
        maxLength={100}
      />
      <Alert text={fields.problem ?? (unsaved ? t('proposals:share.unsaved') : undefined)} />
      <SlButton type="submit" loading={fields.busy}>
        {t('proposals:versions.keep')}
      </SlButton>
    </form>
  );
}
