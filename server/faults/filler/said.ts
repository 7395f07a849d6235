import form from '../../../locales/en/form.json' with { type: 'json' };
import late from '../../../locales/en/late.json' with { type: 'json' };

/** What the filler says, in English. */
export const said = {
  sent: form.done.sent,
  waiting: form.done.waiting,
  again: form.done.again,
  kept: form.keptdraft,
  notKept: form.notkept,
  resume: late.draft.resume,
  saveCopy: late.copy.save,
  leftBehind: late.copy.title,
} as const;
