import type { ProposalRole } from '../../template/types.ts';
import type { Report, Rule } from '../rule.ts';
import type { Study } from '../study/study.ts';
import { cue } from '../words/cues.ts';
import { isInterventional, isObservational, isRandomized } from './study-design.ts';

const registration = cue(
  'irct',
  'nct ?\\d',
  'isrctn',
  'clinicaltrials\\.gov',
  'euctr',
  'registr(?:y|ed|ation)',
  '(?:ثبت|سامانه ثبت) (?:کارآزمایی|در|شده|می ?شود|خواهد|بین)',
  'کد ثبت',
);
const randomisation = cue(
  'blocks?\\b',
  'envelopes?',
  'random(?:ly)? (?:allocat|assign|number|sequence|permuted)',
  'randomi[sz](?:ation|ed) (?:list|sequence|by|with|using|in|to|1|software)',
  'allocation (?:sequence|concealment)',
  'allocated (?:at random|randomly|1)',
  'computer-generated',
  'coin',
  'minimi[sz]ation',
  'بلوک',
  'پاکت',
  'قرعه',
  'جدول اعداد تصادفی',
  'اعداد تصادفی',
  'توالی تصادفی',
  'تخصیص تصادفی',
  'تصادفی ?سازی (?:با|به|توسط|بر|از)',
  'سکه',
);
const ethics = cue(
  'ethic',
  'irb\\b',
  'institutional review board',
  'rec\\b',
  'ir\\.',
  'informed consent',
  'اخلاق',
  'رضایت ?(?:نامه|آگاهانه|کتبی)',
);
const approval = cue(
  'ir\\.',
  'code',
  'committee',
  'irb',
  'rec\\b',
  'review board',
  'approv',
  'کد ',
  'کمیته',
  'شورای اخلاق',
  'مصوب',
);

/** Where a trial should say something: in the question meant for it, or anywhere in the text of a template without one. */
function askTrial(study: Study, report: Report, role: ProposalRole, pattern: RegExp): void {
  const answer = study.of(role);
  if (answer) {
    if (answer.blank) report({ path: answer.path });
    return;
  }
  const method = study.of('method');
  if (method && !method.blank && !study.answers.some(({ text }) => study.has(text, pattern)))
    report({ path: method.path });
}

export const trialRules: readonly Rule[] = [
  {
    code: 'trial-without-registration',
    level: 'error',
    message: {
      en: 'A randomized trial is registered before its first participant: name the registry (such as IRCT) and the number, or that you will register it.',
      fa: 'کارآزمایی تصادفی‌شده باید پیش از ورود اولین شرکت‌کننده ثبت شود: سامانه (مانند IRCT) و شماره را بنویسید یا بگویید کجا ثبت خواهد شد.',
    },
    inStudy: (study, report) => {
      if (isRandomized(study.design)) askTrial(study, report, 'registration', registration);
    },
  },
  {
    code: 'trial-without-randomisation',
    level: 'error',
    message: {
      en: 'Say how the random sequence is made and how it is concealed, such as blocks in sealed envelopes.',
      fa: 'بنویسید توالی تصادفی چگونه ساخته و چگونه پنهان می‌شود، مانند بلوک در پاکت مهروموم‌شده.',
    },
    inStudy: (study, report) => {
      if (isRandomized(study.design)) askTrial(study, report, 'randomisation', randomisation);
    },
  },
  {
    code: 'trial-without-ethics',
    level: 'error',
    message: {
      en: 'Something is done to people: name the ethics committee and its code, or that you will apply for it.',
      fa: 'در این مطالعه روی افراد مداخله می‌شود: کمیتهٔ اخلاق و کد آن را بنویسید یا بگویید کی درخواست می‌دهید.',
    },
    inStudy: (study, report) => {
      if (!isInterventional(study.design)) return;
      const answer = study.of('ethics');
      if (answer && !answer.blank && !study.has(`${answer.text}\n${study.text('method')}`, approval))
        report({ path: answer.path });
      else askTrial(study, report, 'ethics', ethics);
    },
  },
];

const effect = cue('effects?\\b', 'impact of', 'efficacy', 'versus', 'vs\\b', 'compared', 'اثر', 'تاثیر', 'مقایسه');
const intervention = cue('interventions?\\b', 'مداخله');

interface Mismatch {
  readonly applies: (study: Study, question: string) => boolean;
  readonly design: { readonly en: string; readonly fa: string };
  readonly frame: string;
  readonly instead: { readonly en: string; readonly fa: string };
}

const mismatches: readonly Mismatch[] = [
  {
    applies: (study, question) => study.design === 'qualitative' && study.has(question, effect),
    design: { en: 'A qualitative study', fa: 'مطالعهٔ کیفی' },
    frame: 'SPIDER',
    instead: {
      en: 'ask for experiences of a sample instead of effects',
      fa: 'به‌جای اثر، تجربهٔ یک نمونه را بپرسید',
    },
  },
  {
    applies: (study, question) => isObservational(study.design) && study.has(question, intervention),
    design: { en: 'An observational study', fa: 'مطالعهٔ مشاهده‌ای' },
    frame: 'PECO',
    instead: { en: 'call it an exposure, no one intervenes', fa: 'آن را مواجهه بنامید، چون مداخله‌ای انجام نمی‌شود' },
  },
  {
    applies: (study, question) => study.design === 'scopingReview' && study.has(question, effect),
    design: { en: 'A scoping review', fa: 'مرور دامنه‌ای' },
    frame: 'PCC',
    instead: {
      en: 'ask what is known of a concept in a context instead of an effect',
      fa: 'به‌جای اثر، بپرسید دربارهٔ یک مفهوم در یک زمینه چه دانسته‌هایی هست',
    },
  },
];

export const frameRules: readonly Rule[] = [
  {
    code: 'frame-differs-from-design',
    level: 'warning',
    message: {
      en: '{design} answers another kind of question: {instead} (frame {frame}), or choose another design.',
      fa: '{design} به نوع دیگری از پرسش پاسخ می‌دهد: {instead} (چارچوب {frame}) یا نوع مطالعه را تغییر دهید.',
    },
    inStudy: (study, report) => {
      for (const answer of [study.title, study.of('generalObjective')]) {
        const found = answer && mismatches.find(({ applies }) => applies(study, answer.text));
        if (found) report({ path: answer.path }, { design: found.design, frame: found.frame, instead: found.instead });
      }
    },
  },
];
