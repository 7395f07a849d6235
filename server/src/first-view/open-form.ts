import type { CallData } from '../../../src/api/contract/contract.ts';
import type { FirstView } from '../../../src/api/contract/pages/first-view.ts';
import type { Handlers } from '../context/handler.ts';
import { getForm } from '../form/get-form.ts';
import { keepReply } from '../http/reply/kept-reply.ts';

/** Each view is of one form as it is given to one role: what is given with it is the same each time. */
const replies = new WeakMap<FirstView, CallData<'/category/openform'>>();

/** A form with its first view. Whether the caller may open it is asked each time; only what was drawn is kept. */
export const openForm: Handlers['/category/openform'] = async (context, { service, headline, project, ...asked }) => {
  const form = await getForm(context, { category: asked.category, service, headline, project });
  // A page that the form has not would be drawn anew for every name that somebody thinks of.
  const isKnown = asked.page === undefined || form.definition.pages.some(({ id }) => id === asked.page);
  // What it begins with for this person was not drawn ahead.
  const view = isKnown && form.launch === undefined ? await context.firstViews?.find({ form, asked }) : undefined;
  if (!view) return { ...form, view: null };
  const known = replies.get(view) ?? keepReply({ ...form, view });
  replies.set(view, known);
  return known;
};
