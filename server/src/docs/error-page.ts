import { errors, type ErrorName } from '../../../src/api/contract/errors.ts';
import { errorText } from '../errors/error-texts.ts';

/** The error table as Markdown, in the order of the codes. */
export function errorPage(): string {
  const names = (Object.keys(errors) as ErrorName[]).sort((one, other) => errors[one].code - errors[other].code);
  const rows = names.map(
    (name) => `| ${errors[name].code} | ${errors[name].status || '–'} | \`${name}\` | ${errorText(name, 'en')} |`,
  );
  return ['| code | status | name | message |', '|--:|--:|---|---|', ...rows].join('\n');
}
