import { useState, type FormEvent } from 'react';
import { errors } from '../../../api/contract/errors.ts';
import type { Ehr } from '../../../api/contract/launch/ehrs.ts';
import { uuid } from '../../../api/client/uuid.ts';
import { listMark } from '../../../engine/languages/traits.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { innermost } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import type { StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { useFields } from '../parts/use-fields.ts';
import type { FormOfEhr } from './ehr-forms.tsx';

/** An EHR while it is edited; absent for a new one. `onStored` is called once the server has it. */
export function useEhrForm(ehr: Ehr | undefined, onStored: () => void) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [id] = useState(() => ehr?.id ?? uuid());
  const [forms, setForms] = useState<readonly FormOfEhr[]>(ehr?.forms ?? []);
  const [active, setActive] = useState(ehr?.active ?? true);
  const { rev, theirs, readAgain } = useRead(ehr);
  const fields = useFields({
    title: ehr?.title ?? '',
    issuer: ehr?.issuer ?? '',
    clientId: ehr?.clientId ?? '',
    secret: '',
    codeSystem: ehr?.codeSystem ?? '',
    forms: '',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { title, issuer, clientId, secret, codeSystem } = fields.values;
    const needed = (value: string) => (value.trim() ? undefined : t('portal:fieldMissing'));
    const check = {
      title: needed(title),
      issuer: needed(issuer),
      clientId: needed(clientId),
      forms: forms.length > 0 ? undefined : t('portal:ehrs.noForm'),
    };
    const act = async () => {
      const reply = await client.admin.storeehr({
        id,
        ...(rev !== undefined && { rev }),
        title: title.trim(),
        issuer: issuer.trim(),
        clientId: clientId.trim(),
        codeSystem: codeSystem.trim(),
        forms: forms.map((form) => form.id),
        active,
        ...(secret && { secret }),
      });
      if (!reply.success && innermost(reply).code === errors.olderrev.code) await readAgain();
      return reply;
    };
    void fields.send(check, act).then((isStored) => isStored && onStored());
  };
  const choose = (next: readonly FormOfEhr[]): void => {
    setForms(next);
    fields.bind('forms').onChange(next.map((form) => form.id).join(' '));
  };
  return { fields, forms, active, theirs, setForms: choose, setActive, submit };
}

/** The EHR as it was read last; after somebody else was first it is read again, with what they have changed. */
function useRead(opened: Ehr | undefined) {
  const tools = useLanguage();
  const { client } = usePortal();
  const [read, setRead] = useState(opened);
  const [theirs, setTheirs] = useState<readonly StoredMeanwhile[]>([]);
  const readAgain = async (): Promise<void> => {
    const reply = await client.admin.getehrs({});
    const now = reply.success ? reply.data.items.find(({ id }) => id === read?.id) : undefined;
    if (!now || !read) return;
    const before = inWords(read, tools);
    setTheirs(inWords(now, tools).filter(({ value }, at) => value !== before[at]?.value));
    setRead(now);
  };
  return { rev: read?.rev, theirs, readAgain };
}

/** What can be changed of an EHR, as its fields call it; the secret is shown to nobody. */
function inWords(
  { title, clientId, codeSystem, forms, active }: Ehr,
  { t, text, language }: LanguageTools,
): readonly StoredMeanwhile[] {
  return [
    { label: t('portal:ehrs.name'), value: title },
    { label: t('portal:ehrs.clientId'), value: clientId },
    { label: t('portal:ehrs.codeSystem'), value: codeSystem },
    { label: t('portal:apiKeys.forms'), value: forms.map((form) => text(form.title)).join(listMark(language)) },
    { label: t('portal:ehrs.opens'), value: t(active ? 'portal:yes' : 'portal:no') },
  ];
}
