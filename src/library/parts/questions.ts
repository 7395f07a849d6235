import type { Localized, Option, Question } from '../../engine/definition/types.ts';

export function option(value: string, score: number | undefined, en: string, fa: string): Option {
  return score === undefined ? { value, text: { en, fa } } : { value, score, text: { en, fa } };
}

/** A text of the form itself, which no report repeats. */
export function label(id: string, title: Localized, subtitle?: Localized): Question {
  return { id, name: id, type: 'label', title, subtitle, displayInReport: false };
}

/** Questions that are answered on one scale. */
export function onScale(
  options: readonly Option[],
  items: readonly (readonly [name: string, en: string, fa: string])[],
): readonly Question[] {
  return items.map(([name, en, fa]) => ({
    id: name,
    name,
    type: 'flatview',
    title: { en, fa },
    options,
    mandatory: true,
    displaysize: 12,
  }));
}

/** A plain question that counts for nothing. */
export function yesNo(name: string, en: string, fa: string): Question {
  const options = [option('no', undefined, 'No', 'خیر'), option('yes', undefined, 'Yes', 'بله')];
  return { id: name, name, type: 'flatview', title: { en, fa }, options, mandatory: true, displaysize: 12 };
}

/** Signs and risks, each of which counts where it is there. */
export function criteria(
  items: readonly (readonly [name: string, points: number, en: string, fa: string])[],
): readonly Question[] {
  return items.flatMap(([name, points, en, fa]) =>
    onScale([option('no', 0, 'No', 'خیر'), option('yes', points, 'Yes', 'بله')], [[name, en, fa]]),
  );
}

/** One choice of several, each with its points, from the first on. */
export function graded(
  name: string,
  en: string,
  fa: string,
  grades: readonly (readonly [points: number, en: string, fa: string])[],
): Question {
  const options = grades.map(([points, english, persian], index) => option(`${index}`, points, english, persian));
  return { id: name, name, type: 'flatview', title: { en, fa }, options, mandatory: true, displaysize: 12 };
}

export const sexQuestion: Question = {
  id: 'sex',
  name: 'sex',
  type: 'flatview',
  title: { en: 'Sex', fa: 'جنس' },
  options: [option('female', undefined, 'Female', 'زن'), option('male', undefined, 'Male', 'مرد')],
  mandatory: true,
  displaysize: 6,
};

interface NumberSettings {
  readonly unit: Localized;
  readonly min: number;
  readonly max: number;
  readonly floatcount?: number;
}

/** A measured number, half a row wide. */
export function measure(name: string, en: string, fa: string, settings: NumberSettings): Question {
  const { floatcount = 0, ...others } = settings;
  return {
    id: name,
    name,
    type: 'number',
    title: { en, fa },
    mandatory: true,
    displaysize: 6,
    floatcount,
    ...others,
  };
}

export const ageQuestion: Question = measure('age', 'Age', 'سن', {
  unit: { en: 'years', fa: 'سال' },
  min: 18,
  max: 120,
});
