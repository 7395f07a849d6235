import { auditRead } from '../../audit/write-audit.ts';
import { selectEntries, toEntries } from '../../answers/read-entries.ts';
import { ServerError } from '../../errors/server-error.ts';
import { idPattern } from '../../guard/find-category.ts';
import { reachFile } from '../../guard/reach-file.ts';
import type { Exchange } from '../exchange.ts';
import type { Resource } from '../search/bundle.ts';
import { responseResources } from './response-resource.ts';

/** A response, as the entries of its file are read. */
export async function readResponse(exchange: Exchange, id: string): Promise<Resource> {
  const { context } = exchange;
  if (context.caller.user === undefined) throw new ServerError('unauthenticated');
  if (!idPattern.test(id)) throw new ServerError('unknown');
  const { clinic } = context.caller.user;
  const row = await selectEntries(context.db, clinic).where('entries.id', '=', id).executeTakeFirst();
  // What is not there is looked for like a file that is not there, so that both read, and are recorded, alike.
  const allowed = await exchange.allow('/entry/getentries', { file: row?.file ?? id });
  if (row === undefined) throw new ServerError('unknown');
  const { category } = await reachFile(allowed, row.file, 'view');
  await auditRead(context, {
    clinic,
    role: category.role,
    action: 'entry.list',
    category: category.id,
    file: row.file,
    detail: { entries: [id] },
  });
  const [resource] = await responseResources(context, clinic, await toEntries(context.db, [row], category.role));
  if (resource === undefined) throw new ServerError('unknown');
  return resource;
}
