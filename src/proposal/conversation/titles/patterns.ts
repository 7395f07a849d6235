import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { QuestionFrame } from '../../pico/types.ts';

/**
 * How titles, questions and objectives are usually worded, by language and frame.
 *
 * Slots are made in `slots.ts`: `inP` "in adults with asthma", `inS` "at a teaching hospital", `atT` "after 12 weeks",
 * `aD` "a cohort study", `alone` what is compared with nothing. `[…]` is left out where a slot in it is unknown.
 */
interface Patterns {
  /** Those that fit come first; a title whose `D` names another design is not offered. */
  readonly titles: readonly string[];
  readonly question: string;
  readonly objective: string;
  readonly specific: readonly string[];
  readonly hypothesis?: string;
}

const english: Readonly<Record<QuestionFrame, Patterns>> = {
  PICO: {
    titles: [
      'effect of {I}[ versus {C}] on {O}[ {inP}][ {inS}][: {aD}]',
      'comparison of the effects of {I} and {C} on {O}[ {inP}][ {inS}][: {aD}]',
      '{I}[ versus {C}][ {inP}][ {inS}]: {aD} of the effect on {O}',
      'impact of {I}[ compared with {C}] on {O}[ {inP}][ {inS}][: {aD}]',
      'effect of {I}[ versus {C}][ {inP}][ {inS}][: {aD}]',
    ],
    question: '[{inP}, ]what is the effect of {I}[, compared with {C},] on {O}[ {atT}]?',
    objective: 'to assess the effects of {I}[ compared with {C}] on {O}[ {atT}][ {inP}][ {inS}].',
    specific: [
      'to determine {O} in the intervention group ({I})[ {atT}].',
      'to determine {O} in the comparison group ({C})[ {atT}].',
      'to compare {O} between the {I} and {C} groups[ {atT}].',
      'to compare {O} before and after {alone}[ {inP}].',
    ],
    hypothesis: '[{inP}, ]{O} differs between {I} and {C}[ {atT}].',
  },
  PECO: {
    titles: [
      'association between {I} and {O}[ {inP}][ {inS}][: {aD}]',
      'association of {I} with {O}, compared with {C}[, {inP}][ {inS}][: {aD}]',
      'relationship between {I} and {O}[ {inP}][ {inS}][: {aD}]',
    ],
    question: '[{inP}, ]what is the association between {I}[ (compared with {C})] and {O}[ {atT}]?',
    objective: 'to assess the association between {I}[, compared with {C},] and {O}[ {atT}][ {inP}][ {inS}].',
    specific: [
      'to determine the distribution of {I}[ {inP}].',
      'to compare {O} between {I} and {C}[ {atT}].',
      'to estimate the association between {I} and {O}, adjusted for confounders.',
    ],
    hypothesis: '[{inP}, ]{I} is associated with {O}[ {atT}].',
  },
  SPIDER: {
    titles: [
      '{PPossessive} {O} {regardingI}[ {inS}][: {aD}]',
      '{O} {regardingI} among {P}[ {inS}][: {aD}]',
      'exploring the {O} of {P} {regardingI}[ {inS}][: {aD}]',
      '{I} from the perspective of {P}[ {inS}][: {aD}]',
    ],
    question: 'what {areO} the {O} of {P} {regardingI}[ {inS}]?',
    objective: 'to explore the {O} of {P} {regardingI}[ {inS}].',
    specific: ['to describe the {O} of {P} {regardingI}.', 'to identify what shapes the {O} of {P} {regardingI}.'],
  },
  PCC: {
    titles: [
      '{I} {inP}[ {inS}][: {aD}]',
      '{aD} of {I} {inP}[ {inS}]',
      'mapping the evidence on {I} {inP}[ {inS}][: {aD}]',
    ],
    question: 'what is known from the literature about {I}[ {inP}][ {inS}]?',
    objective: 'to map the evidence on {I}[ {inP}][ {inS}].',
    specific: ['to describe which studies of {I} exist[ {inP}].', 'to identify gaps in the evidence on {I}[ {inP}].'],
  },
  diagnostic: {
    titles: [
      'diagnostic accuracy of {I} for {O}[ {inP}][, with {C} as the reference standard][: {aD}]',
      'accuracy of {I} compared with {C} for the diagnosis of {O}[ {inP}][: {aD}]',
      'sensitivity and specificity of {I} for the detection of {O}[ {inP}][: {aD}]',
      '{I} for the diagnosis of {O}[ {inP}][ {inS}][: {aD}]',
    ],
    question: '[{inP}, ]how accurate is {I}[, compared with {C},] for the diagnosis of {O}?',
    objective:
      'to determine the diagnostic accuracy of {I} for {O}[ {inP}][ {inS}][, with {C} as the reference standard].',
    specific: [
      'to determine the sensitivity and specificity of {I} for {O}.',
      'to determine the predictive values and likelihood ratios of {I} for {O}.',
      'to determine the agreement between {I} and {C}.',
    ],
  },
  prognostic: {
    titles: [
      '{I} as a predictor of {O}[ {atT}][ {inP}][ {inS}][: {aD}]',
      'prognostic value of {I} for {O}[ {inP}][ {inS}][: {aD}]',
      'association between {I} and {O}[ {inP}][ {inS}][: {aD}]',
    ],
    question: '[{inP}, ]how well does {I} predict {O}[ {atT}]?',
    objective: 'to assess the prognostic value of {I} for {O}[ {atT}][ {inP}][ {inS}].',
    specific: [
      'to determine {O}[ {atT}].',
      'to estimate the association between {I} and {O}[ {atT}], adjusted for known predictors.',
    ],
    hypothesis: '[{inP}, ]{I} predicts {O}[ {atT}].',
  },
  prevalence: {
    titles: [
      'prevalence of {O}[ {inP}][ {inS}][ {atT}][: {aD}]',
      'prevalence of {O} and associated factors[ {inP}][ {inS}][ {atT}][: {aD}]',
      'frequency of {O}[ {inP}][ {inS}][ {atT}][: {aD}]',
    ],
    question: 'what is the prevalence of {O}[ {inP}][ {inS}][ {atT}]?',
    objective: 'to estimate the prevalence of {O}[ {inP}][ {inS}][ {atT}].',
    specific: [
      'to determine the prevalence of {O} by age and sex[ {inP}].',
      'to identify factors associated with {O}[ {inP}].',
    ],
  },
};

const persian: Readonly<Record<QuestionFrame, Patterns>> = {
  PICO: {
    titles: [
      'بررسی اثربخشی {I}[ در مقایسه با {C}] بر {O}[ {inP}][ {inS}][: {D}]',
      'مقایسهٔ تأثیر {I} و {C} بر {O}[ {inP}][ {inS}][: {D}]',
      'تأثیر {I}[ در مقایسه با {C}] بر {O}[ {inP}][ {inS}][: {D}]',
      'بررسی اثربخشی {I}[ در مقایسه با {C}][ {inP}][ {inS}][: {D}]',
    ],
    question: '[{inP}، ]تأثیر {I}[ در مقایسه با {C}] بر {O}[ {atT}] چیست؟',
    objective: 'تعیین تأثیر {I}[ در مقایسه با {C}] بر {O}[ {atT}][ {inP}][ {inS}]',
    specific: [
      'تعیین {O} در گروه مداخله ({I})[ {atT}]',
      'تعیین {O} در گروه مقایسه ({C})[ {atT}]',
      'مقایسهٔ {O} بین گروه {I} و گروه {C}[ {atT}]',
      'مقایسهٔ {O} پیش و پس از مداخله ({alone})[ {inP}]',
    ],
    hypothesis: '[{inP}، ]{O}[ {atT}] بین گروه {I} و گروه {C} تفاوت دارد.',
  },
  PECO: {
    titles: [
      'بررسی ارتباط {I} با {O}[ {inP}][ {inS}][: {D}]',
      'ارتباط {I}[ در مقایسه با {C}] با {O}[ {inP}][ {inS}][: {D}]',
      'رابطهٔ {I} و {O}[ {inP}][ {inS}][: {D}]',
    ],
    question: '[{inP}، ]{I}[ در مقایسه با {C}] چه ارتباطی با {O}[ {atT}] دارد؟',
    objective: 'تعیین ارتباط {I}[ در مقایسه با {C}] با {O}[ {inP}][ {inS}][ {atT}]',
    specific: [
      'تعیین توزیع {I}[ {inP}]',
      'مقایسهٔ {O} بین {I} و {C}[ {atT}]',
      'تعیین ارتباط {I} با {O} پس از تعدیل متغیرهای مخدوش‌کننده',
    ],
    hypothesis: '[{inP}، ]{I} با {O}[ {atT}] ارتباط دارد.',
  },
  SPIDER: {
    titles: [
      'تبیین {ofO} {P} {regardingI}[ {inS}][: {D}]',
      'واکاوی {ofO} {P} {regardingI}[ {inS}][: {D}]',
      '{I} از دیدگاه {P}[ {inS}][: {D}]',
    ],
    question: '{ofO} {P} {regardingI}[ {inS}] چیست؟',
    objective: 'تبیین {ofO} {P} {regardingI}[ {inS}]',
    specific: ['توصیف {ofO} {P} {regardingI}', 'شناسایی عوامل شکل‌دهندهٔ {ofO} {P} {regardingI}'],
  },
  PCC: {
    titles: [
      '{I} {inP}[ {inS}][: {D}]',
      'مروری بر {I} {inP}[ {inS}][: {D}]',
      'بررسی شواهد موجود دربارهٔ {I} {inP}[ {inS}][: {D}]',
    ],
    question: 'در متون علمی دربارهٔ {I}[ {inP}][ {inS}] چه می‌دانیم؟',
    objective: 'مرور دامنهٔ شواهد موجود دربارهٔ {I}[ {inP}][ {inS}]',
    specific: ['توصیف مطالعات موجود دربارهٔ {I}[ {inP}]', 'شناسایی شکاف‌های پژوهشی دربارهٔ {I}[ {inP}]'],
  },
  diagnostic: {
    titles: [
      'بررسی دقت تشخیصی {I}[ در مقایسه با {C}] در تشخیص {O}[ {inP}][: {D}]',
      'تعیین حساسیت و ویژگی {I} در تشخیص {O}[ {inP}][ با استاندارد مرجع {C}][: {D}]',
      'ارزش تشخیصی {I} برای {O}[ {inP}][ در مقایسه با {C}][: {D}]',
    ],
    question: '[{inP}، ]دقت {I}[ در مقایسه با {C}] در تشخیص {O} چقدر است؟',
    objective: 'تعیین دقت تشخیصی {I}[ در مقایسه با {C}] در تشخیص {O}[ {inP}][ {inS}]',
    specific: [
      'تعیین حساسیت و ویژگی {I} در تشخیص {O}',
      'تعیین ارزش اخباری و نسبت درست‌نمایی {I} در تشخیص {O}',
      'تعیین میزان توافق {I} با {C}',
    ],
  },
  prognostic: {
    titles: [
      'بررسی نقش {I} در پیش‌بینی {O}[ {atT}][ {inP}][ {inS}][: {D}]',
      'ارزش پیش‌آگهی {I} برای {O}[ {inP}][ {inS}][: {D}]',
      'ارتباط {I} با {O}[ {inP}][ {inS}][: {D}]',
    ],
    question: '[{inP}، ]{I} تا چه اندازه {O}[ {atT}] را پیش‌بینی می‌کند؟',
    objective: 'تعیین نقش {I} در پیش‌بینی {O}[ {atT}][ {inP}][ {inS}]',
    specific: ['تعیین {O}[ {atT}]', 'تعیین ارتباط {I} با {O}[ {atT}] پس از تعدیل سایر عوامل پیش‌بینی‌کننده'],
    hypothesis: '[{inP}، ]{I} پیش‌بینی‌کنندهٔ {O}[ {atT}] است.',
  },
  prevalence: {
    titles: [
      'بررسی شیوع {O}[ {inP}][ {inS}][ {atT}][: {D}]',
      'شیوع {O} و عوامل مرتبط با آن[ {inP}][ {inS}][ {atT}][: {D}]',
      'فراوانی {O}[ {inP}][ {inS}][ {atT}][: {D}]',
    ],
    question: 'شیوع {O}[ {inP}][ {inS}][ {atT}] چقدر است؟',
    objective: 'تعیین شیوع {O}[ {inP}][ {inS}][ {atT}]',
    specific: ['تعیین شیوع {O}[ {inP}] به تفکیک سن و جنس', 'تعیین عوامل مرتبط با {O}[ {inP}]'],
  },
};

export const patterns: Readonly<Record<CoreLanguage, Readonly<Record<QuestionFrame, Patterns>>>> = {
  en: english,
  fa: persian,
};
