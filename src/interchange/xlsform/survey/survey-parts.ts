import type { ChoiceLists } from './choice-lists.ts';
import type { SurveyTree } from './survey-tree.ts';
import type { Table } from './tables.ts';

/** A workbook as read: the survey as a tree, its choice lists, all sheets, and the settings. */
export interface SurveyParts {
  readonly tree: SurveyTree;
  readonly lists: ChoiceLists;
  readonly tables: ReadonlyMap<string, Table>;
  readonly settings: ReadonlyMap<string, string>;
}
