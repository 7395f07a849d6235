import form from '../../../locales/en/form.json' with { type: 'json' };
import late from '../../../locales/en/late.json' with { type: 'json' };

/** Texts that the filler shows, in English. */
export const texts = {
  sent: form.done.sent,
  waiting: form.done.waiting,
  again: form.done.again,
  kept: form.keptdraft,
  notKept: form.notkept,
  resume: late.draft.resume,
  saveCopy: late.copy.save,
  leftBehind: late.copy.title,
} as const;
