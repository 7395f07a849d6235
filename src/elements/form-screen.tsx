import { FormFiller } from '../react/form/form-filler.tsx';
import { loadFormTexts } from '../react/form/texts.ts';
import type { formSpec } from './form-spec.ts';
import { FormSurroundings } from './form-surroundings.tsx';
import { watchPreferences } from './preferences.ts';
import { defineScreen } from './screen-element.ts';
import type { ScreenInput, ScreenModule } from './screen-module.ts';
import { useClient, useGivenSession } from './use-client.ts';

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
        onReady={input.ready}
        onGone={input.ready}
        onChange={(detail) => input.emit('change', detail)}
        onSave={(detail) => input.emit('save', detail)}
        onSubmit={(detail) => input.emit('submit', detail)}
        onError={(detail) => input.emit('error', detail)}
      />
    </FormSurroundings>
  );
}

export const formScreen: ScreenModule = {
  create: defineScreen('porsa-form-screen', FormScreen),
  prepare: loadFormTexts,
  watchPreferences,
  sendWaiting: async () => (await import('./send-waiting.ts')).sendWaiting(),
};
