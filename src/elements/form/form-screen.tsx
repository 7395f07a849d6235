import { FormFiller } from '../../react/form/form-filler.tsx';
import { loadFormTexts } from '../../react/form/texts/load-texts.ts';
import type { formSpec } from './spec.ts';
import type { FirstForm } from '../../react/form/source/first-form.ts';
import { FormSurroundings, prepareForm, prepareOwn } from './form-providers.tsx';
import { $session } from '../../store/session-core.ts';
import { associateForm } from '../screen/form-association.ts';
import { enliven } from '../screen/live-screen.ts';
import { watchPreferences } from '../screen/preferences.ts';
import { defineScreen } from '../screen/screen-element.ts';
import type { ScreenInput, ScreenModule } from '../host/screen-module.ts';
import { useClient, useGivenSession } from '../screen/use-client.ts';

function FormScreen({ input }: { readonly input: ScreenInput<typeof formSpec> }) {
  const {
    api,
    appearance,
    disabled,
    values: { session, ...values },
  } = input;
  const client = useClient(api, appearance.language);
  useGivenSession(session);
  return (
    <FormSurroundings {...appearance}>
      <FormFiller
        {...values}
        {...appearance}
        disabled={disabled}
        api={api}
        client={client}
        first={input.first as FirstForm | undefined}
        kept={input.kept}
        whose={$session.get().token + JSON.stringify(values)}
        onReady={input.ready}
        onGone={input.ready}
        onChange={(detail) => input.emit('change', detail)}
        onSave={(detail) => input.emit('save', detail)}
        onSubmit={(detail) => input.emit('submit', detail, true)}
        onError={(detail) => input.emit('error', detail)}
      />
    </FormSurroundings>
  );
}

/** The texts, and all that the form is drawn with that its server has given already. */
const prepare: ScreenModule['prepare'] = async (language, beginning) => {
  await loadFormTexts(language);
  if (!beginning) return undefined;
  const { reply, ...asked } = beginning;
  if ('request' in reply) return prepareOwn(reply);
  const first = await prepareForm({ ...asked, reply, language, at: reply.view?.at ?? new Date().toISOString() });
  // Tried again as a whole, with the form that stands there left as it is.
  if (!first.loaded.ok && first.loaded.failure.code === 'offline') throw new Error(first.loaded.failure.code);
  return first;
};

export const formScreen: ScreenModule = {
  enliven,
  create: defineScreen('porsa-form-screen', FormScreen),
  prepare,
  associateForm,
  watchPreferences,
  sendWaiting: async () => (await import('../outbox/send-waiting.ts')).sendWaiting(),
};
