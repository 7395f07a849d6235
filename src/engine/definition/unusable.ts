import type { DefinitionProblem } from './problem.ts';

/** What no question of the designer can have; a formula that is not right yet, or an option without words, stays to be mended. */
const breaking: ReadonlySet<string> = new Set([
  ...['notrecord', 'notlist', 'nottextkey', 'notlocalized', 'notnumberkey', 'notboolean', 'notbound', 'notallowed'],
  ...['keymissing', 'unknowntype', 'badname', 'namereserved', 'namedouble', 'iddouble', 'badformat', 'patternrunsaway'],
  ...['patterntoolong', 'questionsoutside', 'containertoodeep', 'toomanyquestions', 'toomanyconditions'],
  ...['toomanyoptions', 'formtoolarge', 'formtoodeep', 'formnotjson', 'formcyclic', 'badcolor'],
]);

/** Whether questions with this problem can be taken into no form, not even to be mended there. */
export const isUnusable = ({ rule, path }: DefinitionProblem): boolean =>
  breaking.has(rule) || (rule === 'emptytext' && /\.(?:id|name)$/.test(path));
