import { sql } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/database.ts';
import { redirectOf, type EhrRow } from '../smart/known-ehr.ts';
import { canLaunch, readKeys, readSmart, signsPeople } from '../smart/smart-configuration.ts';
import { AddressRefused } from '../webhook/safe-address.ts';
import { codeOf, fault, good, warning, type Finding } from './finding.ts';

type Place = Pick<Configuration, 'publicUrl' | 'webhookHosts'>;

const hour = 3_600_000;

/** Whether the EHRs of all clinics can be reached and open forms, know where to lead back to, and get their responses. */
export async function checkEhrs(db: Database | undefined, config: Place, now: Date): Promise<readonly Finding[]> {
  const rows = db === undefined ? [] : await readRows(db);
  if (db === undefined || rows.length === 0) return [];
  const queues = await readQueues(db, now);
  const found = rows.map(async (ehr) => [
    ...(ehr.active === 1 ? await checkEhr(ehr, config) : []),
    ...queues.filter((queue) => queue.clinic === ehr.clinic && queue.ehr === ehr.id).flatMap(sayQueue(ehr)),
  ]);
  return (await Promise.all(found)).flat();
}

/** None in a database of an older version, which is a finding of its own. */
const readRows = (db: Database): Promise<readonly EhrRow[]> =>
  db
    .selectFrom('ehrs')
    .selectAll()
    .orderBy('title')
    .orderBy('id')
    .execute()
    .catch(() => []);

async function checkEhr(ehr: EhrRow, config: Place): Promise<readonly Finding[]> {
  const { title, issuer: url } = ehr;
  const address = redirectOf({ config });
  const moved =
    ehr.redirect !== null && ehr.redirect !== address
      ? [fault('ehrmoved', { title, known: ehr.redirect, address })]
      : [];
  return [
    await reach(ehr, config).catch((error) => warning('ehraway', { title, url, reason: reasonOf(error) })),
    ...moved,
  ];
}

/** Reads what the EHR says of itself and the keys it signs with, as a launch does. */
async function reach({ title, issuer: url }: EhrRow, { webhookHosts = [] }: Place): Promise<Finding> {
  const smart = await readSmart(url, webhookHosts);
  const isFit = smart.authorization !== undefined && smart.token !== undefined;
  if (!isFit || !(canLaunch(smart, 'ehr') || canLaunch(smart, 'standalone'))) return fault('ehrunfit', { title, url });
  if (!signsPeople(smart) || smart.keys === undefined) return good('ehr', { title, url });
  const { keys } = smart;
  return readKeys(keys, webhookHosts).then(
    () => good('ehr', { title, url }),
    (error: unknown) => warning('ehrkeys', { title, url: keys, reason: reasonOf(error) }),
  );
}

/** Addresses that are refused before they are asked are those that the operator has not listed. */
const reasonOf = (error: unknown): string => (error instanceof AddressRefused ? 'PORSA_WEBHOOK_HOSTS' : codeOf(error));

interface Queue {
  readonly clinic: string;
  readonly ehr: string;
  readonly waiting: number | string;
  readonly failed: number | string;
  readonly failure: string | null;
}

/** Of each EHR, the responses that have waited for an hour, and those that were given up. */
async function readQueues(db: Database, now: Date): Promise<readonly Queue[]> {
  const anHourAgo = new Date(now.getTime() - hour).toISOString();
  const { rows } = await sql<Queue>`
    select clinic, ehr, max(failure) as failure,
      sum(case when ended_at is null then 1 else 0 end) as waiting,
      sum(case when ended_at is null then 0 else 1 end) as failed
    from ehr_write_backs
    where (ended_at is null and created_at < ${anHourAgo}) or (ended_at is not null and failure is not null)
    group by clinic, ehr
  `.execute(db);
  return rows;
}

const sayQueue =
  ({ title }: EhrRow) =>
  ({ waiting, failed, failure }: Queue): readonly Finding[] => {
    const reason = failure ?? '–';
    return [
      ...(Number(waiting) > 0 ? [warning('ehrwaiting', { title, count: Number(waiting), reason })] : []),
      ...(Number(failed) > 0 ? [warning('ehrfailed', { title, count: Number(failed), reason })] : []),
    ];
  };
