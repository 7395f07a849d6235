import type { FieldViews } from '../ui/field-view.ts';
import type { FormEngine } from '../ui/form-engine.ts';
import { toFailure } from './form-boundary.tsx';
import { loadSource, type Loaded, type SourceFailure, type SourceRequest } from './form-source.ts';
import { withViews } from './prepare-views.ts';

export interface Opened {
  readonly loaded: Loaded;
  /** Looks through a definition of the page's own, which is shown meanwhile; gives why it is refused after all. */
  check?(): Promise<SourceFailure | undefined>;
}

/**
 * The form of a request, with all that it draws with.
 *
 * A definition of the page's own that can run is shown before it is checked whole; one that cannot run is checked at once.
 */
export async function openSource(request: SourceRequest, engine: FormEngine, views: FieldViews): Promise<Opened> {
  const loaded = await withViews(await loadSource(request), views, engine);
  if (!request.definition || (!loaded.ok && loaded.failure.code === 'wrongattribute')) return { loaded };
  const check = () => checkDefinition(request, engine);
  const stopped = loaded.ok ? tryToRun(loaded.source.definition, engine) : loaded.failure;
  return stopped ? { loaded: { ok: false, failure: (await check()) ?? stopped } } : { loaded, check };
}

function tryToRun(definition: NonNullable<SourceRequest['definition']>, engine: FormEngine): SourceFailure | undefined {
  try {
    engine.createForm(definition);
    return undefined;
  } catch (error) {
    return toFailure(error);
  }
}

/** A checker that does not come leaves the form as it is: it runs. */
async function checkDefinition(
  { definition, language }: SourceRequest,
  engine: FormEngine,
): Promise<SourceFailure | undefined> {
  const check = engine.checkLater ?? engine.checkDefinition;
  const problems = await Promise.resolve(check(definition, language)).catch(() => []);
  return problems.length ? { code: 'invaliddefinition', problems } : undefined;
}
