import type { Path } from '../../../src/api/contract/contract.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { isAdmin } from './admin.ts';
import { reachCategory } from './reach-category.ts';
import { reachFile } from './reach-file.ts';
import type { CallRule, Need } from '../access/call-rule.ts';
import { scopesOf } from '../access/key-scopes.ts';
import { beyondRole, refuse } from './refuse.ts';
import { callRule } from '../access/call-rules.ts';

/**
 * Checks the rule of a call, and gives the context that its handler runs in.
 *
 * Throws what the caller may know: 401 without a session, 403 without the right, 404 for what is not theirs to know of.
 */
export async function authorizeCall(calling: Context, path: Path, body: unknown): Promise<Context> {
  const rule = callRule(path);
  const context = beforeSecondStep(calling, rule);
  const checked: Context = { ...context, access: { path, rule, categories: new Map(), files: new Map() } };
  const named = rule.reach.flatMap((reach) => {
    const id = textAt(body, reach.from);
    return id === undefined ? [] : [{ ...reach, id }];
  });
  await assertScope(context, path);
  assertNeed(context, named.length === 0 ? (rule.otherwise ?? rule.need) : rule.need);
  for (const { on, id, action, within, through } of named) {
    if (within) continue;
    if (on === 'file') await reachFile(checked, id, action);
    else await reachCategory(checked, id, action, through === undefined ? undefined : textAt(body, through));
  }
  return checked;
}

/** Handlers behind the rules of their calls, as the server runs them. */
export function guarded<Some extends Partial<Handlers>>(handlers: Some): Some {
  return Object.fromEntries(
    Object.entries(handlers).map(([path, handler]) => [
      path,
      async (context: Context, body: unknown, ...rest: unknown[]) => {
        const work = handler as unknown as (context: Context, body: unknown, ...rest: unknown[]) => Promise<unknown>;
        return work(await authorizeCall(context, path as Path, body), body, ...rest);
      },
    ]),
  ) as unknown as Some;
}

/** Somebody who has yet to set up a required second step may do just that, and what takes no session as if they had none. */
function beforeSecondStep(context: Context, { need, reach, early }: CallRule): Context {
  const { user, session: _session, ...nobody } = context.caller;
  if (user?.needsSecondStep !== true || early === true) return context;
  if (need !== 'nobody' || reach.length > 0) throw new ServerError('totpneeded');
  return { ...context, caller: nobody };
}

/** A service account makes the calls of its scopes alone, also such as anybody may make. */
async function assertScope(context: Context, path: Path): Promise<void> {
  const { user } = context.caller;
  if (user?.scopes === undefined || scopesOf(path).some((scope) => user.scopes?.includes(scope))) return;
  await refuse(context, beyondRole, { role: 'none', action: 'clinic.apikeyuse', detail: { call: path } });
}

function assertNeed(context: Context, need: Need): void {
  if (need !== 'nobody' && context.caller.user === undefined) throw new ServerError('unauthenticated');
  if (need === 'person' && context.caller.user?.category !== undefined) throw new ServerError('forbidden');
  const { scopes } = context.caller.user ?? {};
  const isMaker = need === 'maker' && scopes?.includes('forms:write') === true;
  if ((need === 'admin' || need === 'maker') && !isMaker && !isAdmin(context.caller))
    throw new ServerError('forbidden');
}

function textAt(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, key)) return undefined;
  const found = (body as Readonly<Record<string, unknown>>)[key];
  return typeof found === 'string' ? found : undefined;
}
