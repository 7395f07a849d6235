import { useCallback } from 'react';
import { useStore } from '@nanostores/react';
import { $session } from '../../store/session-core.ts';
import { commonSettings } from '../../fields/registry/common-panel.ts';
import { Designer } from '../../react/designer/designer.tsx';
import { FormFiller } from '../../react/form/form-filler.tsx';
import { late } from '../../react/ui/late/late.tsx';
import { DesignSurroundings } from './designer-providers.tsx';
import type { designerSpec } from './spec.ts';
import { enliven } from '../screen/live-screen.ts';
import { watchPreferences } from '../screen/preferences.ts';
import { defineScreen } from '../screen/screen-element.ts';
import type { ScreenInput, ScreenModule } from '../host/screen-module.ts';
import { bundleIcons } from '../screen/shoelace-icons.ts';
import { useClient, useGivenSession } from '../screen/use-client.ts';

bundleIcons();

const previewReport = async () => (await import('../../report/preview/draw-preview.ts')).drawPreview;

const QuestionLook = late(async () => (await import('../../react/form/look/question-look.tsx')).QuestionLook);

const spreadsheets = async () => (await import('../../interchange/xlsform/spreadsheets.ts')).spreadsheets;

/** The loader, which every page pays for, does not know these words. */
const oneOf = <const V extends string>(values: readonly V[], text: string | undefined): V | undefined =>
  values.find((value) => value === text);

export function DesignerScreen({ input }: { readonly input: ScreenInput<typeof designerSpec> }) {
  const {
    api,
    appearance,
    values: { session, definition, pagetype, condition, previewas, ...place },
  } = input;
  const client = useClient(api, appearance.language);
  useGivenSession(session);
  const person = useStore($session).id;
  const keptForm = useCallback(
    async (form: string) =>
      (await import('../../api/drafts/unsaved-forms.ts')).unsavedForms(api).of($session.get().id, form),
    [api],
  );
  return (
    <DesignSurroundings {...appearance}>
      <Designer
        {...place}
        pagetype={oneOf(['form', 'followup'], pagetype)}
        condition={oneOf(['visibility', 'error', 'sendfile', 'gotopage', 'notify'], condition)}
        previewas={oneOf(['owner', 'secretary', 'expert', 'newuser', 'public'], previewas)}
        definition={definition}
        theme={appearance.theme}
        client={client}
        keptForm={keptForm}
        person={person}
        commonSettings={commonSettings}
        Preview={FormFiller}
        QuestionLook={QuestionLook}
        previewReport={previewReport}
        spreadsheets={spreadsheets}
        onReady={input.ready}
        onChange={(detail) => input.emit('change', detail)}
        onSave={(detail) => input.emit('save', detail)}
        onPublish={(detail) => input.emit('publish', detail)}
        onSelect={(detail) => input.emit('select', detail)}
        onError={(detail) => input.emit('error', detail)}
      />
    </DesignSurroundings>
  );
}

export const designerScreen: ScreenModule = {
  enliven,
  create: defineScreen('porsa-designer-screen', DesignerScreen),
  watchPreferences,
};
