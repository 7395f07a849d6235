import { useState, type FormEvent } from 'react';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { isOrigin, toOrigins } from '../../kit/field/origins.ts';
import { SlButton, SlSwitch } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { reasonOf } from './reply.tsx';
import { useShare } from './share-context.ts';
import type { Address } from './share-sheet.tsx';

interface AccessPartProps {
  readonly address: Address;
  /** The form's settings were stored. */
  changed(): void;
}

/** Where the form may be filled: by everybody or by members, and on which websites. */
export function AccessPart({ address, changed }: AccessPartProps) {
  const { client } = useShare();
  const store = client.category.storecategory;
  if (store && address.allowedOrigins) return <AccessForm address={address} changed={changed} />;
  return <AccessText address={address} />;
}

function AccessText({ address: { isPublic, isEmbeddable, isWithdrawn } }: { readonly address: Address }) {
  const { t } = useLanguage();
  return (
    <>
      <ul className="porsa-d-share-facts">
        <li>{t(isPublic ? 'designer:share.access.everybody' : 'designer:share.access.members')}</li>
        <li>{t(isEmbeddable ? 'designer:share.access.websites' : 'designer:share.access.noWebsites')}</li>
        <li>{t(isWithdrawn ? 'designer:share.access.closed' : 'designer:share.access.open')}</li>
      </ul>
      <p className="porsa-kit-help">{t('designer:share.access.byOwner')}</p>
    </>
  );
}

function AccessForm({ address, changed }: AccessPartProps) {
  const { t } = useLanguage();
  const [isPublic, setPublic] = useState(address.isPublic);
  const [isClosed, setClosed] = useState(address.isWithdrawn);
  const [origins, setOrigins] = useState((address.allowedOrigins ?? []).join('\n'));
  const { busy, problem, wrong, saved, store } = useStoring(changed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    store({ allowPublicScores: isPublic, withdrawn: isClosed, allowedOrigins: toOrigins(origins) });
  };
  return (
    <form noValidate className="porsa-d-share-part" onSubmit={submit}>
      <SlSwitch
        checked={isPublic}
        help-text={t('designer:share.access.publicHelp')}
        onsl-change={() => setPublic(!isPublic)}
      >
        {t('designer:share.access.public')}
      </SlSwitch>
      <SlSwitch
        checked={isClosed}
        help-text={t('designer:share.access.closedHelp')}
        onsl-change={() => setClosed(!isClosed)}
      >
        {t('designer:share.access.close')}
      </SlSwitch>
      <TextField
        label={t('designer:share.access.origins')}
        help={t('designer:share.access.originsHelp')}
        lines={3}
        latin
        value={origins}
        onChange={setOrigins}
        problem={wrong}
      />
      <Alert text={problem} />
      <div className="porsa-d-share-row">
        <SlButton variant="primary" loading={busy} onClick={submit}>
          {t('designer:share.access.save')}
        </SlButton>
        <span role="status">{saved && t('designer:share.access.saved')}</span>
      </div>
    </form>
  );
}

interface Access {
  readonly allowPublicScores: boolean;
  readonly withdrawn: boolean;
  readonly allowedOrigins: string[];
}

function useStoring(changed: () => void) {
  const { client, category } = useShare();
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [state, setState] = useState<{ problem?: string; wrong?: string; saved?: boolean }>({});
  const store = async (settings: Access): Promise<void> => {
    const origin = settings.allowedOrigins.find((each) => !isOrigin(each));
    if (origin !== undefined) return setState({ wrong: t('designer:share.access.badOrigin', { origin }) });
    setBusy(true);
    const reply = await client.category.storecategory?.({ id: category, settings });
    setBusy(false);
    if (!reply?.success) return setState(reply ? { problem: reasonOf(reply, t) } : {});
    setState({ saved: true });
    changed();
  };
  return { ...state, busy, store: (settings: Access) => void store(settings) };
}
