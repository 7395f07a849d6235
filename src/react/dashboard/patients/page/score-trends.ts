import type { FileOfPatient, PatientEntry } from '../../../../api/contract/patients/patient.ts';
import type { Localized } from '../../../../engine/definition/types.ts';
import type { Trend } from '../../trends/trends.ts';

/** A number of one form over all of the patient's entries in it. */
export interface ScoreTrend extends Trend {
  readonly key: string;
  readonly form: Localized;
}

/** What was computed more than once, form by form, oldest first; two files in one form are one line. */
export function scoreTrends(files: readonly FileOfPatient[], entries: readonly PatientEntry[]): readonly ScoreTrend[] {
  const trends = new Map<string, ScoreTrend>();
  for (const { file, createdAt, scores } of entries.toReversed()) {
    const under = files.find((candidate) => candidate.file.id === file);
    if (!under) continue;
    for (const { name, title, value, unit, floatcount } of scores) {
      const key = `${under.form.slug} ${name}`;
      const points = [...(trends.get(key)?.points ?? []), { at: createdAt, value }];
      trends.set(key, { key, form: under.form.title, name, title, unit, floatcount, points });
    }
  }
  return [...trends.values()].filter(({ points }) => points.length > 1);
}
