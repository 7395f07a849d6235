import type { Path } from '../../../src/api/contract/contract.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { isAdmin } from './assert-may.ts';
import type { CallRule, Need } from './call-rule.ts';
import { callRule } from './call-rules.ts';
import { reachCategory } from './find-category.ts';
import { reachFile } from './find-file.ts';

/**
 * Asks the row of a call, and gives the context its handler runs in.
 *
 * Throws what the caller may know: 401 without a session, 403 without the right, 404 for what is not theirs to know of.
 */
export async function askRule(calling: Context, path: Path, body: unknown): Promise<Context> {
  const rule = callRule(path);
  const context = withoutEarly(calling, rule);
  const asking: Context = { ...context, asked: { path, rule, categories: new Map(), files: new Map() } };
  const named = rule.reach.flatMap((reach) => {
    const id = textAt(body, reach.from);
    return id === undefined ? [] : [{ ...reach, id }];
  });
  await assertNeed(context, named.length === 0 ? (rule.otherwise ?? rule.need) : rule.need);
  for (const { on, id, action, within, through } of named) {
    if (within) continue;
    if (on === 'file') await reachFile(asking, id, action);
    else await reachCategory(asking, id, action, through === undefined ? undefined : textAt(body, through));
  }
  return asking;
}

/** Handlers behind their rows, as the server calls them. */
export function guarded<Some extends Partial<Handlers>>(handlers: Some): Some {
  return Object.fromEntries(
    Object.entries(handlers).map(([path, handler]) => [
      path,
      async (context: Context, body: unknown, ...rest: unknown[]) => {
        const work = handler as unknown as (context: Context, body: unknown, ...rest: unknown[]) => Promise<unknown>;
        return work(await askRule(context, path as Path, body), body, ...rest);
      },
    ]),
  ) as unknown as Some;
}

/** Until they have the second step that is demanded, people may set it up, and do what takes no session as if they had none. */
function withoutEarly(context: Context, { need, reach, early }: CallRule): Context {
  const { user, session: _session, ...nobody } = context.caller;
  if (user?.needsSecondStep !== true || early === true) return context;
  if (need !== 'nobody' || reach.length > 0) throw new ServerError('totpneeded');
  return { ...context, caller: nobody };
}

async function assertNeed(context: Context, need: Need): Promise<void> {
  if (need !== 'nobody' && context.caller.user === undefined) throw new ServerError('unauthenticated');
  if (need === 'person' && context.caller.user?.category !== undefined) throw new ServerError('forbidden');
  if (need === 'admin' && !isAdmin(context.caller)) throw new ServerError('forbidden');
}

function textAt(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, key)) return undefined;
  const found = (body as Readonly<Record<string, unknown>>)[key];
  return typeof found === 'string' ? found : undefined;
}
