import type { PlainDraft } from '../../../src/api/contract/pages/plain-page.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { givenByLaunch } from '../link/given-by-launch.ts';
import { openLink, type OpenedLink } from '../link/open-link.ts';
import { openForm, type HostedForm } from './open-form.ts';
import type { Visit } from './visit.ts';

/**
 * The form of a page's address, in the version that a draft was begun in; undefined where the portal shows what a link
 * leads to.
 *
 * Whoever was filling it is given it all the same once it takes no answers any more, with the reason (`refused`).
 */
export async function openHosted(
  { hosting, named }: Visit,
  context: Context,
  begun?: PlainDraft,
): Promise<HostedForm | undefined> {
  const version = begun?.version;
  if ('category' in named) {
    const hosted = await openForm(hosting, context, named, { category: named.category, version });
    const refused = hosted.category.settings.withdrawn ? new ServerError('withdrawn') : undefined;
    if (refused && begun === undefined) throw refused;
    return { ...hosted, refused };
  }
  const opened = await tryToOpen(context, named.link, begun);
  if (opened === undefined) return undefined;
  const { link, refused, category } = opened;
  const given = await givenByLaunch(context, context.caller.user?.clinic ?? '', link?.launch);
  const hosted = await openForm(hosting, context, named, { category, version, given });
  if (link === undefined) return { ...hosted, refused, canRepeat: false, ...(begun?.isOfFile && ofFile(hosted)) };
  const { answers, file, language, singleUse } = link;
  return {
    ...hosted,
    language,
    canRepeat: !singleUse,
    ...(answers && { given: { answers } }),
    ...(file !== undefined && ofFile(hosted)),
  };
}

interface Opened {
  readonly link?: OpenedLink;
  readonly refused?: ServerError;
  /** Id of the form. */
  readonly category: string;
}

async function tryToOpen(context: Context, secret: string, begun: PlainDraft | undefined): Promise<Opened | undefined> {
  try {
    const link = await openLink(context, secret, begun === undefined ? 'open' : 'send');
    return link && { link, category: link.category.id };
  } catch (error) {
    if (begun === undefined || !(error instanceof ServerError)) throw error;
    return { refused: error, category: begun.category };
  }
}

/** Of a patient whose file a link leads to, nothing need be asked, and nothing is shown. */
function ofFile({ form }: HostedForm): Pick<HostedForm, 'form' | 'isOfFile'> {
  const {
    requireNameForSave: _name,
    requireCodeForSave: _code,
    requirePhoneForSave: _phone,
    ...settings
  } = form.settings;
  return { form: { ...form, settings }, isOfFile: true };
}
