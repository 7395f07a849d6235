import { sql, type Selectable } from 'kysely';
import type { WriteBack } from '../../../../src/api/contract/launch/ehrs.ts';
import type { Localized } from '../../../../src/engine/definition/types.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Handlers } from '../../context/handler.ts';
import { signedIn } from '../../context/signed-in.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { fromJson } from '../../db/json.ts';
import { fromCursor, limitOf, toPage } from '../../db/page.ts';
import type { EhrWriteBackTable } from '../../db/schema/ehrs.ts';
import { ServerError } from '../../errors/server-error.ts';

/** Responses of an EHR, those that failed first, then the latest; their ids are in the order of time. */
export const getWriteBacks: Handlers['/admin/getwritebacks'] = async (context, query) => {
  const { clinic } = signedIn(context);
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const sent = context.db
    .selectFrom('ehr_write_backs')
    .where('ehr_write_backs.clinic', '=', clinic)
    .where('ehr', '=', query.ehr);
  const group = sql<string>`case when ended_at is not null and failure is not null then '0' else '1' end`;
  const rows = await sent
    .innerJoin('categories', (join) =>
      join
        .onRef('categories.clinic', '=', 'ehr_write_backs.clinic')
        .onRef('categories.id', '=', 'ehr_write_backs.category'),
    )
    .selectAll('ehr_write_backs')
    .select(['categories.title', group.as('group')])
    .$if(position !== undefined, (select) => {
      const [after = '', id = ''] = position ?? [];
      return select.where((is) =>
        is.or([is(group, '>', after), is.and([is(group, '=', after), is('ehr_write_backs.id', '<', id)])]),
      );
    })
    .orderBy(group)
    .orderBy('ehr_write_backs.id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    ...toPage(rows, limit, (row) => [row.group, row.id], toWriteBack),
    total: await countUpTo(context.db, sent.select('ehr_write_backs.id')),
  };
};

type Row = Selectable<EhrWriteBackTable> & { readonly title: string };

const toWriteBack = ({ title, ...row }: Row): WriteBack => ({
  id: row.id,
  ehr: row.ehr,
  form: { id: row.category, title: fromJson<Localized>(title) },
  file: row.file,
  createdAt: row.created_at,
  attempts: row.attempts,
  state: row.ended_at === null ? 'waiting' : row.failure === null ? 'delivered' : 'failed',
  status: row.status,
  failure: row.failure,
});

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
