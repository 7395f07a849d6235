import type { Language } from '../../../src/engine/definition/types.ts';
import type { Cell } from './cells.ts';
import { exportTexts } from './export-texts.ts';
import type { GivenEntry } from './study/given-entries.ts';

/** A column of a table for people that is of the response or the patient, not of the form. */
export interface OwnCell {
  readonly heading: string;
  read(entry: GivenEntry): Cell;
}

const cells: readonly (readonly [isTelling: boolean, read: OwnCell['read']])[] = [
  [false, ({ id }) => id],
  [false, ({ file }) => file],
  [false, ({ createdAt }) => createdAt],
  [false, ({ version }) => version],
  [true, ({ patient }) => patient.name],
  [true, ({ patient }) => patient.code],
  [true, ({ patient }) => patient.phone],
  [false, ({ patient }) => patient.gender],
  [true, ({ patient }) => patient.birthdate],
  [false, ({ patient }) => patient.age],
];

/** The first columns of a table; without those that tell who the patient is. */
export const ownCells = (language: Language, isDeidentified: boolean): readonly OwnCell[] =>
  cells.flatMap(([isTelling, read], index) =>
    isTelling && isDeidentified ? [] : [{ heading: exportTexts(language).columns[index] ?? '', read }],
  );
