import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner, type DesignerTools } from '../model/designer-context.ts';
import type { ScreenClient, ShareCalls } from '../props/designer-props.ts';
import { publishedForm } from './published-form.ts';
import { ShareProvider, type ShareTools } from './share-context.ts';
import { ShareSheet } from './share-sheet.tsx';

/** The Share dialog of the form that is being designed. */
export function ShareDialog({ close }: { close(): void }) {
  const { model, client, category } = useDesigner();
  const { text } = useLanguage();
  const { title } = useStore(model.$definition);
  const version = useStore(model.store.$version);
  if (!client?.app || !category) return null;
  return (
    <Provided calls={client.app} client={client} category={category}>
      <ShareSheet
        title={text(title)}
        isPublished={version !== null}
        publish={() => {
          model.store.check();
          model.$dialog.set({ kind: 'publish' });
        }}
        close={close}
      />
    </Provided>
  );
}

interface ProvidedProps {
  readonly calls: ShareCalls;
  readonly client: ScreenClient;
  readonly category: string;
  readonly children: React.ReactNode;
}

function Provided({ calls, client, category, children }: ProvidedProps) {
  const { model, Preview, theme } = useDesigner();
  const tools: ShareTools = useMemo(
    () => ({ calls, client, category, Preview, theme, loadForm: () => formOf(client, category, model) }),
    [calls, client, category, Preview, theme, model],
  );
  return <ShareProvider value={tools}>{children}</ShareProvider>;
}

/** As it is published; the draft where the client gives no more. */
async function formOf(
  { category: { getform } }: ScreenClient,
  category: string,
  model: DesignerTools['model'],
): Promise<ClientReply<FormDefinition>> {
  if (getform === undefined) return { success: true, data: model.$definition.get() };
  return publishedForm({ category: { getform } }, category);
}
