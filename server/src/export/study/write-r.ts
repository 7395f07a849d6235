import type { OwnColumn } from './study-table.ts';
import type { StudyVariable } from './study-variables.ts';

/** Halves of a letter that JSON writes by number, which R does not read. */
const half = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** As JSON writes it, which R reads alike. */
const quoted = (text: string): string => JSON.stringify(text.replaceAll(half, '').replaceAll(/\s+/g, ' ').trim());

function typed({ name, kind, codes = [] }: Pick<StudyVariable, 'name' | 'kind' | 'codes'>): string {
  const column = `data$${name}`;
  if (codes.length > 0) {
    const levels = codes.map(({ code }) => code).join(', ');
    const labels = codes.map(({ label }) => quoted(label)).join(', ');
    return `${column} <- factor(as.numeric(${column}), levels = c(${levels}), labels = c(${labels}))`;
  }
  if (kind === 'number') return `${column} <- as.numeric(${column})`;
  if (kind === 'date') return `${column} <- as.Date(${column})`;
  if (kind === 'datetime') return `${column} <- as.POSIXct(${column}, format = "%Y-%m-%d %H:%M", tz = "UTC")`;
  return '';
}

/** A script of R that reads the data and names variables and values: run it in the folder of the data. */
export function rScript(title: string, own: readonly OwnColumn[], variables: readonly StudyVariable[]): string {
  return [
    `# ${title.replaceAll(/\s+/g, ' ')}`,
    'data <- read.csv("data.csv", fileEncoding = "UTF-8-BOM", na.strings = "", colClasses = "character", check.names = FALSE)',
    ...[...own, ...variables].map(typed).filter(Boolean),
    ...variables.map(({ name, label }) => `attr(data$${name}, "label") <- ${quoted(label)}`),
    'saveRDS(data, "data.rds")',
    '',
  ].join('\n');
}
