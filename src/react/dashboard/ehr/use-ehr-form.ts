import { useState, type FormEvent } from 'react';
import type { Ehr } from '../../../api/contract/launch/ehrs.ts';
import { uuid } from '../../../api/client/uuid.ts';
import { listMark } from '../../../engine/languages/traits.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import type { StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { useMeanwhile } from '../meanwhile/use-meanwhile.ts';
import { useFields } from '../parts/use-fields.ts';
import type { FormOfEhr } from './ehr-forms.tsx';

interface Choices {
  readonly forms: readonly FormOfEhr[];
  readonly active: boolean;
}

/** An EHR while it is edited; absent for a new one. `onStored` is called once the server has it. */
export function useEhrForm(ehr: Ehr | undefined, onStored: () => void) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const [id] = useState(() => ehr?.id ?? uuid());
  const { read, theirs, look } = useMeanwhile(ehr, {
    async again() {
      const reply = await client.admin.getehrs({});
      return reply.success ? reply.data.items.find((one) => one.id === id) : undefined;
    },
    inWords: (item) => (item ? inWords(item, tools) : []),
  });
  const fields = useFields(
    {
      title: ehr?.title ?? '',
      issuer: ehr?.issuer ?? '',
      clientId: ehr?.clientId ?? '',
      secret: '',
      codeSystem: ehr?.codeSystem ?? '',
      forms: '',
    },
    { choices: { forms: ehr?.forms ?? [], active: ehr?.active ?? true } as Choices },
  );
  const { forms, active } = fields.choices;
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
        ...(read && { rev: read.rev }),
        title: title.trim(),
        issuer: issuer.trim(),
        clientId: clientId.trim(),
        codeSystem: codeSystem.trim(),
        forms: forms.map((form) => form.id),
        active,
        ...(secret && { secret }),
      });
      return look(reply);
    };
    void fields.send(check, act).then((isStored) => isStored && onStored());
  };
  const setForms = (next: readonly FormOfEhr[]): void => {
    fields.choose({ forms: next });
    fields.bind('forms').onChange(next.map((form) => form.id).join(' '));
  };
  const setActive = (on: boolean): void => fields.choose({ active: on });
  return { fields, forms, active, theirs, setForms, setActive, submit };
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
