import type { CallData } from '../../../api/contract/contract.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';
import { loadFormTexts } from '../texts/load-texts.ts';
import { holdClock, type HeldClock } from './held-clock.ts';
import { checkPage, takeReply, type SourceRequest } from './load-source.ts';
import type { Opened } from './open-source.ts';
import { withViews } from './prepare-views.ts';

/** A form that the filler draws in its very first render: all the code and all the texts that it needs are there. */
export interface FirstForm extends Opened {
  readonly clock: HeldClock;
}

export interface FirstRequest extends Pick<
  SourceRequest,
  'category' | 'page' | 'link' | 'patient' | 'history' | 'language'
> {
  readonly reply: CallData<'/category/getform'>;
  /** The day and time that it is drawn with, ISO 8601 without a zone. */
  readonly at: string;
}

/** Fetches what a form is drawn with. Server and browser do the same, so that what they draw is the same. */
export async function prepareFirst(
  { reply, at, ...request }: FirstRequest,
  engine: FormEngine,
  views: FieldViews,
): Promise<FirstForm> {
  const [loaded] = await Promise.all([
    withViews(checkPage(takeReply(request, reply), request.page), views, engine),
    loadFormTexts(request.language),
  ]);
  return { loaded, clock: holdClock(at) };
}
