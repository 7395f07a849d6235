import type { Capabilities } from '../../engine/capabilities/capabilities.ts';
import { expressionTexts } from '../../engine/dependencies/form-expressions.ts';
import { callsRareFunction } from '../../engine/functions/function-table.ts';

/** Fetches the rarer functions and the rules of conditional options, for a form that has some. */
export async function loadRules(
  definition: unknown,
  { options }: Pick<Capabilities, 'options'>,
): Promise<Partial<Capabilities> | undefined> {
  const isRare = (): boolean =>
    expressionTexts(definition).some(callsRareFunction) || /visibleWhen|optionsFrom/.test(JSON.stringify(definition));
  return options || !isRare() ? undefined : (await import('../../engine/capabilities/all-rules.ts')).allRules;
}
