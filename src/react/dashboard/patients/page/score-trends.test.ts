import { describe, expect, it } from 'vitest';
import type { FileOfPatient, PatientEntry } from '../../../../api/contract/patients/patient.ts';
import { scoreTrends } from './score-trends.ts';

const under = (id: string, slug: string) =>
  ({ file: { id }, form: { slug, title: slug, headline: 'scores', project: '-' } }) as FileOfPatient;
const entry = (file: string, day: number, value: number): PatientEntry => ({
  id: `${file} ${day}`,
  file,
  createdAt: `2026-11-0${day}T08:00:00Z`,
  createdBy: null,
  scores: [{ name: 'total', title: 'Total', value }],
});

describe('the trends of a patient', () => {
  it('follow each number of each form, oldest first, over two files in one form too', () => {
    const files = [under('a', 'phq-9'), under('b', 'phq-9'), under('c', 'gad-7'), under('d', 'who-5')];
    const entries = [entry('b', 5, 9), entry('c', 4, 7), entry('a', 3, 14), entry('c', 2, 11), entry('d', 1, 60)];
    expect(scoreTrends(files, entries).map(({ form, points }) => [form, points.map(({ value }) => value)])).toEqual([
      ['gad-7', [11, 7]],
      ['phq-9', [14, 9]],
    ]);
  });
});
