import type { ClientReply, Refusal } from '../../../api/client/client.ts';
import type { CallBody, CallData } from '../../../api/contract/contract.ts';
import type { CategorySettings, Entry, Logo } from '../../../api/contract/shapes.ts';
import type { Answers, FormDefinition, Language, Localized, Role } from '../../../engine/definition/types.ts';
import type { HistoryEntry, Patient } from '../../../engine/live-form/types.ts';
import { errorName, type Failure } from '../failure/failure.ts';

export type FillerMode = 'fill' | 'view' | 'preview';

/** The calls that load a form. */
export interface SourceClient {
  readonly category: {
    getform(body: CallBody<'/category/getform'>): Promise<ClientReply<CallData<'/category/getform'>>>;
  };
  readonly public?: {
    resolvelink(body: CallBody<'/public/resolvelink'>): Promise<ClientReply<CallData<'/public/resolvelink'>>>;
  };
  readonly file?: { getfile(body: CallBody<'/file/getfile'>): Promise<ClientReply<CallData<'/file/getfile'>>> };
}

/** Which form is loaded, and for whom. */
export interface SourceOptions {
  /** Slug or id; the form comes from the server. */
  readonly category?: string;
  /** Where the form has to belong, by slug or id; elsewhere it counts as unknown. */
  readonly service?: string;
  readonly headline?: string;
  readonly project?: string;
  /** A form that needs no server. Wins over `category`. */
  readonly definition?: FormDefinition;
  /** Of the form; defaults to what the server says, or the latest. */
  readonly version?: number;
  /** The patient file that the entry belongs to. */
  readonly file?: string;
  /** The link that the form was opened by: it may carry answers, and says what becomes of the entry. */
  readonly link?: string;
  /** Only this page is filled and saved. */
  readonly page?: string;
  /** Defaults to `fill`. */
  readonly mode?: FillerMode;
  readonly client?: SourceClient;
  readonly patient?: Patient;
  /** Earlier entries, oldest first; else those of `file`. */
  readonly history?: readonly HistoryEntry[];
  /** With `definition`; else the server says which. */
  readonly role?: Role;
}

/** The clinic's logo, with its whole address. */
export interface FormLogo extends Logo {
  readonly url: string;
}

/** A loaded form, with all that is known around it. */
export interface FormSource {
  readonly definition: FormDefinition;
  readonly role?: Role;
  readonly settings: CategorySettings;
  /** For a form of the server: its slug, or its id where it was asked for by that, since another clinic's form may have the same slug. */
  readonly category?: string;
  readonly version?: number;
  readonly patient: Patient;
  readonly history: readonly HistoryEntry[];
  /** Resources that a new entry begins with, by the names that the form calls them. */
  readonly launch?: Readonly<Record<string, object>> | undefined;
  readonly link?: string;
  /** The link's entry goes to a patient file: who the patient is is neither asked nor sent. */
  readonly forPatient?: boolean;
  /** What the link lets the form begin with. */
  readonly answers?: Answers;
  /** Makes the panel that asks who the patient is, where the form needs to know. */
  readonly patientPanel?: typeof import('../patient/patient-definition.ts').patientDefinition;
  /** The name of the clinic. */
  readonly clinic?: Localized;
  readonly logo?: FormLogo;
  /** Of coloured questions: whether dark or light text is read on the colour. */
  readonly toneOf?: typeof import('../../ui/style/color-tone.ts').toneOf;
  /** Style that few forms need. */
  readonly styles?: readonly string[];
}

export type Loaded =
  { readonly ok: true; readonly source: FormSource } | { readonly ok: false; readonly failure: Failure };

const fail = (failure: Failure): Loaded => ({ ok: false, failure });

/** The first attribute that makes no sense. */
export function findWrongAttribute({ category, definition, mode, client }: SourceOptions): Failure | undefined {
  const wrong = (name: string, value = ''): Failure => ({ code: 'wrongattribute', params: { name, value } });
  if (mode !== undefined && !['fill', 'view', 'preview'].includes(mode)) return wrong('mode', String(mode));
  if (definition !== undefined) return undefined;
  if (!category || !/^[a-z0-9][a-z0-9-]{0,63}$/.test(category)) return wrong('category', category);
  return client ? undefined : wrong('client');
}

export interface SourceRequest extends SourceOptions {
  readonly language: Language;
}

/** Loads the form from the server or from its definition; never throws. */
export async function loadSource(request: SourceRequest): Promise<Loaded> {
  const wrong = findWrongAttribute(request);
  if (wrong) return fail(wrong);
  try {
    const loaded = request.definition
      ? takeDefinition(request, request.definition)
      : await fetchForm(request, request.client!);
    return checkPage(loaded, request.page);
  } catch {
    return fail({ code: 'internal' });
  }
}

export function checkPage(loaded: Loaded, page: string | undefined): Loaded {
  if (!loaded.ok || !page || loaded.source.definition.pages.some(({ id }) => id === page)) return loaded;
  return fail({ code: 'wrongattribute', params: { name: 'page', value: page } });
}

function takeDefinition(
  { role, patient = {}, history = [], version }: SourceRequest,
  definition: FormDefinition,
): Loaded {
  return { ok: true, source: { definition, role, version, patient, history, settings: {} } };
}

/** A file that cannot be read keeps its form closed too. */
async function fetchForm(request: SourceRequest, client: SourceClient): Promise<Loaded> {
  const { category = '', version, language, file, link, service, headline, project } = request;
  const [form, past, linked] = await Promise.all([
    client.category.getform({ category, version, language, file, service, headline, project }),
    file ? client.file?.getfile({ id: file }) : undefined,
    link ? client.public?.resolvelink({ link }) : undefined,
  ]);
  if (!form.success) return refuse(form);
  if (linked && !linked.success) return refuse(linked);
  if (past && !past.success) return refuse(past);
  return takeReply(request, form.data, past?.data, linked?.data.form);
}

async function refuse({ code, request }: Refusal): Promise<Loaded> {
  return fail({ code: await errorName(code), ...(request && { request }) });
}

/** What the server said of a form, of the file that it belongs to, and of the link it was opened by. */
export function takeReply(
  { category, link, patient, history }: Pick<SourceRequest, 'category' | 'link' | 'patient' | 'history'>,
  { definition, role, settings, slug, id, version, branding, launch }: CallData<'/category/getform'>,
  past?: CallData<'/file/getfile'>,
  { answers, forPatient }: NonNullable<CallData<'/public/resolvelink'>['form']> | Record<string, undefined> = {},
): Loaded {
  return {
    ok: true,
    source: {
      definition,
      role,
      settings: forPatient ? { ...settings, ...notAsked } : settings,
      ...(link && { link, answers, forPatient }),
      category: category === id ? id : slug,
      version,
      launch,
      clinic: branding?.clinic,
      ...(settings.logo && branding.logo && { logo: { ...settings.logo, url: branding.logo } }),
      patient: patient ?? past?.file.patient ?? {},
      history: history ?? toHistory(past?.entries ?? []),
    },
  };
}

/** Who the patient is, the file knows. */
const notAsked: CategorySettings = {
  requireNameForSave: false,
  requireCodeForSave: false,
  requirePhoneForSave: false,
};

/** Oldest first. */
function toHistory(entries: readonly Entry[]): readonly HistoryEntry[] {
  return entries
    .map(({ id, createdAt, answers }) => ({ id, at: createdAt, answers }))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}
