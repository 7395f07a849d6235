import { createHash } from 'node:crypto';
import type { Ehr } from '../../../src/api/contract/launch/ehrs.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import type { Database } from '../db/database.ts';
import { allFormsOf } from './forms-of.ts';
import type { EhrRow } from './known-ehr.ts';

/** The EHRs of a clinic as its admins see them, or the one of an id. */
export async function readEhrs(db: Database, clinic: string, id?: string): Promise<readonly Ehr[]> {
  const rows = await db
    .selectFrom('ehrs')
    .selectAll()
    .where('clinic', '=', clinic)
    .$if(id !== undefined, (select) => select.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => toEhr(db, row)));
}

/** What tells whether somebody has changed an EHR since it was read. */
export function ehrRev(row: EhrRow, forms: readonly { readonly id: string }[]): string {
  const state = [
    row.title,
    row.client_id,
    row.secret,
    row.code_system,
    row.active,
    ...forms.map(({ id }) => id).sort(),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}

async function toEhr(db: Database, row: EhrRow): Promise<Ehr> {
  const forms = await allFormsOf(db, row);
  return {
    id: row.id,
    title: row.title,
    issuer: row.issuer,
    clientId: row.client_id,
    hasSecret: row.secret !== null,
    codeSystem: row.code_system,
    active: row.active === 1,
    createdAt: row.created_at,
    rev: ehrRev(row, forms),
    forms: forms.map(({ id, title }) => ({ id, title })),
    ...(await countsOf(db, row)),
  };
}

async function countsOf(db: Database, { clinic, id }: EhrRow): Promise<Pick<Ehr, 'waiting' | 'failed'>> {
  const { waiting, failed } = await db
    .selectFrom('ehr_write_backs')
    .select(({ fn, eb }) => [
      fn.sum<number | string | null>(eb.case().when('ended_at', 'is', null).then(1).else(0).end()).as('waiting'),
      fn
        .sum<number | string | null>(
          eb
            .case()
            .when(eb.and([eb('ended_at', 'is not', null), eb('failure', 'is not', null)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('failed'),
    ])
    .where('clinic', '=', clinic)
    .where('ehr', '=', id)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting ?? 0), failed: Number(failed ?? 0) };
}

/** EHRs in use, for those who may launch from here. */
export const getLaunchEhrs: Handlers['/smart/getehrs'] = async (context) =>
  context.db
    .selectFrom('ehrs')
    .select(['id', 'title'])
    .where('clinic', '=', signedIn(context).clinic)
    .where('active', '=', 1)
    .orderBy('title')
    .orderBy('id')
    .execute();
