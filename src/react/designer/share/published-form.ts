import type { ClientReply } from '../../../api/client/client.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { ScreenClient, ShareCalls } from '../props/designer-props.ts';

/** The calls of the Share dialog where no designer is around it. */
export interface ShareClient extends Pick<ScreenClient, 'file'> {
  readonly app: ShareCalls;
  readonly category: Required<Pick<ScreenClient['category'], 'getform' | 'storecategory'>>;
}

/** The form as people fill it. */
export async function publishedForm(
  { category: { getform } }: { readonly category: Required<Pick<ScreenClient['category'], 'getform'>> },
  category: string,
): Promise<ClientReply<FormDefinition>> {
  const reply = await getform({ category });
  return reply.success ? { success: true, data: reply.data.definition } : reply;
}
