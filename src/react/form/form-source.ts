import type { ClientReply } from '../../api/client.ts';
import type { CategorySettings } from '../../api/contract/shapes.ts';
import type { FormDefinition, Role } from '../../engine/definition/types.ts';
import type { HistoryEntry, Patient } from '../../engine/live-form/types.ts';
import type { DefinitionProblem } from '../../engine/problem.ts';
import type { Language } from '../../engine/definition/types.ts';
import type { FillerClient, FormFillerProps } from './types.ts';

/** A form that can be filled, with all that is known around it. */
export interface FormSource {
  readonly definition: FormDefinition;
  readonly role?: Role;
  readonly settings: CategorySettings;
  /** Slug, for a form of the server. */
  readonly category?: string;
  readonly version?: number;
  readonly patient: Patient;
  readonly history: readonly HistoryEntry[];
  /** Makes the panel that asks who the patient is, where that has to be said. */
  readonly patientPanel?: typeof import('./patient-definition.ts').patientDefinition;
  /** Style of a form with a colour of its own. */
  readonly brand?: readonly string[];
}

/** Why there is no form: a code of the error table or of the filler. */
export interface SourceFailure {
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly problems?: readonly DefinitionProblem[];
}

export type Loaded = { readonly ok: true; readonly source: FormSource } | { readonly ok: false; readonly failure: SourceFailure };

const fail = (failure: SourceFailure): Loaded => ({ ok: false, failure });

const offline = 5002;

/** The name in the error table, which is fetched with the first refusal and says it; unknown codes are `internal`. */
export async function errorName(code: number): Promise<string> {
  return code === offline ? 'offline' : (await import('./refusals.ts')).nameOf(code);
}

/** The first attribute that makes no sense. */
export function findWrongAttribute({ category, definition, mode, client }: Pick<FormFillerProps, 'category' | 'definition' | 'mode' | 'client'>): SourceFailure | undefined {
  const wrong = (name: string, value = ''): SourceFailure => ({ code: 'wrongattribute', params: { name, value } });
  if (mode !== undefined && !['fill', 'view', 'preview'].includes(mode)) return wrong('mode', String(mode));
  if (definition !== undefined) return undefined;
  if (!category || !/^[a-z0-9][a-z0-9-]{0,63}$/.test(category)) return wrong('category', category);
  return client ? undefined : wrong('client');
}

export interface SourceRequest extends Pick<FormFillerProps, 'category' | 'definition' | 'version' | 'file' | 'page' | 'mode' | 'client' | 'patient' | 'history' | 'role'> {
  readonly language: Language;
}

/** Brings the form from where it is; never throws. */
export async function loadSource(request: SourceRequest): Promise<Loaded> {
  const wrong = findWrongAttribute(request);
  if (wrong) return fail(wrong);
  try {
    const loaded = request.definition ? takeDefinition(request, request.definition) : await fetchForm(request, request.client!);
    return loaded.ok ? checkPage(loaded, request.page) : loaded;
  } catch {
    return fail({ code: 'internal' });
  }
}

function checkPage(loaded: Extract<Loaded, { ok: true }>, page: string | undefined): Loaded {
  if (!page || loaded.source.definition.pages.some(({ id }) => id === page)) return loaded;
  return fail({ code: 'wrongattribute', params: { name: 'page', value: page } });
}

function takeDefinition({ role, patient = {}, history = [], version }: SourceRequest, definition: FormDefinition): Loaded {
  return { ok: true, source: { definition, role, version, patient, history, settings: {} } };
}

async function fetchForm({ category = '', version, language, file, patient, history }: SourceRequest, client: FillerClient): Promise<Loaded> {
  const [reply, past] = await Promise.all([client.category.getform({ category, version, language }), fetchFile(client, file)]);
  if (!reply.success) return fail({ code: await errorName(reply.code) });
  const { definition, role, settings, slug } = reply.data;
  return {
    ok: true,
    source: { definition, role, settings, category: slug, version: reply.data.version, patient: patient ?? past.patient, history: history ?? past.history },
  };
}

type Past = Pick<FormSource, 'patient' | 'history'>;

/** A file that cannot be read now does not keep the form from being filled. */
async function fetchFile(client: FillerClient, file: string | undefined): Promise<Past> {
  const reply: ClientReply<FileData> | undefined = file ? await client.file?.getfile({ id: file }) : undefined;
  if (!reply?.success) return { patient: {}, history: [] };
  const { file: { patient }, entries } = reply.data;
  const history = entries.map(({ id, createdAt, answers }) => ({ id, at: createdAt, answers }));
  return { patient, history: history.sort((one, other) => (one.at < other.at ? -1 : 1)) };
}

type FileData = Extract<Awaited<ReturnType<NonNullable<FillerClient['file']>['getfile']>>, { success: true }>['data'];
