import type { CoreLanguage } from '../../../src/engine/definition/types.ts';
import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Context, ServerContext } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { openForm } from './open-form.ts';

/** The languages that forms are written in; in others a form is drawn for the first who asks. */
const languages: readonly CoreLanguage[] = ['en', 'fa'];

/** Forms that are drawn as the server starts, the ones that were changed last first. */
const mostAtStart = 100;

/** Draws a form as the public is shown it, if it is, so that its first visitor does not wait. Never rejects. */
export async function drawAhead(context: ServerContext, category: string): Promise<void> {
  if (!context.firstViews) return;
  try {
    const { slug, settings } = await context.db
      .selectFrom('categories')
      .select(['slug', 'settings'])
      .where((where) => where.or([where('id', '=', category), where('slug', '=', category)]))
      .where('version', 'is not', null)
      .executeTakeFirstOrThrow();
    const { allowPublicScores, withdrawn } = fromJson<CategorySettings>(settings);
    if (!allowPublicScores || withdrawn) return;
    for (const language of languages) await openForm(visitorOf(context, language), { category: slug, language });
  } catch (error) {
    context.logger.warn({ category, failure: describeFailure(error) }, 'a form could not be drawn ahead');
  }
}

/** Without what the call under way was allowed. */
const visitorOf = (context: ServerContext, language: CoreLanguage): Context => {
  const { access: _access, ...server } = context as Context;
  return { ...server, caller: { language, address: '', origin: context.config.publicUrl } };
};

/** Draws the forms of a server that has just started, one after the other: whoever asks for another waits for one at most. */
export async function drawAllAhead(context: ServerContext, isStopped: () => boolean): Promise<void> {
  const rows = await context.db
    .selectFrom('categories')
    .select('id')
    .where('version', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(mostAtStart)
    .execute()
    .catch(() => []);
  for (const { id } of rows) {
    if (isStopped()) return;
    await drawAhead(context, id);
  }
}

/** What changes how a form is seen has it drawn, without anybody waiting for it. */
export const thenDrawn =
  <Body, Data>(
    handler: (context: Context, body: Body) => Promise<Data>,
    categoryOf: (body: Body) => string | undefined,
  ): ((context: Context, body: Body) => Promise<Data>) =>
  async (context, body) => {
    const changed = await handler(context, body);
    const category = categoryOf(body);
    if (category !== undefined) void drawAhead(context, category);
    return changed;
  };
