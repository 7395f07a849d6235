import type { CallBody, CallData } from '../../../../src/api/contract/contract.ts';
import type { ChosenSettings } from '../../../../src/api/contract/shapes.ts';
import { coreOf } from '../../../../src/engine/languages/traits.ts';
import type { CoreLanguage, FormDefinition, Language, Localized } from '../../../../src/engine/definition/types.ts';
import { assertAdmin, isAdmin } from '../../guard/admin.ts';
import { idPattern } from '../../guard/find-category.ts';
import { newId } from '../../db/uuid.ts';
import type { Context } from '../../context/context.ts';
import { ServerError } from '../../errors/server-error.ts';
import { signedIn } from '../../context/signed-in.ts';
import { projectId } from '../../guard/find-service.ts';
import { keptSettings } from '../change-category.ts';
import { makeForm } from './make-form.ts';
import { storeMembers } from '../members.ts';

type Body = CallBody<'/category/storecategory'>;

/** Adds a category with an empty form; the caller becomes its owner where no member is named. */
export async function addCategory(context: Context, body: Body): Promise<CallData<'/category/storecategory'>> {
  const cannotBeMeant = body.id !== undefined && !(idPattern.test(body.id) && isAdmin(context.caller));
  if (cannotBeMeant) throw new ServerError('unknowncategory');
  assertAdmin(context.caller);
  const { clinic, id: user } = signedIn(context);
  const { title, project } = withRequired(body);
  const inProject = await projectId(context, project);
  const form = {
    clinic,
    id: body.id,
    project: inProject,
    slug: body.slug,
    title,
    settings: keptSettings(await firstSettings(context, body.settings ?? {}, inProject)),
    draft: JSON.stringify(emptyForm(title, body, context.caller.language)),
  };
  return makeForm(context, form, async (transaction, made) => {
    await storeMembers(transaction, context, made, body.members ?? [{ user, role: 'owner' }]);
    return { id: made.id, slug: made.slug };
  });
}

/** Score forms are open to everyone from the start where whoever adds them has chosen that in their profile. */
async function firstSettings(context: Context, settings: ChosenSettings, project: string): Promise<ChosenSettings> {
  if (settings.allowPublicScores !== undefined) return settings;
  const { clinic, id } = signedIn(context);
  const chosen = await context.db
    .selectFrom('projects')
    .innerJoin('profiles', 'profiles.clinic', 'projects.clinic')
    .select('projects.id')
    .where('projects.clinic', '=', clinic)
    .where('projects.id', '=', project)
    .where('projects.headline', '=', 'scores')
    .where('profiles.user_id', '=', id)
    .where('profiles.allow_public_scores', '=', 1)
    .executeTakeFirst();
  return chosen === undefined ? settings : { ...settings, allowPublicScores: true };
}

function withRequired({ title, project }: Body) {
  if (title !== undefined && project !== undefined) return { title, project };
  const missing = [...(title === undefined ? ['title'] : []), ...(project === undefined ? ['project'] : [])];
  throw new ServerError('badbody', { fields: missing.map((path) => ({ path, rule: 'required', message: '' })) });
}

/** A form that can be designed and filled at once: one page and nothing on it. */
function emptyForm(title: Localized, body: Body, reads: Language): FormDefinition {
  const page = { id: newId(), text: '', pageType: 'form', questions: [] } as const;
  return {
    schema: 1,
    title,
    language: body.settings?.defaultLanguage || (languageOf(title) ?? coreOf(reads)),
    pages: [page],
    conditions: [],
  };
}

/** The language a title is written in, where it is one alone. */
function languageOf(title: Localized): CoreLanguage | undefined {
  if (typeof title === 'string') return undefined;
  const written = (['en', 'fa'] as const).filter((language) => title[language]);
  return written.length === 1 ? written[0] : undefined;
}
