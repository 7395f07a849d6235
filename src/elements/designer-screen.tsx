import { useCallback } from 'react';
import { useStore } from '@nanostores/react';
import { $session } from '../store/session-core.ts';
import { commonSettings } from '../fields/common-panel.ts';
import { Designer } from '../react/designer/designer.tsx';
import { FormFiller } from '../react/form/form-filler.tsx';
import { DesignSurroundings } from './design-surroundings.tsx';
import type { designerSpec } from './designer-spec.ts';
import { watchPreferences } from './preferences.ts';
import { defineScreen } from './screen-element.ts';
import type { ScreenInput, ScreenModule } from './screen-module.ts';
import { bundleIcons } from './shoelace-icons.ts';
import { useClient, useGivenSession } from './use-client.ts';

bundleIcons();

function DesignerScreen({ input }: { readonly input: ScreenInput<typeof designerSpec> }) {
  const {
    api,
    appearance,
    values: { session, project, category, section, definition },
  } = input;
  const client = useClient(api, appearance.language);
  useGivenSession(session);
  const person = useStore($session).id;
  const keptForm = useCallback(
    async (form: string) => (await import('../api/unsaved-forms.ts')).unsavedForms(api).of($session.get().id, form),
    [api],
  );
  return (
    <DesignSurroundings {...appearance}>
      <Designer
        project={project}
        category={category}
        section={section}
        definition={definition}
        theme={appearance.theme}
        client={client}
        keptForm={keptForm}
        person={person}
        commonSettings={commonSettings}
        Preview={FormFiller}
        onReady={input.ready}
        onChange={(detail) => input.emit('change', detail)}
        onSave={(detail) => input.emit('save', detail)}
        onPublish={(detail) => input.emit('publish', detail)}
        onError={(detail) => input.emit('error', detail)}
      />
    </DesignSurroundings>
  );
}

export const designerScreen: ScreenModule = {
  create: defineScreen('porsa-designer-screen', DesignerScreen),
  watchPreferences,
};
