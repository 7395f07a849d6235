import type { TemplateQuestion } from './types.ts';

/** The designs that the checks know what to ask of. A template may offer others besides. */
export const studyDesigns = [
  { value: 'randomizedTrial', text: { en: 'Randomized controlled trial', fa: 'کارآزمایی بالینی تصادفی‌شده' } },
  { value: 'quasiExperimental', text: { en: 'Quasi-experimental study', fa: 'مطالعهٔ نیمه‌تجربی' } },
  { value: 'cohort', text: { en: 'Cohort study', fa: 'مطالعهٔ هم‌گروهی (کوهورت)' } },
  { value: 'caseControl', text: { en: 'Case-control study', fa: 'مطالعهٔ مورد-شاهدی' } },
  { value: 'crossSectional', text: { en: 'Cross-sectional study', fa: 'مطالعهٔ مقطعی' } },
  { value: 'diagnosticAccuracy', text: { en: 'Diagnostic accuracy study', fa: 'مطالعهٔ دقت تشخیصی' } },
  { value: 'qualitative', text: { en: 'Qualitative study', fa: 'مطالعهٔ کیفی' } },
  { value: 'mixedMethods', text: { en: 'Mixed-methods study', fa: 'مطالعهٔ ترکیبی' } },
  { value: 'systematicReview', text: { en: 'Systematic review', fa: 'مرور نظام‌مند' } },
  { value: 'scopingReview', text: { en: 'Scoping review', fa: 'مرور دامنه‌ای' } },
  { value: 'laboratory', text: { en: 'Laboratory or animal study', fa: 'مطالعهٔ آزمایشگاهی یا حیوانی' } },
  { value: 'other', text: { en: 'Other', fa: 'سایر' } },
] as const satisfies TemplateQuestion['options'];

export type StudyDesign = (typeof studyDesigns)[number]['value'];
