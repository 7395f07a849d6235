import { checkPico } from '../../src/proposal/pico/check-pico.ts';

const english = [
  'The primary objective is to assess the effect of oral zinc on the duration of diarrhoea in children under five years of age, compared with placebo, in primary care.',
  'Patients with type 2 diabetes who receive metformin will be randomly assigned to sitagliptin 100 mg daily or usual care for 24 weeks.',
  'Quality of life is measured with the SF-36 at baseline, at 12 weeks and after one year; adverse events are recorded at each visit.',
];
const persian = [
  'هدف اصلی، تعیین تأثیر مکمل روی بر طول مدت اسهال در کودکان زیر پنج سال در مقایسه با دارونما است.',
  'بیماران مبتلا به دیابت نوع دو به‌طور تصادفی در دو گروه متفورمین و مراقبت معمول قرار می‌گیرند و پس از ۱۲ هفته ارزیابی می‌شوند.',
];

/** A text of at least so many words. */
export const textOf = (words: number, sentences: readonly string[] = [...english, ...persian]): string => {
  const parts: string[] = [];
  for (let count = 0, at = 0; count < words; at += 1) {
    const sentence = sentences[at % sentences.length] ?? '';
    parts.push(sentence);
    count += sentence.split(' ').length;
  }
  return parts.join(' ');
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** What each run took of the processor, which other programs do not lengthen as they do the time on the clock. */
const timesOf = (text: string, runs: number): readonly number[] =>
  Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    checkPico(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });

/** Texts that are hard on careless expressions: no sentence ends, one word, nested brackets, cues alone. */
const hard: Readonly<Record<string, string>> = {
  'no full stop': textOf(100_000).replaceAll(/[.;؟]/g, ''),
  'one word of 600,000 letters': 'a'.repeat(600_000),
  'only hyphens': '-'.repeat(600_000),
  'only brackets': '('.repeat(300_000) + ')'.repeat(300_000),
  'only cues': 'effect of '.repeat(100_000),
  'only "versus"': 'versus '.repeat(100_000),
  'only people': 'patients with '.repeat(50_000),
  'languages that change at each word': 'effect تأثیر '.repeat(50_000),
};

export const printSpeed = (print: (line?: string) => void): void => {
  print('\nSpeed: milliseconds of processor time on this machine');
  for (const [name, sentences] of [
    ['English', english],
    ['Persian', persian],
    ['both', [...english, ...persian]],
  ] as const) {
    const text = textOf(3_000, sentences);
    const [first = 0] = timesOf(text, 1);
    const times = timesOf(text, 15);
    print(
      `  3,000 words, ${name}: first ${first.toFixed(1)}, then median ${median(times).toFixed(1)}, fastest ${Math.min(...times).toFixed(1)}`,
    );
    print(`  100,000 words, ${name}: median ${median(timesOf(textOf(100_000, sentences), 5)).toFixed(0)}`);
  }
  for (const [name, text] of Object.entries(hard)) print(`  ${name}: ${median(timesOf(text, 3)).toFixed(0)}`);
};
