import type { PlainDraft } from '../../../src/api/contract/pages/plain-page.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import type { Named } from './address.ts';

/** A draft goes on at the address where it was begun alone. */
const ownerOf = (named: Named): string =>
  `hosted page ${'link' in named ? `link ${named.link}` : `form ${named.category}`}`;

/** What the page's hidden field holds: nobody can read it, change it, or send it to another form. */
export const sealDraft = ({ sealer }: Context, named: Named, draft: PlainDraft): string =>
  sealer.seal(JSON.stringify(draft), ownerOf(named));

/** Throws `badbody` where the field was not sealed here, for this address. */
export function openDraft({ sealer }: Context, named: Named, sealed: string): PlainDraft {
  try {
    return JSON.parse(sealer.open(sealed, ownerOf(named))) as PlainDraft;
  } catch {
    throw new ServerError('badbody');
  }
}
