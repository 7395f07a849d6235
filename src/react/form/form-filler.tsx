import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { useFieldViews } from '../ui/field/field-view.ts';
import { FillerToolsProvider } from '../ui/field/filler-tools.ts';
import { LanguageProvider, useLanguage, useOuterLanguage } from '../ui/language/language.tsx';
import { useStyles } from '../ui/style/use-styles.ts';
import { useTheme } from '../ui/style/use-theme.ts';
import { FormBoundary } from './failure/form-boundary.tsx';
import { FormError } from './failure/form-error.tsx';
import { fillerStyles } from './filler-styles.ts';
import { FormRun } from './page/form-run.tsx';
import { LeftBehind } from './page/lazy-parts.tsx';
import { QuestionList } from './question/question-list.tsx';
import { deviceSaving } from './saving/lazy-saving.ts';
import type { Saving, SavingClient } from './saving/saving.ts';
import type { KeptFilling } from './filling/types.ts';
import { FormSkeleton } from './source/form-skeleton.tsx';
import { useSame } from './source/use-same.ts';
import { useSource } from './source/use-source.ts';
import { usePresentLanguage } from './texts/load-texts.ts';
import type { FormFillerProps } from './types.ts';

/** A form to fill, to try or to read: what `<porsa-form>` shows. Needs providers of field views and of the engine around it. */
export function FormFiller(props: FormFillerProps) {
  const outer = useOuterLanguage();
  const language = usePresentLanguage(props.language ?? outer?.language ?? props.definition?.language ?? 'en');
  return (
    language && (
      <LanguageProvider language={language} calendar={props.calendar ?? outer?.calendar} dir={props.dir}>
        <FillerRoot host={props} />
      </LanguageProvider>
    )
  );
}

interface HostProps {
  /** What the host gave. */
  readonly host: FormFillerProps;
}

function FillerRoot({ host }: HostProps) {
  const { language, dir } = useLanguage();
  const theme = useTheme(host.theme);
  const views = useFieldViews();
  const root = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const sheets = useMemo(() => fillerStyles(views), [views]);
  useStyles(root, sheets);
  const announce = useCallback((text: string) => {
    if (live.current) live.current.textContent = text;
  }, []);
  const { client, storage } = host;
  const server = isSaved(host) ? serverOf(host) : undefined;
  const [held] = useState(() => keptOf(host).files!);
  const files = useMemo(() => ({ held, server, storage, uploads: client?.uploads }), [held, server, storage, client]);
  const aboutAnother = host.file !== undefined;
  const tools = useMemo(() => ({ QuestionList, announce, files, aboutAnother }), [announce, files, aboutAnother]);
  return (
    <div
      ref={root}
      className="porsa-root porsa-form"
      lang={language}
      dir={dir}
      data-theme={theme}
      data-mode={host.mode ?? 'fill'}
    >
      <FillerToolsProvider value={tools}>
        <FormGate host={host} root={root} />
      </FillerToolsProvider>
      <div ref={live} className="porsa-hidden" role="status" />
    </div>
  );
}

/** The device's outbox over the client, where a form of the server is filled. */
function savingFor(props: FormFillerProps): Saving | undefined {
  const { saving, client, storage } = props;
  return (
    saving ??
    (isSaved(props) ? deviceSaving({ server: serverOf(props), client: client as SavingClient, storage }) : undefined)
  );
}

const isSaved = ({ mode = 'fill', client, definition }: FormFillerProps): boolean =>
  mode === 'fill' && !definition && client?.entry !== undefined;
const serverOf = ({ api }: FormFillerProps): string => api ?? location.origin;

/** What is held of the same form and reader; of another, nothing. */
const keptOf = ({ kept = {}, whose = '' }: FormFillerProps): KeptFilling =>
  kept.whose === whose ? kept : Object.assign(kept, { whose, draft: undefined, files: new Map() });

/** Opens the form once it is loaded, or shows why it cannot be. */
function FormGate({ host, root }: HostProps & { readonly root: RefObject<HTMLElement | null> }) {
  const [resumed, reload] = useState(() => keptOf(host).draft);
  const { loaded, retry } = useSource(resumed ? { ...host, version: resumed.version } : host, host.first);
  const { onError, category, file, link, page, mode = 'fill' } = host;
  const saving = savingFor(host);
  const carried = loaded?.ok ? loaded.source.answers : undefined;
  const answers = useSame(carried ? { ...carried, ...host.answers } : host.answers);
  const patient = useSame(host.patient);
  if (!loaded) return <FormSkeleton />;
  if (!loaded.ok) {
    return (
      <>
        <FormError failure={loaded.failure} retry={retry} onError={onError} />
        {saving && category && <LeftBehind saving={saving} draftKey={{ category, file, link, page }} />}
      </>
    );
  }
  const { source } = loaded;
  return (
    <FormBoundary fallback={(failure, again) => <FormError failure={failure} retry={again} onError={onError} />}>
      <FormRun
        key={JSON.stringify(answers)}
        input={{
          ...host,
          answers,
          patient,
          source,
          mode,
          saving,
          resumed,
          reload,
          clock: host.first?.clock,
        }}
        root={root}
      />
    </FormBoundary>
  );
}
