import type { CategorySettings, Entry } from '../../api/contract/shapes.ts';
import type { FormDefinition, Localized, Role } from '../../engine/definition/types.ts';
import type { HistoryEntry, Patient } from '../../engine/live-form/types.ts';
import type { DefinitionProblem } from '../../engine/problem.ts';
import type { Language } from '../../engine/definition/types.ts';
import type { FillerClient, FormFillerProps } from './types.ts';

/** A form that can be filled, with all that is known around it. */
export interface FormSource {
  readonly definition: FormDefinition;
  readonly role?: Role;
  readonly settings: CategorySettings;
  /** For a form of the server: its slug, or its id where it was asked for by that, since another clinic's form may have the same slug. */
  readonly category?: string;
  readonly version?: number;
  readonly patient: Patient;
  readonly history: readonly HistoryEntry[];
  /** Makes the panel that asks who the patient is, where that has to be said. */
  readonly patientPanel?: typeof import('./patient-definition.ts').patientDefinition;
  /** The name of whoever asks. */
  readonly clinic?: Localized;
  /** Style of a form with a colour of its own. */
  readonly brand?: readonly string[];
}

/** Why there is no form: a code of the error table or of the filler. */
export interface SourceFailure {
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly problems?: readonly DefinitionProblem[];
}

export type Loaded =
  { readonly ok: true; readonly source: FormSource } | { readonly ok: false; readonly failure: SourceFailure };

const fail = (failure: SourceFailure): Loaded => ({ ok: false, failure });

const offline = 5002;

/** The name in the error table, which is fetched with the first refusal and says it; unknown codes are `internal`. */
export async function errorName(code: number): Promise<string> {
  return code === offline ? 'offline' : (await import('./refusals.ts')).nameOf(code);
}

/** The first attribute that makes no sense. */
export function findWrongAttribute({
  category,
  definition,
  mode,
  client,
}: Pick<FormFillerProps, 'category' | 'definition' | 'mode' | 'client'>): SourceFailure | undefined {
  const wrong = (name: string, value = ''): SourceFailure => ({ code: 'wrongattribute', params: { name, value } });
  if (mode !== undefined && !['fill', 'view', 'preview'].includes(mode)) return wrong('mode', String(mode));
  if (definition !== undefined) return undefined;
  if (!category || !/^[a-z0-9][a-z0-9-]{0,63}$/.test(category)) return wrong('category', category);
  return client ? undefined : wrong('client');
}

export interface SourceRequest extends Pick<
  FormFillerProps,
  'category' | 'definition' | 'version' | 'file' | 'page' | 'mode' | 'client' | 'patient' | 'history' | 'role'
> {
  readonly language: Language;
}

/** Brings the form from where it is; never throws. */
export async function loadSource(request: SourceRequest): Promise<Loaded> {
  const wrong = findWrongAttribute(request);
  if (wrong) return fail(wrong);
  try {
    const loaded = request.definition
      ? takeDefinition(request, request.definition)
      : await fetchForm(request, request.client!);
    return loaded.ok ? checkPage(loaded, request.page) : loaded;
  } catch {
    return fail({ code: 'internal' });
  }
}

function checkPage(loaded: Extract<Loaded, { ok: true }>, page: string | undefined): Loaded {
  if (!page || loaded.source.definition.pages.some(({ id }) => id === page)) return loaded;
  return fail({ code: 'wrongattribute', params: { name: 'page', value: page } });
}

function takeDefinition(
  { role, patient = {}, history = [], version }: SourceRequest,
  definition: FormDefinition,
): Loaded {
  return { ok: true, source: { definition, role, version, patient, history, settings: {} } };
}

/** A file that cannot be read keeps its form closed too. */
async function fetchForm(
  { category = '', version, language, file, patient, history }: SourceRequest,
  client: FillerClient,
): Promise<Loaded> {
  const [form, past] = await Promise.all([
    client.category.getform({ category, version, language, file }),
    file ? client.file?.getfile({ id: file }) : undefined,
  ]);
  if (!form.success) return fail({ code: await errorName(form.code) });
  if (past && !past.success) return fail({ code: await errorName(past.code) });
  const { definition, role, settings, slug, id } = form.data;
  return {
    ok: true,
    source: {
      definition,
      role,
      settings,
      category: category === id ? id : slug,
      version: form.data.version,
      clinic: form.data.branding?.clinic,
      patient: patient ?? past?.data.file.patient ?? {},
      history: history ?? toHistory(past?.data.entries ?? []),
    },
  };
}

/** Oldest first. */
function toHistory(entries: readonly Entry[]): readonly HistoryEntry[] {
  return entries
    .map(({ id, createdAt, answers }) => ({ id, at: createdAt, answers }))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}
