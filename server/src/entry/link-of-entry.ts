import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { openLink, type OpenedLink } from '../link/open-link.ts';

/** The link that an entry names, which says where it goes: the sender does not. */
export async function linkOf(
  context: Context,
  category: ReachedCategory,
  body: CallBody<'/entry/storeentry'>,
): Promise<OpenedLink | undefined> {
  if (body.link === undefined) return undefined;
  const link = await openLink(context, body.link, 'send');
  if (link === undefined || link.category.id !== category.id) throw new ServerError('deadlink');
  const decided = link.file === undefined ? (['file'] as const) : (['file', 'patient'] as const);
  const given = decided.filter((key) => body[key] !== undefined);
  if (given.length > 0)
    throw new ServerError('badbody', { fields: given.map((path) => ({ path, rule: 'unknownkey', message: '' })) });
  return link;
}
