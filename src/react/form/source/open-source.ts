import type { FieldViews } from '../../ui/field/field-view.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';
import { toFailure, type Failure } from '../failure/failure.ts';
import { loadSource, type Loaded, type SourceRequest } from './load-source.ts';
import { withViews } from './prepare-views.ts';

export interface Opened {
  readonly loaded: Loaded;
  /** Checks a definition that the host gave while the form is shown already; gives why it is refused after all. */
  check?(): Promise<Failure | undefined>;
}

/**
 * The form of a request, with all the code that draws it.
 *
 * A definition that the host gave is shown before it is checked, if it runs; one that does not run is checked at once.
 */
export async function openSource(request: SourceRequest, engine: FormEngine, views: FieldViews): Promise<Opened> {
  const loaded = await withViews(await loadSource(request), views, engine);
  if (!request.definition || (!loaded.ok && loaded.failure.code === 'wrongattribute')) return { loaded };
  const check = () => checkDefinition(request, engine);
  const stopped = loaded.ok ? tryToRun(loaded.source.definition, engine) : loaded.failure;
  return stopped ? { loaded: { ok: false, failure: (await check()) ?? stopped } } : { loaded, check };
}

function tryToRun(definition: NonNullable<SourceRequest['definition']>, engine: FormEngine): Failure | undefined {
  try {
    engine.createForm(definition);
    return undefined;
  } catch (error) {
    return toFailure(error);
  }
}

/** Where the checker cannot be loaded, the form stays as it is: it runs. */
async function checkDefinition(
  { definition, language }: SourceRequest,
  engine: FormEngine,
): Promise<Failure | undefined> {
  const check = engine.checkLater ?? engine.checkDefinition;
  const problems = await Promise.resolve(check(definition, language)).catch(() => []);
  return problems.length ? { code: 'invaliddefinition', problems } : undefined;
}
