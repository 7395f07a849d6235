import type { SharedFile } from '../../../api/contract/sharing.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';

/** How a file came to the person, where its form is none of theirs; undefined while that is not known, and where nobody shared it. */
export function useShare(file: string, asked: boolean): SharedFile | undefined {
  const { client } = usePortal();
  const found = useCall<SharedFile | undefined>(`${file} ${String(asked)}`, async (signal) => {
    if (!asked) return { success: true, data: undefined };
    const reply = await client.file.getsharedfiles({ file, limit: 1 }, { signal });
    return reply.success ? { success: true, data: reply.data.items[0] } : reply;
  });
  return found.state === 'ready' ? found.data : undefined;
}
