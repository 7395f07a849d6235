import { writeAudit, writeDenial } from '../audit/write-audit.ts';
import type { SsoConfiguration } from '../configuration/configuration.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { hashToken } from '../crypto/tokens.ts';
import { ServerError } from '../errors/server-error.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import { findPerson } from './find-person.ts';
import { finishAt, startAt, type Ties } from './provider.ts';

/** What a sealed flow belongs to: it opens for nothing else. */
const owner = 'single sign-on';
const lifeMs = 600_000;

interface Flow extends Ties {
  /** Milliseconds. */
  readonly ends: number;
}

const redirectOf = ({ config }: Context): string => `${config.publicUrl}/sso`;

function configured({ config }: Context): SsoConfiguration {
  if (config.sso === undefined) throw new ServerError('unknown');
  return config.sso;
}

/** The ways in beside a password. */
export const getWaysIn: Handler<'/auth/getwaysin'> = async ({ config }) => ({
  sso: config.sso === undefined ? null : { label: config.sso.label },
});

/**
 * Begins a sign-in at the provider.
 *
 * What it is tied to is sealed and kept by the page that began it, so that no other page can finish it and the server
 * keeps nothing of people who never come back.
 */
export const startSso: Handler<'/auth/startsso'> = async (context) => {
  const { url, ties } = await startAt(configured(context), context.clock(), redirectOf(context));
  const flow: Flow = { ...ties, ends: context.clock().getTime() + lifeMs };
  return { url, flow: context.sealer.seal(JSON.stringify(flow), owner) };
};

/** Finishes it, once: the person is who the provider says, by an address that it has verified. */
export const finishSso: Handler<'/auth/finishsso'> = async (context, { flow: sealed, query, device }) => {
  const sso = configured(context);
  const flow = open(context, sealed);
  await spend(context, flow);
  const returned = new URL(`${redirectOf(context)}?${query.replace(/^\?/, '')}`);
  const claims = await finishAt(sso, context.clock(), returned, flow);
  const found = await context.db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, context, sso, claims);
    if (typeof person === 'string') return person;
    await writeAudit(transaction, context, {
      clinic: person.clinic,
      role: person.access,
      action: 'auth.sso',
      detail: { person: person.id },
    });
    return person;
  });
  if (typeof found !== 'string') return sessionReply(context, found, { device });
  await writeDenial(context, { clinic: 'none', role: 'none', action: 'auth.sso', detail: { reason: found } });
  throw new ServerError(found);
};

function open({ sealer, clock }: Context, sealed: string): Flow {
  let flow: Flow;
  try {
    flow = JSON.parse(sealer.open(sealed, owner)) as Flow;
  } catch {
    throw new ServerError('signinagain');
  }
  if (flow.ends <= clock().getTime()) throw new ServerError('signinagain');
  return flow;
}

/** Of many uses of one flow exactly one goes on; its trace is tidied away like that of any secret. */
async function spend({ db, clock }: Context, { state, ends }: Flow): Promise<void> {
  const now = clock().toISOString();
  const spent = await db
    .insertInto('secrets')
    .values({
      hash: hashToken(`sso ${state}`),
      purpose: 'sso',
      clinic: null,
      user_id: null,
      category: null,
      data: null,
      created_at: now,
      expires_at: new Date(ends).toISOString(),
      used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (spent === undefined) throw new ServerError('signinagain');
}
