import type { FastifyReply } from 'fastify';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { PlainDraft, PlainEvent, PlainReply } from '../../../src/api/contract/pages/plain-page.ts';
import { limitKey } from '../http/request/caller.ts';
import { pathOf } from './address.ts';
import { sealDraft } from './draft.ts';
import { formDocument, withoutScript } from './document/form-document.ts';
import { headersWithStyles, plainHeaders } from './document/headers.ts';
import { withoutEndTags, type PageParts } from './document/page.ts';
import type { HostedForm } from './open-form.ts';
import type { StandingView } from './standing-view.ts';
import { pageStyle, stylePath } from './style.ts';
import { contextOf, type Visit } from './visit.ts';

interface Drawing {
  readonly hosted: HostedForm;
  readonly language: Language;
  readonly draft: PlainDraft;
  readonly event: PlainEvent;
  readonly isRenewed?: boolean;
}

/** Has the renderer answer for a form. */
export function answer(
  { hosting, named, request }: Visit,
  { hosted, language, draft, event, isRenewed }: Drawing,
): Promise<PlainReply> {
  const wanted = {
    form: hosted.form,
    draft,
    event,
    language,
    now: hosting.context.clock().toISOString(),
    ...(hosted.given && { given: hosted.given }),
    ...(hosted.canRepeat && { again: pathOf(named, { language, plain: true }) }),
    ...(isRenewed && { isRenewed }),
  };
  return hosting.renderer.draw(wanted, limitKey(request.ip));
}

type Page = Exclude<PlainReply, { readonly kind: 'complete' }>;

/** Sends a page that was drawn, with what the next one begins with sealed into it. */
export async function sendPage(
  visit: Visit,
  { hosted, language }: Pick<Drawing, 'hosted' | 'language'>,
  page: Page,
  { status = 200, standing }: { readonly status?: number; readonly standing?: StandingView | undefined } = {},
): Promise<FastifyReply> {
  const { hosting, request, reply, named, plain } = visit;
  const context = contextOf(visit, language);
  const style = standing
    ? { inline: [await pageStyle(hosting, hosted.form.settings.brandColor)] }
    : await stylePath(hosting);
  const text = formDocument({
    hosted,
    language,
    page,
    sealed: sealDraft(context, named, page.kind === 'outcome' ? whole(page.draft) : page.draft),
    plain,
    isAnswer: request.method === 'POST',
    publicUrl: hosting.context.config.publicUrl,
    style,
    standing,
    files: hosting.firstFiles(language),
  });
  // A form that holds no answer yet may be gone back to: sent from there again, it is the same entry.
  const isBlank = request.method !== 'POST' && hosted.given === undefined;
  return reply
    .code(status)
    .headers(headersOf(hosting, plain, style, standing))
    .header('cache-control', isBlank ? 'private, no-cache' : 'no-store')
    .send(text);
}

/** Sent again it is taken as it is: what was stored comes with its outcome once more. */
const whole = (draft: PlainDraft): PlainDraft => ({ ...draft, review: 'open' });

function headersOf(
  { context }: Visit['hosting'],
  plain: boolean,
  style: PageParts['style'],
  standing: StandingView | undefined,
) {
  if (plain) return plainHeaders;
  const inline = typeof style === 'string' ? [] : style.inline;
  const elements = [...inline, ...(standing?.styles ?? []), withoutScript].map(withoutEndTags);
  return headersWithStyles(context.config.publicUrl, elements, standing?.tree.inlineStyles ?? []);
}
