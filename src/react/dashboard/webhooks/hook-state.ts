import type { CallBody } from '../../../api/contract/contract.ts';
import type { Webhook } from '../../../api/contract/webhooks.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import type { StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { titlesOf } from '../picking/also-forms.tsx';

/** What a call to change a webhook says that it was. */
export const stateOf = ({
  url,
  events,
  active,
  withAnswers,
  forms,
}: Webhook): CallBody<'/category/storewebhook'>['was'] => ({
  url,
  events,
  active,
  withAnswers,
  forms: forms.map(({ id }) => id),
});

/** What can be changed of a webhook, as its fields call it. */
export function inWords(
  { url, events, active, withAnswers, forms }: Webhook,
  tools: LanguageTools,
): readonly StoredMeanwhile[] {
  const { t } = tools;
  return [
    { label: t('portal:webhooks.url'), value: url },
    {
      label: t('portal:webhooks.events'),
      value: events.map((event) => t(`portal:webhooks.event.${event.replace('.', '_')}`)).join(' · '),
    },
    { label: t('portal:webhooks.withAnswers'), value: t(withAnswers ? 'portal:yes' : 'portal:no') },
    { label: t('portal:webhooks.sends'), value: t(active ? 'portal:yes' : 'portal:no') },
    { label: t('portal:apiKeys.forms'), value: titlesOf(forms, tools) },
  ];
}
