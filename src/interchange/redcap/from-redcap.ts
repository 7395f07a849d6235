import { buildDefinition, type DictionaryImport } from './build/build-definition.ts';
import { readDictionary } from './dictionary/read-dictionary.ts';

/**
 * A form from a data dictionary of REDCap: the CSV file as it exports it, or the same rows copied from a spreadsheet.
 *
 * What has no counterpart is in `left`, and goes back as it came when the form is exported. Throws one `InterchangeError`,
 * naming the row, where the text is no data dictionary.
 */
export const fromRedcap = (text: string): DictionaryImport => buildDefinition(readDictionary(text));
