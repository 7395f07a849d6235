import { sql, type Selectable } from 'kysely';
import type { ServerContext } from '../../context/context.ts';
import type { EhrLaunchTable, EhrWriteBackTable } from '../../db/schema/ehrs.ts';
import { describeFailure } from '../../log/describe-failure.ts';
import { runRegularly } from '../../schedule/run-regularly.ts';
import { askAddress } from '../../webhook/ask-address.ts';
import type { EhrRow } from '../known-ehr.ts';
import { tokenOwner } from '../right.ts';
import { expired } from './queue-write-back.ts';
import { responseForEhr } from './response-for-ehr.ts';

type Row = Selectable<EhrWriteBackTable>;
type Launch = Selectable<EhrLaunchTable>;

const batch = 20;
const firstWaitMs = 10_000;
const longestWaitMs = 30 * 60_000;

/** Sends what is due; resolves to the number that arrived. Any process may do so: each response is claimed first. */
export async function deliverWriteBacks(server: ServerContext): Promise<number> {
  const { db, clock } = server;
  const due = await db
    .selectFrom('ehr_write_backs')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('due_at', '<=', clock().toISOString())
    .orderBy('due_at')
    .limit(batch)
    .execute();
  const arrived = await Promise.all(due.map(async (row) => (await claim(server, row)) && send(server, row)));
  return arrived.filter(Boolean).length;
}

/** Takes a response for this process, and sets when it is due again should it fail, or the process die with it. */
async function claim({ db, clock }: ServerContext, { clinic, id, attempts }: Row): Promise<boolean> {
  const wait = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs);
  const claimed = await db
    .updateTable('ehr_write_backs')
    .set({ attempts: attempts + 1, due_at: new Date(clock().getTime() + wait).toISOString() })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function send(server: ServerContext, row: Row): Promise<boolean> {
  const { db, clock, sealer } = server;
  const ehr = await db
    .selectFrom('ehrs')
    .selectAll()
    .where('clinic', '=', row.clinic)
    .where('id', '=', row.ehr)
    .executeTakeFirst();
  if (ehr === undefined || ehr.active === 0) return end(server, row, { failure: 'inactive' });
  const launch = await launchOf(server, row);
  if (launch?.token == null || launch.token_ends <= clock().toISOString())
    return end(server, row, { failure: expired });
  const token = sealer.open(launch.token, tokenOwner(row.clinic, launch.id));
  return post(server, row, { ehr, launch, token });
}

const launchOf = ({ db }: ServerContext, { clinic, launch }: Row): Promise<Launch | undefined> =>
  db.selectFrom('ehr_launches').selectAll().where('clinic', '=', clinic).where('id', '=', launch).executeTakeFirst();

interface Way {
  readonly ehr: EhrRow;
  readonly launch: Launch;
  readonly token: string;
}

/** Sent twice, it is stored once: the EHR is asked to create it only where none of its identifier is there. */
async function post(server: ServerContext, row: Row, { ehr, launch, token }: Way): Promise<boolean> {
  const { config, logger } = server;
  const response = await responseForEhr(server, { row, launch, account: ehr.account });
  if (response === undefined) return end(server, row, { failure: 'gone' });
  try {
    const { status } = await askAddress(`${ehr.issuer}/QuestionnaireResponse`, config.webhookHosts ?? [], {
      method: 'POST',
      headers: {
        'content-type': 'application/fhir+json',
        accept: 'application/fhir+json',
        prefer: 'return=minimal',
        authorization: `Bearer ${token}`,
        'if-none-exist': response.condition,
      },
      body: response.body,
    });
    if (status >= 200 && status < 300) return await end(server, row, { status });
    if (status === 401) return await end(server, row, { status, failure: expired });
    const passes = status >= 500 || status === 408 || status === 429;
    return await (passes ? fail : end)(server, row, { status, failure: `http${status}` });
  } catch (error) {
    const { code, type } = describeFailure(error);
    logger.warn(
      { response: row.id, attempts: row.attempts + 1, failure: code ?? type },
      'response not sent to the EHR',
    );
    return fail(server, row, { failure: code ?? type });
  }
}

interface Result {
  readonly status?: number;
  readonly failure?: string;
}

async function end({ db, clock }: ServerContext, { clinic, id }: Row, { status, failure }: Result): Promise<boolean> {
  await db
    .updateTable('ehr_write_backs')
    .set({ ended_at: clock().toISOString(), status: status ?? null, failure: failure ?? null })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
  return failure === undefined;
}

/** It is tried again until the token has expired. */
async function fail({ db }: ServerContext, { clinic, id }: Row, { status, failure }: Result): Promise<boolean> {
  await db
    .updateTable('ehr_write_backs')
    .set({ status: status ?? null, failure: failure ?? null })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
  return false;
}

const hour = 3_600_000;
const keptMs = 30 * 24 * hour;
/** So long the form of a launch can be chosen, opened and sent. */
const formMs = 27 * hour;

/** Forgets tokens that have expired, what an EHR said of patients for whom nothing was opened, and what ended a month ago. */
export async function forgetLaunches({ db, clock }: ServerContext): Promise<void> {
  const now = clock().getTime();
  const ago = (ms: number): string => new Date(now - ms).toISOString();
  await sql`update ehr_launches set token = null where token is not null and token_ends <= ${ago(0)}`.execute(db);
  await sql`update ehr_launches set details = null where details is not null and (created_at < ${ago(formMs)} or (opened_at is null and created_at < ${ago(hour)}))`.execute(
    db,
  );
  await sql`delete from ehr_write_backs where ended_at < ${ago(keptMs)}`.execute(db);
  await sql`delete from ehr_launches where created_at < ${ago(keptMs)} and token is null`.execute(db);
}

const everyMs = 3000;

/** Delivers due responses now and again, until the function it returns is called. */
export function deliverWriteBacksRegularly(server: ServerContext): () => Promise<void> {
  const { logger } = server;
  const stops = [
    runRegularly(() => deliverWriteBacks(server), { everyMs, logger, failure: 'responses for EHRs cannot be read' }),
    runRegularly(() => forgetLaunches(server), {
      everyMs: 60_000,
      logger,
      failure: 'expired launches cannot be removed',
      startsAtOnce: true,
    }),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
}
