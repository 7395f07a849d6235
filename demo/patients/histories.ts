import type { Answers } from '../../src/engine/definition/types.ts';
import type { Patient } from '../../src/engine/live-form/types.ts';
import { pick } from './people.ts';

/** How somebody is, from 0, well, to 1; who they are, and at which of their visits. */
export interface Visit {
  readonly burden: number;
  readonly patient: Patient;
  readonly visit: number;
  readonly random: () => number;
}

const phq9 = ['interest', 'mood', 'sleep', 'energy', 'appetite', 'selfworth', 'concentration', 'movement'];
const gad7 = ['nervous', 'control', 'worry', 'relaxing', 'restless', 'irritable', 'afraid'];
const who5 = ['cheerful', 'calm', 'active', 'rested', 'interested'];
const disturbed = ['sleep', 'mood', 'work', 'walking'];
/** Main complaints with their body systems, as the form has them. */
const complaints = [
  ['general', 'fever'],
  ['general', 'fatigue'],
  ['heart', 'palpitations'],
  ['heart', 'hypertension'],
  ['lungs', 'cough'],
  ['digestion', 'stomachpain'],
  ['nerves', 'headache'],
  ['joints', 'backpain'],
] as const;
const pains = ['stabbing', 'burning', 'pressing', 'cramping', 'throbbing'];
const illnesses = ['hypertension', 'diabetes', 'heart', 'asthma', 'thyroid'];
const impressions = [
  'حال عمومی خوب است. درمان پیشین ادامه یابد و دو هفتهٔ دیگر مراجعه شود.',
  'نسبت به بار پیش بهتر است. آزمایش خون درخواست شد.',
  'فشار خون در خانه هر روز صبح یادداشت شود. کاهش نمک توصیه شد.',
  'علامت هشدار دیده نشد. در صورت بدتر شدن زودتر مراجعه شود.',
];

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(most, Math.round(value)));

/** Answers to items of one scale, about as high as the burden is. */
function onScale(items: readonly string[], most: number, { burden, random }: Visit): Record<string, string> {
  return Object.fromEntries(
    items.map((item) => [item, String(within(0, burden * most + (random() - 0.5) * 1.4, most))]),
  );
}

function firstVisit({ burden, patient, visit, random }: Visit): Answers {
  const pain = within(0, burden * 8 + random() * 2, 10);
  const systolic = within(95, 105 + burden * 55 + random() * 12, 178);
  return {
    birthdate: patient.birthdate ?? '',
    seenbefore: visit === 0 ? 'no' : 'yes',
    // Once in a while somebody is sent on to the expert at once.
    complaint: burden > 0.85 ? ['heart', 'chestpain'] : pick(complaints, random),
    pain,
    ...(pain > 0 && { painkind: [pick(pains, random)] }),
    ...(visit === 0 && { illnesses: burden > 0.4 ? [pick(illnesses, random)] : [], consent: true }),
    systolic,
    diastolic: within(55, systolic * 0.6 + random() * 8, 110),
    pulse: within(55, 62 + burden * 30 + random() * 8, 120),
    weight: Math.round((56 + burden * 40 + random() * 2) * 10) / 10,
    impression: pick(impressions, random),
  };
}

/** The same at each visit. */
function heightOf({ name = '', gender }: Patient): number {
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return (gender === 'male' ? 166 : 154) + (letters % 22);
}

/** The demo's forms that its patients have filled, by their slugs. */
export const fills = {
  'phq-9': (visit) => ({
    ...onScale(phq9, 3, visit),
    selfharm: visit.burden > 0.76 ? '1' : '0',
    difficulty: String(Math.round(visit.burden * 3)),
  }),
  'gad-7': (visit) => onScale(gad7, 3, visit),
  'who-5': (visit) => onScale(who5, 5, { ...visit, burden: 1 - visit.burden }),
  bmi: ({ burden, patient, random }) => {
    const height = heightOf(patient);
    return { weight: Math.round((height / 100) ** 2 * (20 + burden * 16 + random()) * 10) / 10, height };
  },
  'pain-diary': (visit) => ({
    worst: within(0, visit.burden * 9 + visit.random() * 2, 10),
    now: within(0, visit.burden * 80 + visit.random() * 15, 100),
    slept: `2${1 + Math.floor(visit.random() * 3)}:30`,
    woke: `0${5 + Math.floor(visit.random() * 3)}:15`,
    disturbed: onScale(disturbed, 3, visit),
  }),
  'first-visit': firstVisit,
} as const satisfies Readonly<Record<string, (visit: Visit) => Answers>>;

export type FilledForm = keyof typeof fills;
export const filledForms = Object.keys(fills) as readonly FilledForm[];
