import type { FormDefinition } from '../../engine/definition/types.ts';
import type { NotExported } from '../shared/unexported-settings.ts';
import { SurveySheet } from '../xlsform/export/survey-sheet.ts';
import { fieldLosses } from './field-losses.ts';
import { allNodes, surveyNodes, type SurveyNode } from './survey-nodes.ts';
import { asksBefore } from './references.ts';
import { TextTable } from './text-table.ts';
import { writeBody } from './write-body.ts';
import { writeModel } from './write-model.ts';
import { element, text } from './xml.ts';

/** How a form is known to who fills it elsewhere. */
export interface XFormName {
  readonly id: string;
  readonly version: string;
  readonly title: string;
}

export interface XFormExport {
  /** The XForm, as ODK XForms 1.0 has it. */
  readonly xml: string;
  /** What it cannot hold, and a field app does not do. */
  readonly notExported: readonly NotExported[];
}

/** What model and body are written from. */
export interface Survey {
  readonly sheet: SurveySheet;
  readonly nodes: readonly SurveyNode[];
  readonly byName: ReadonlyMap<string, SurveyNode>;
  /** Names of what is shown whether or not its condition holds, since XPath cannot say that. */
  readonly alwaysShown: ReadonlySet<string>;
  readonly texts: TextTable;
}

/** The form as an XForm that ODK Collect and Enketo fill. Give it what `fieldForm` makes of a form. */
export function toXForm(definition: FormDefinition, name: XFormName): XFormExport {
  const sheet = new SurveySheet(definition);
  const nodes = surveyNodes(sheet, definition);
  const all = allNodes(nodes);
  const survey: Survey = {
    sheet,
    nodes,
    byName: new Map(all.map((node) => [node.name, node])),
    alwaysShown: alwaysShown(definition, sheet),
    texts: new TextTable(sheet.languages),
  };
  // The body names the texts that the model holds.
  const body = writeBody(survey);
  const xml = element(
    'h:html',
    namespaces,
    element('h:head', {}, element('h:title', {}, text(name.title)), writeModel(survey, name)),
    body,
  );
  const lostBefore = all.flatMap(({ name: lost, row }): readonly NotExported[] =>
    asksBefore(row['calculation'] ?? '') ? [{ path: '', name: lost, setting: 'formula' }] : [],
  );
  return { xml: `<?xml version="1.0"?>\n${xml}\n`, notExported: fieldLosses([...sheet.notExported, ...lostBefore]) };
}

const namespaces = {
  xmlns: 'http://www.w3.org/2002/xforms',
  'xmlns:h': 'http://www.w3.org/1999/xhtml',
  'xmlns:jr': 'http://openrosa.org/javarosa',
  'xmlns:odk': 'http://www.opendatakit.org/xforms',
  'xmlns:orx': 'http://openrosa.org/xforms',
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
};

function alwaysShown({ conditions }: FormDefinition, sheet: SurveySheet): ReadonlySet<string> {
  const lost = new Set(sheet.notExported.flatMap(({ path, setting }) => (setting === 'visibility' ? [path] : [])));
  return new Set(
    conditions.flatMap((condition, index) =>
      condition.kind === 'visibility' && lost.has(`conditions[${index}]`)
        ? [sheet.names.give(condition.target, condition.target)]
        : [],
    ),
  );
}
