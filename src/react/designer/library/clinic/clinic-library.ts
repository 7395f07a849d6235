import type { ClientReply } from '../../../../api/client/client.ts';
import type { SavedBlock } from '../../../../api/contract/library/blocks.ts';
import type { MenuAction } from '../../../kit/menu/more-menu.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import type { LibraryCalls } from '../../props/designer-props.ts';
import type { BlockSource } from './make-block.ts';

/** The calls of the clinic's library, and the form by which it is reached; undefined where there is no server. */
export function useClinicLibrary(): { readonly calls: LibraryCalls; readonly category: string } | undefined {
  const { client, category } = useDesigner();
  return client?.library && category ? { calls: client.library, category } : undefined;
}

/** The entry of a menu that saves something for other forms; none where there is no server. */
export function useSaveToLibrary(): (source: () => BlockSource) => readonly MenuAction[] {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const isOffered = useClinicLibrary() !== undefined;
  return (source) =>
    isOffered
      ? [{ text: t('designer:library.save'), act: () => model.$dialog.set({ kind: 'saveblock', source: source() }) }]
      : [];
}

/** Every block there is: a clinic has no more of them than one page of the list holds. */
export async function listBlocks(
  library: ReturnType<typeof useClinicLibrary>,
): Promise<ClientReply<readonly SavedBlock[]>> {
  if (!library) return { success: true, data: [] };
  const reply = await library.calls.getblocks({ category: library.category, limit: 200 });
  return reply.success ? { ...reply, data: reply.data.items } : reply;
}
