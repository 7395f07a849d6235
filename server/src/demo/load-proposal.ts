import { persianTrial } from '../../../demo/proposals/persian-trial.ts';
import type { Context, ServerContext } from '../context/context.ts';
import { newId } from '../db/uuid.ts';
import { handlers } from '../handlers/handlers.ts';
import { addComment } from '../proposal/comments.ts';
import { callingUser } from '../sessions/sessions.ts';

const marker = 'demoproposal';

const supervisor = 'دکتر مهدی کاظمی';
const comments = [
  {
    question: 'title',
    quote: 'کیفیت خواب پس از هشت هفته',
    text: 'عنوان روشن و کامل است. در متن هم همه‌جا «هفتهٔ هشتم» بیاید تا شورا زمان سنجش پیامد را یکسان ببیند.',
  },
  {
    question: 'comparison',
    quote: 'هفته‌ای یک بار و به همان مدت',
    text: 'از کجا معلوم می‌شود که این گفت‌وگوها انجام شده است؟ برای گروه مراقبت معمول هم برگهٔ ثبت پیش‌بینی کنید.',
  },
] as const;

/** Puts a proposal with its supervisor's comments beside the demo's expert, once; nobody is mailed of it. */
export async function loadProposal(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const loaded = await db.selectFrom('settings').select('name').where('name', '=', marker).executeTakeFirst();
  const row = await db.selectFrom('users').selectAll().where('email', '=', 'expert@porsa.test').executeTakeFirst();
  if (loaded !== undefined || row === undefined) return;
  const asExpert: Context = { ...context, caller: { user: callingUser(row), language: row.lang, address: 'demo' } };
  const { id } = await handlers['/proposal/storeproposal'](asExpert, { proposal: persianTrial });
  await handlers['/proposal/storecommentlink'](asExpert, { proposal: id, id: newId(), label: supervisor });
  await db.transaction().execute(async (transaction) => {
    const key = { clinic: row.clinic, user_id: row.id, id };
    for (const [place, comment] of comments.entries()) {
      const at = new Date(clock().getTime() + place);
      await addComment(
        transaction,
        key,
        { id: newId(at.getTime()), reply_to: null, name: supervisor, ...comment },
        at.toISOString(),
      );
    }
    await transaction.insertInto('settings').values({ name: marker, value: 'true' }).execute();
  });
}
