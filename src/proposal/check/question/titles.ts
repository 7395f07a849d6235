import type { PicoElement } from '../../pico/types.ts';
import type { ProposalRole } from '../../template/types.ts';
import { languageOf } from '../../text/language-of.ts';
import { designIn } from '../design/study-design.ts';
import type { Report, Rule } from '../rule.ts';
import type { Study } from '../study/study.ts';
import { indexTerms, shareIn } from '../words/terms.ts';

const isShort = (text: string): boolean => text.trim().split(/\s+/u).length < 3;

/** Whether the title names what was answered, or, where nothing was, anything that the PICO check takes for the element. */
function titleOmits(study: Study, element: PicoElement, role: ProposalRole): boolean {
  const { title } = study;
  if (!title || title.blank || isShort(title.text)) return false;
  if (study.pico(title.text)[element].length > 0) return false;
  const answer = study.of(role);
  if (!answer || answer.blank) return true;
  return shareIn(study.terms(answer.text), indexTerms(study.terms(title.text))) === 0;
}

const omitted = (study: Study, report: Report, isFound: boolean): void => {
  if (isFound && study.title) report({ path: study.title.path });
};

/** Questions of these frames name what is done or what people are exposed to. */
const withIntervention: ReadonlySet<string> = new Set(['PICO', 'PECO', 'diagnostic', 'prognostic']);
const withOutcome: ReadonlySet<string> = new Set(['PICO', 'PECO', 'prognostic', 'prevalence']);

const frameOf = (study: Study): string => (study.title ? study.pico(study.title.text).frame : 'PICO');

export const titleRules: readonly Rule[] = [
  {
    code: 'title-language',
    level: 'error',
    message: {
      en: '“{question}” has to be written in that language. Councils ask for the title in Persian and in English.',
      fa: '«{question}» باید به همان زبان نوشته شود. شورا عنوان را به فارسی و انگلیسی می‌خواهد.',
    },
    roles: ['titlePersian', 'titleEnglish'],
    inAnswer: ({ question, path, text, blank }, report) => {
      const wanted = question.role === 'titleEnglish' ? 'en' : 'fa';
      if (blank || languageOf(text) !== wanted) report({ path }, { question: question.title });
    },
  },
  {
    code: 'title-omits-population',
    level: 'warning',
    message: {
      en: 'The title does not say who is studied. Add the population, such as “adults with type 2 diabetes”.',
      fa: 'عنوان نمی‌گوید چه کسانی مطالعه می‌شوند. جمعیت را اضافه کنید، مانند «بزرگسالان مبتلا به دیابت نوع 2».',
    },
    inStudy: (study, report) => omitted(study, report, titleOmits(study, 'P', 'participants')),
  },
  {
    code: 'title-omits-intervention',
    level: 'warning',
    message: {
      en: 'The title does not say what is done, or what people are exposed to. Add it.',
      fa: 'عنوان نمی‌گوید چه مداخله‌ای انجام می‌شود یا مواجهه چیست. آن را اضافه کنید.',
    },
    inStudy: (study, report) =>
      omitted(study, report, withIntervention.has(frameOf(study)) && titleOmits(study, 'I', 'intervention')),
  },
  {
    code: 'title-omits-outcome',
    level: 'warning',
    message: {
      en: 'The title does not say what is measured. Add the main outcome.',
      fa: 'عنوان نمی‌گوید چه چیزی سنجیده می‌شود. پیامد اصلی را اضافه کنید.',
    },
    inStudy: (study, report) =>
      omitted(study, report, withOutcome.has(frameOf(study)) && titleOmits(study, 'O', 'outcomes')),
  },
  {
    code: 'title-omits-design',
    level: 'warning',
    message: {
      en: 'The title does not name the study design. Add it after a colon: “…: a randomized controlled trial”.',
      fa: 'نوع مطالعه در عنوان نیامده است. آن را پس از دونقطه اضافه کنید: «…: کارآزمایی بالینی تصادفی‌شده».',
    },
    inStudy: (study, report) => {
      const text = study.title?.text ?? '';
      if (isShort(text)) return;
      omitted(study, report, designIn(text) === undefined && study.pico(text).D.length === 0);
    },
  },
];
