import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';

const mebibyte = 1024 * 1024;
const day = 24 * 60 * 60 * 1000;

/**
 * Passes while the clinic has room, and while those who are not signed in have not filled what a form takes from them in a day.
 *
 * Refuses with `clinicfull` or `formfull`.
 */
export async function assertRoom(context: Context, { clinic, id }: ReachedCategory): Promise<void> {
  const { uploadsPerClinic, uploadsPerForm } = context.config;
  if ((await bytesOf(context, clinic)) >= uploadsPerClinic * mebibyte) throw new ServerError('clinicfull');
  if (context.caller.user !== undefined) return;
  if ((await bytesOf(context, clinic, id)) >= uploadsPerForm * mebibyte)
    throw new ServerError('formfull', { retryAfter: 3600 });
}

/** Bytes a clinic keeps; with a category, those that came there without a session since yesterday. */
async function bytesOf(context: Context, clinic: string, category?: string): Promise<number> {
  const since = new Date(context.clock().getTime() - day).toISOString();
  const { total } = await context.db
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<string | number | null>('size').as('total'))
    .where('clinic', '=', clinic)
    .$if(category !== undefined, (select) =>
      select
        .where('category', '=', category ?? '')
        .where('created_by', 'is', null)
        .where('created_at', '>', since),
    )
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
