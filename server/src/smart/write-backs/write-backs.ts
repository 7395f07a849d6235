import type { WriteBack } from '../../../../src/api/contract/launch/ehrs.ts';
import type { Localized } from '../../../../src/engine/definition/types.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Handlers } from '../../context/handler.ts';
import { signedIn } from '../../context/signed-in.ts';
import { fromJson } from '../../db/json.ts';
import { ServerError } from '../../errors/server-error.ts';

const shown = 100;

/** The latest responses of an EHR, those that failed first. */
export const getWriteBacks: Handlers['/admin/getwritebacks'] = async (context, { ehr }) => {
  const { clinic } = signedIn(context);
  const rows = await context.db
    .selectFrom('ehr_write_backs')
    .innerJoin('categories', (join) =>
      join
        .onRef('categories.clinic', '=', 'ehr_write_backs.clinic')
        .onRef('categories.id', '=', 'ehr_write_backs.category'),
    )
    .selectAll('ehr_write_backs')
    .select('categories.title')
    .where('ehr_write_backs.clinic', '=', clinic)
    .where('ehr', '=', ehr)
    .orderBy((is) =>
      is
        .case()
        .when(is.and([is('ended_at', 'is not', null), is('failure', 'is not', null)]))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('ehr_write_backs.created_at', 'desc')
    .orderBy('ehr_write_backs.id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ title, ...row }): WriteBack => ({
    id: row.id,
    ehr: row.ehr,
    form: { id: row.category, title: fromJson<Localized>(title) },
    file: row.file,
    createdAt: row.created_at,
    attempts: row.attempts,
    state: row.ended_at === null ? 'waiting' : row.failure === null ? 'delivered' : 'failed',
    status: row.status,
    failure: row.failure,
  }));
};

/** Sends one that failed again, while its token holds. Throws `launchexpired` afterwards: only a launch for the same patient gives another. */
export const retryWriteBack: Handlers['/admin/retrywriteback'] = async (context, { id }) => {
  const { clinic, access } = signedIn(context);
  const now = context.clock().toISOString();
  const row = await context.db
    .selectFrom('ehr_write_backs')
    .leftJoin('ehr_launches', (join) =>
      join.onRef('ehr_launches.clinic', '=', 'ehr_write_backs.clinic').onRef('ehr_launches.id', '=', 'launch'),
    )
    .select(['category', 'file', 'token', 'token_ends', 'failure', 'ended_at', 'ehr_write_backs.ehr'])
    .where('ehr_write_backs.clinic', '=', clinic)
    .where('ehr_write_backs.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  if (row.ended_at !== null && row.failure === null) return {};
  if (row.token === null || row.token_ends === null || row.token_ends <= now) throw new ServerError('launchexpired');
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('ehr_write_backs')
      .set({ due_at: now, attempts: 0, ended_at: null, status: null, failure: null })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .execute();
    const { category, file } = row;
    const detail = { ehr: row.ehr };
    await writeAudit(transaction, context, {
      clinic,
      role: access,
      action: 'ehr.retry',
      category,
      file,
      entry: id,
      detail,
    });
  });
  return {};
};
