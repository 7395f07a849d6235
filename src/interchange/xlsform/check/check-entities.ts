import type { SurveyParts } from '../survey/survey-parts.ts';
import { placeEntities, type Entity } from './place-entities.ts';
import { checkReferences, namesReferredTo } from '../survey/references.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import type { Table, TableRow } from '../survey/tables.ts';
import { refuse } from '../workbook/xls-form-error.ts';
import { isXmlName } from '../survey/xml-name.ts';

const columns = ['list_name', 'label', 'entity_id', 'create_if', 'update_if', 'repeat'];

/** An entity of the sheet, the properties that were saved to it and the questions its expressions ask for. */
interface Declared {
  readonly entity: Entity;
  readonly properties: Set<string>;
  readonly asks: ReadonlySet<string>;
}

/** Refuses entities that no reader of XLSForm could place: each group, and the form itself, holds one at most. */
export function checkEntities(parts: SurveyParts): void {
  const nodes = parts.tree.all.filter(({ type }) => type !== 'audit');
  const table = parts.tables.get('entities');
  if (!table || table.rows.length === 0) {
    const saving = nodes.find(({ cells }) => cells.has('save_to'));
    return saving ? refuse('survey', saving.row, 'saves to an entity, and no entities are declared.') : undefined;
  }
  const declared = declare(table, parts);
  for (const node of nodes) {
    if (node.cells.has('save_to')) save(node, declared);
    for (const { entity, asks } of declared)
      if (asks.has(node.name)) entity.mentions.push({ group: node.parent, row: node.row, isSave: false });
  }
  placeEntities(declared.map(({ entity }) => entity));
}

function declare({ rows, headerRow }: Table, parts: SurveyParts): readonly Declared[] {
  const names = new Set<string>();
  return rows.map((written): Declared => {
    const { row, cells } = written;
    const name = nameOf(written, headerRow);
    if (names.has(name)) refuse('entities', row, `'${name}' is declared twice.`);
    names.add(name);
    if (cells.has('update_if') && !cells.has('entity_id')) refuse('entities', row, 'update_if needs an entity_id.');
    if (cells.has('entity_id') && cells.has('create_if') && !cells.has('update_if'))
      refuse('entities', row, 'entity_id with create_if needs update_if.');
    if (!cells.has('entity_id') && !cells.has('label'))
      refuse('entities', row, 'an entity that is created needs a label.');
    const expressions = [...cells]
      .filter(([column]) => column !== 'list_name' && column !== 'repeat')
      .map(([, text]) => text);
    for (const text of expressions) checkReferences('entities', row, text, parts);
    return {
      entity: { name, row, mentions: [] },
      properties: new Set(),
      asks: new Set(expressions.flatMap((text) => namesReferredTo('entities', row, text))),
    };
  });
}

function nameOf({ row, cells }: TableRow, headerRow: number): string {
  const unknown = [...cells.keys()].find((column) => !columns.includes(column));
  if (unknown !== undefined) refuse('entities', headerRow, `the column '${unknown.slice(0, 80)}' is not known.`);
  const name = cells.get('list_name') ?? refuse('entities', row, 'an entity without a list_name.');
  if (!isXmlName(name) || name.startsWith('__') || name.includes('.'))
    refuse('entities', row, `'${name.slice(0, 80)}' cannot be the name of a list of entities.`);
  return name;
}

function save({ row, kind, cells, parent }: SurveyNode, declared: readonly Declared[]): void {
  const written = cells.get('save_to') ?? '';
  const parted = written.split('#');
  if (parted.length > 2) refuse('survey', row, `'${written.slice(0, 80)}' has more than one #.`);
  if (declared.length > 1 && parted.length !== 2)
    refuse('survey', row, `'${written.slice(0, 80)}' does not say which entity it is saved to.`);
  const target = parted.length === 2 ? declared.find(({ entity }) => entity.name === parted[0]) : declared[0];
  const property = parted.at(-1) ?? '';
  if (!target) return refuse('survey', row, `'${written.slice(0, 80)}' is saved to an entity that is not declared.`);
  if (kind !== 'question' && kind !== 'metadata') refuse('survey', row, 'a group cannot be saved to an entity.');
  if (!isXmlName(property) || property.startsWith('__') || /^(?:name|label)$/i.test(property))
    refuse('survey', row, `'${property.slice(0, 80)}' cannot be the property of an entity.`);
  if (target.properties.has(property))
    refuse('survey', row, `the property '${property}' of '${target.entity.name}' is saved twice.`);
  target.properties.add(property);
  target.entity.mentions.push({ group: parent, row, isSave: true });
}
