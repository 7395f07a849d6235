import form from '../../../locales/en/form.json' with { type: 'json' };
import drafts from '../../../locales/en/drafts.json' with { type: 'json' };

/** Texts that the filler shows, in English. */
export const texts = {
  sent: form.done.sent,
  waiting: form.done.waiting,
  again: form.done.again,
  kept: form.keptdraft,
  notKept: form.notkept,
  resume: drafts.resume,
  saveCopy: drafts.copy.save,
  leftBehind: drafts.copy.title,
} as const;
