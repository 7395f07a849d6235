import { describe, expect, it } from 'vitest';
import { checkPico } from '../check-pico.ts';
import type { PicoElement } from '../types.ts';

/** Titles of studies that were never done, with what stands in them. D, S and T are tested with their rules. */
const titles: readonly string[] = [
  // Treatments and their comparison
  'Effect of [I oral ivermectin] versus [C permethrin cream] on [O itching] in [P adults with scabies]',
  '[I Tamsulosin] compared with [C placebo] for [P ureteral stones] in primary care: a randomised trial',
  'Comparison of [I laparoscopic appendectomy] with [C antibiotics] in [P children with uncomplicated appendicitis]',
  '[I Kangaroo care] versus [C incubator care] for [P preterm infants]: effect on [O weight gain]',
  '[O Efficacy] and [O safety] of [I dupilumab] in [P adolescents with atopic dermatitis]: a [C placebo-controlled] phase III trial',
  'Is [I early physiotherapy] better than [C rest] after [P knee arthroplasty]?',
  'Does [I low-dose aspirin] reduce [O preeclampsia] in [P nulliparous women]?',
  '[I Metformin] or [C insulin] for [P gestational diabetes]',
  'Effects of [I vitamin D supplementation] on [O muscle strength] in [P nursing home residents]',
  'Impact of a [I nurse-led heart failure clinic] on [O hospital readmission] among [P older adults with heart failure]',
  '[I Acupuncture] for [P chronic neck pain]: a [C sham-controlled] trial',
  '[I Mindfulness training] improves [O sleep quality] in [P medical students]',
  '[I Topical honey] in the treatment of [P diabetic foot ulcers]',
  'Use of [I chewing gum] to reduce [O postoperative ileus] after [P cesarean section]',
  'A randomized trial of [I text message reminders] versus [C usual care] to improve [O vaccination uptake] among [P migrant families]',
  '[I Dexamethasone] for the prevention of [O nausea and vomiting] in [P women undergoing thyroid surgery]',
  '[O Quality of life] after [I robotic prostatectomy] compared with [C open prostatectomy]',
  '[I Cognitive behavioural therapy plus sertraline] versus [C sertraline alone] in [P adults with panic disorder]',
  'Influence of [I music] on [O anxiety and heart rate] during [P colonoscopy]',
  'The effect of [I green tea extract] on [O body weight and blood pressure] of [P overweight men]',
  'Comparing [I video-based teaching] and [C lectures] for [P nursing students]: effect on [O knowledge]',
  '[I Bubble CPAP] versus [C ventilator CPAP] in [P neonates with respiratory distress syndrome]',
  '[I Pelvic floor exercises] reduce [O urinary leakage] in [P women after childbirth]',
  'Treatment of [P plantar warts] with [I duct tape]',
  '[O Cost-effectiveness] of [I school-based deworming] in [P rural children]',
  'Addition of [I rituximab] to [C standard chemotherapy] for [P follicular lymphoma]',
  // Exposures
  '[I Prenatal exposure to air pollution] and risk of [O asthma] in [P preschool children]',
  'Association between [I shift work] and [O breast cancer] among [P nurses]: a case-control study',
  '[I Coffee consumption] and the risk of [O atrial fibrillation] in [P postmenopausal women]',
  'Relationship between [I screen time] and [O myopia] in [P school-aged children]',
  // Diagnosis, prognosis, frequency
  '[O Diagnostic accuracy] of [I point-of-care ultrasound] for [P appendicitis] in [P pregnant women]',
  'Predictors of [O mortality] in [P patients with severe burns]',
  'Prevalence of [O iron deficiency anaemia] in [P pregnant women] in southern Iran',
  'Prognostic value of [I troponin] in [P patients with sepsis]',
  // Experiences and maps
  '[O Lived experiences] of [P mothers of children with leukaemia]: a qualitative study',
  '[I Telehealth] for [P people with dementia] in rural areas: a scoping review',
  // Hard ones
  '[Effect of [I moxibustion] on [O gastric emptying] in [P patients with functional dyspepsia]].',
  '[I Zinc] and [I vitamin A] in [P malnourished children]',
  '[O Outcomes] in [P premature lambs]: effects of [I antenatal betamethasone]',
  '[I Hypothermia] following [P cardiac arrest]',
];
const elements = ['P', 'I', 'C', 'O'] as const;

/** The title without its marks, and what they say. */
const read = (marked: string): { readonly title: string; readonly spans: Record<string, readonly string[]> } => {
  const spans: Record<string, string[]> = { P: [], I: [], C: [], O: [] };
  const title = marked.replace(/\[([PICO]) ([^\]]*)\]/g, (_, element: PicoElement, span: string) => {
    spans[element]?.push(span);
    return span;
  });
  return { title, spans };
};

describe('English titles', () => {
  it.each(titles)('%s', (marked) => {
    const { title, spans } = read(marked);
    const result = checkPico(title);
    expect(Object.fromEntries(elements.map((element) => [element, result[element].map(({ text }) => text)]))).toEqual(
      spans,
    );
  });

  it('are forty or more', () => {
    expect(titles.length).toBeGreaterThanOrEqual(40);
  });
});
