import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import controlStyles from '../ui/controls.css?inline';
import { useFieldViews } from '../ui/field-view.ts';
import { FillerToolsProvider } from '../ui/filler-tools.ts';
import { LanguageProvider, useLanguage, useOuterLanguage } from '../ui/language.tsx';
import tokens from '../ui/tokens.css?inline';
import { useStyles } from '../ui/use-styles.ts';
import { useTheme } from '../ui/use-theme.ts';
import formStyles from './form.css?inline';
import { LeftBehind } from './closing.tsx';
import { FormBoundary } from './form-boundary.tsx';
import { FormRun } from './form-run.tsx';
import { deviceSaving } from './later-saving.ts';
import { FormError, FormSkeleton } from './notices.tsx';
import { QuestionList } from './question-list.tsx';
import type { Draft, Saving } from './saving.ts';
import { usePresentLanguage } from './texts.ts';
import type { FillerClient, FormFillerProps } from './types.ts';
import { useSame } from './use-same.ts';
import { useSource } from './use-source.ts';

/** A form to fill, to try or to read: what `<porsa-form>` shows. Needs providers of field views and of the engine around it. */
export function FormFiller(props: FormFillerProps) {
  const outer = useOuterLanguage();
  const language = usePresentLanguage(props.language ?? outer?.language ?? props.definition?.language ?? 'en');
  return (
    language && (
      <LanguageProvider language={language} calendar={props.calendar ?? outer?.calendar} dir={props.dir}>
        <FillerRoot {...props} />
      </LanguageProvider>
    )
  );
}

function FillerRoot(props: FormFillerProps) {
  const { language, dir } = useLanguage();
  const theme = useTheme(props.theme);
  const views = useFieldViews();
  const root = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const sheets = useMemo(
    () => [tokens, controlStyles, formStyles, ...new Set(Object.values(views).flatMap((view) => view.styles ?? []))],
    [views],
  );
  useStyles(root, sheets);
  const announce = useCallback((text: string) => {
    if (live.current) live.current.textContent = text;
  }, []);
  const { client, storage } = props;
  const server = isSaved(props) ? serverOf(props) : undefined;
  const [held] = useState(() => new Map<string, File>());
  const files = useMemo(() => ({ held, server, storage, uploads: client?.uploads }), [held, server, storage, client]);
  const aboutAnother = props.file !== undefined;
  const tools = useMemo(() => ({ QuestionList, announce, files, aboutAnother }), [announce, files, aboutAnother]);
  return (
    <div
      ref={root}
      className="porsa-root porsa-form"
      lang={language}
      dir={dir}
      data-theme={theme}
      data-mode={props.mode ?? 'fill'}
    >
      <FillerToolsProvider value={tools}>
        <FormGate {...props} root={root} />
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
    (isSaved(props)
      ? deviceSaving({ server: serverOf(props), client: client as Required<FillerClient>, storage })
      : undefined)
  );
}

const isSaved = ({ mode = 'fill', client, definition }: FormFillerProps): boolean =>
  mode === 'fill' && !definition && client?.entry !== undefined;
const serverOf = ({ api }: FormFillerProps): string => api ?? location.origin;

/** Lets the form in once it is there; else says why not. */
function FormGate(props: FormFillerProps & { readonly root: RefObject<HTMLElement | null> }) {
  const [resumed, reopen] = useState<Draft>();
  const { loaded, retry } = useSource(resumed ? { ...props, version: resumed.version } : props);
  const { onError, category, file, page } = props;
  const saving = savingFor(props);
  const answers = useSame(props.answers);
  if (!loaded) return <FormSkeleton />;
  if (!loaded.ok) {
    return (
      <>
        <FormError failure={loaded.failure} retry={retry} onError={onError} />
        {saving && category && <LeftBehind saving={saving} draftKey={{ category, file, page }} />}
      </>
    );
  }
  return (
    <FormBoundary fallback={(failure, again) => <FormError failure={failure} retry={again} onError={onError} />}>
      <FormRun
        key={JSON.stringify(answers)}
        {...props}
        answers={answers}
        source={loaded.source}
        mode={props.mode ?? 'fill'}
        saving={saving}
        resumed={resumed}
        reopen={reopen}
      />
    </FormBoundary>
  );
}
