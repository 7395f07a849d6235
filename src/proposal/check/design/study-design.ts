import type { StudyDesign } from '../../template/study-designs.ts';
import { studyDesigns } from '../../template/study-designs.ts';
import { foldWord } from '../../text/fold.ts';
import type { Study } from '../study/study.ts';
import { cue } from '../words/cues.ts';

/** How texts name the designs. The one named first counts: a review of trials is a review. */
const cues: readonly { readonly design: StudyDesign; readonly pattern: RegExp }[] = [
  { design: 'scopingReview', pattern: cue('scoping review', 'مرور ?دامنه', 'مطالعه دامنه') },
  {
    design: 'systematicReview',
    pattern: cue(
      'systematic review',
      'meta-?analysis',
      'مرور ?(?:نظام ?مند|سیستماتیک|منظم)',
      'متا ?آنالیز',
      'فرا ?تحلیل',
    ),
  },
  { design: 'quasiExperimental', pattern: cue('quasi-?experiment', 'non-?randomi[sz]ed', 'نیمه ?تجربی', 'شبه ?تجربی') },
  {
    design: 'randomizedTrial',
    pattern: cue(
      '(?:cluster-?)?randomi[sz]ed',
      'rct\\b',
      'randomi[sz]ation',
      'randomly (?:allocated|assigned)',
      'کارآزمایی (?:بالینی )?(?:کنترل ?شده )?(?:ی )?تصادفی',
      'تصادفی ?(?:سازی ?)?شده',
      'تخصیص تصادفی',
      'به ?طور تصادفی (?:به|در) ',
    ),
  },
  { design: 'caseControl', pattern: cue('case-? ?control', 'مورد ?-? ?(?:و )?شاهدی?', 'موردی ?شاهدی') },
  { design: 'cohort', pattern: cue('cohort', 'کوهورت', 'هم ?گروهی') },
  { design: 'diagnosticAccuracy', pattern: cue('diagnostic (?:test )?accuracy', 'دقت تشخیصی', 'ارزش تشخیصی') },
  { design: 'mixedMethods', pattern: cue('mixed-?methods?', '(?:روش|مطالعه|پژوهش) ?ترکیبی', 'آمیخته') },
  {
    design: 'qualitative',
    pattern: cue('qualitative', 'phenomenolog', 'grounded theory', 'کیفی(?![ا-ی])', 'پدیدار ?شناس', 'نظریه ?زمینه ?ای'),
  },
  { design: 'crossSectional', pattern: cue('cross-?sectional', 'مقطعی') },
];

const values: ReadonlySet<string> = new Set(studyDesigns.map(({ value }) => value));

/** The design that a text names; undefined where it names none. */
export function designIn(text: string): StudyDesign | undefined {
  const folded = foldWord(text.slice(0, 30_000));
  let first: { readonly at: number; readonly design: StudyDesign } | undefined;
  for (const { design, pattern } of cues) {
    const at = folded.search(pattern);
    if (at >= 0 && (first === undefined || at < first.at)) first = { at, design };
  }
  return first?.design;
}

/** The design of the study: as chosen, else as its title, objective or method names it. */
export function designOf(study: Pick<Study, 'of' | 'text' | 'title'>): StudyDesign | undefined {
  const chosen = study.of('design');
  if (chosen?.question.kind === 'choice' && values.has(chosen.text) && chosen.text !== 'other')
    return chosen.text as StudyDesign;
  const texts = [
    chosen?.question.kind === 'choice' ? '' : study.text('design'),
    study.title?.text ?? '',
    study.text('generalObjective'),
    study.text('method'),
  ];
  for (const text of texts) {
    const design = text ? designIn(text) : undefined;
    if (design) return design;
  }
  return undefined;
}

const of =
  (...designs: readonly StudyDesign[]) =>
  (design: StudyDesign | undefined): boolean =>
    design !== undefined && designs.includes(design);

export const isRandomized = of('randomizedTrial');
/** Something is done to people. */
export const isInterventional = of('randomizedTrial', 'quasiExperimental');
/** Groups are compared. */
export const isComparative = of('randomizedTrial', 'quasiExperimental', 'cohort', 'caseControl');
/** Studies are its participants. */
export const isReview = of('systematicReview', 'scopingReview');
export const isObservational = of('cohort', 'caseControl', 'crossSectional');
