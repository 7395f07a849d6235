import { errors } from '../../../../api/contract/errors.ts';
import type { Comment } from '../../../../api/contract/proposal/shapes.ts';
import { innermost } from '../../calls/failure.ts';
import { useCall, type Loaded } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useFresh } from '../comments/use-fresh.ts';

const none = { success: true, data: [] } as const;

/** The comments on the person's proposal; of a new one there are none, and nobody is asked. */
export function useComments(id: string, isNew: boolean): Loaded<readonly Comment[]> {
  const { client } = usePortal();
  const comments = useCall<readonly Comment[]>(`${id} ${isNew}`, async (signal) => {
    if (isNew) return none;
    const reply = await client.proposal.getcomments({ id }, { signal });
    // It was only just begun, and is on its way to the server.
    return !reply.success && innermost(reply).code === errors.unknown.code ? none : reply;
  });
  useFresh(comments);
  return comments;
}
