import { writeAudit, writeDenial } from '../audit/write-audit.ts';
import type { SsoConfiguration } from '../configuration/configuration.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { openFlow, sealFlow, spendFlow, type Flow } from '../sessions/flows.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import { findPerson } from './find-person.ts';
import { finishAt, startAt, type Ties } from './provider.ts';

const kind = { owner: 'single sign-on', purpose: 'sso' } as const;
const lifeMs = 600_000;

type SignIn = Ties & Flow;

const redirectOf = ({ config }: Context): string => `${config.publicUrl}/sso`;

function configured({ config }: Context): SsoConfiguration {
  if (config.sso === undefined) throw new ServerError('unknown');
  return config.sso;
}

/** The ways in beside a password. */
export const getWaysIn: Handler<'/auth/getwaysin'> = async ({ config }) => ({
  sso: config.sso === undefined ? null : { label: config.sso.label },
  sms: config.sms !== undefined,
});

/** Begins a sign-in at the provider. What it is tied to is kept by the page that began it. */
export const startSso: Handler<'/auth/startsso'> = async (context) => {
  const { url, ties } = await startAt(configured(context), context.clock(), redirectOf(context));
  return { url, flow: sealFlow(context, kind, { ...ties, ends: context.clock().getTime() + lifeMs }) };
};

/** Finishes it, once: the person is who the provider says, by an address that it has verified. */
export const finishSso: Handler<'/auth/finishsso'> = async (context, { flow: sealed, query, device }) => {
  const sso = configured(context);
  const flow = openFlow<SignIn>(context, kind, sealed);
  if (flow === undefined || !(await spendFlow(context, kind, flow))) throw new ServerError('signinagain');
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
