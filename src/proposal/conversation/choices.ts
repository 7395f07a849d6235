import type { CoreLanguage } from '../../engine/definition/types.ts';
import { questionFrames, frames } from './frames.ts';
import { offeredTitles, textsOf } from './offers.ts';
import { languageOf } from '../text/language-of.ts';
import { suggest } from './suggestions/suggest.ts';
import type { Conversation, Input } from './types.ts';

/** An answer to pick instead of typing one. */
export interface Choice {
  readonly text: string;
  /** Of the text, which may be another than the screen’s. */
  readonly language: CoreLanguage;
  readonly input: Input;
}

/** What can be picked at this point, the likeliest first. */
export function choices({ now, language, proposal }: Conversation): readonly Choice[] {
  const { step, titleLanguage } = now;
  const isSingle = now.parts.C?.none !== undefined;
  const known = { title: now.title, frame: now.frame, parts: textsOf(now.parts), isSingle };
  const said = (text: string, of: CoreLanguage): Choice => ({
    text,
    language: of,
    input: { kind: 'say', text, from: 'suggestion' },
  });
  switch (step.kind) {
    case 'title': {
      const title = proposal.values['title'] ?? proposal.values['titlePersian'] ?? proposal.values['titleEnglish'];
      const usual =
        typeof title === 'string' && title.trim() !== '' && title !== now.title ? [title] : examples[language];
      return now.title === '' ? usual.map((text) => said(text, languageOf(text))) : [said(now.title, titleLanguage)];
    }
    case 'frame':
      return questionFrames.map((frame) => ({
        text: frames[frame].about[language],
        language,
        input: { kind: 'frame', frame },
      }));
    case 'part':
      return suggest(step.part, known, titleLanguage).map((text) => said(text, titleLanguage));
    case 'reason':
      return reasons[titleLanguage].map((text) => said(text, titleLanguage));
    case 'offers':
      return offeredTitles(now).map((text) => said(text, titleLanguage));
    case 'otherTitle':
    case 'done':
      return [];
    default:
      step satisfies never;
      return [];
  }
}

/** What an answer may look like, where nothing has been typed yet. */
const examples: Readonly<Record<CoreLanguage, readonly string[]>> = {
  en: ['Effect of metformin on HbA1c in adults with type 2 diabetes', 'Prevalence of anemia in pregnant women'],
  fa: ['تأثیر متفورمین بر هموگلوبین A1c در بزرگسالان مبتلا به دیابت نوع ۲', 'شیوع کم‌خونی در زنان باردار'],
};

/** Why a study may rightly have no comparison. */
const reasons: Readonly<Record<CoreLanguage, readonly string[]>> = {
  en: ['it is a single-group study', 'it is a descriptive study', 'withholding the treatment would be unethical'],
  fa: ['مطالعه تک‌گروهی است', 'مطالعه توصیفی است', 'محروم کردن بیماران از درمان اخلاقی نیست'],
};
