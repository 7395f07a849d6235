import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { atom } from 'nanostores';
import { coreOf } from '../../../engine/languages/traits.ts';
import type { CitationStyle } from '../../../proposal/sources/format-source.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { ProposalProvider } from '../context/proposal-context.ts';
import type { Goal, ProposalTools } from '../context/proposal-tools.ts';
import { download } from '../output/download.ts';
import type { ProposalEvents, ProposalMode, ProposalPlace } from '../types.ts';
import { ToastPlace, type ToastText } from '../workbench/toast-place.tsx';
import { Workbench } from '../workbench/workbench.tsx';
import type { Opened } from './open-proposal.ts';
import { useLife } from './use-life.ts';

interface OpenHelperProps extends Pick<ProposalTools, 'theme' | 'DayField' | 'announce' | 'startOver'> {
  readonly opened: Extract<Opened, { ok: true }>;
  readonly mode?: ProposalMode;
  readonly place: ProposalPlace;
  readonly events: Required<ProposalEvents>;
}

/** The helper with a proposal in it. */
export function OpenHelper({ mode: wish = 'form', ...props }: OpenHelperProps) {
  const { store } = props.opened;
  const [mode, setMode] = useState(wish);
  const [wished, setWished] = useState(wish);
  if (wish !== wished) {
    setWished(wish);
    setMode(wish);
  }
  const { language: reader } = useLanguage();
  const language = coreOf(reader);
  useEffect(() => store.speak(language), [store, language]);
  const [toast, setToast] = useState<ToastText>();
  const tools = useTools(props, setMode, setToast);
  useLife(tools, props.events);
  return (
    <ProposalProvider value={tools}>
      <Workbench mode={mode} />
      <ToastPlace toast={toast} close={() => setToast(undefined)} />
    </ProposalProvider>
  );
}

function useTools(
  { opened, place, theme, DayField, events, announce, startOver }: OpenHelperProps,
  setMode: (mode: ProposalMode) => void,
  setToast: (toast: ToastText) => void,
): ProposalTools {
  const { store, templates, id } = opened;
  const { t } = useLanguage();
  const [$goal] = useState(() => atom<Goal | undefined>(undefined));
  const [$touched] = useState(() => atom<ReadonlySet<string> | 'all'>(new Set<string>()));
  const [$style] = useState(() => atom<CitationStyle>('vancouver'));
  return useMemo(() => {
    const toast = (text: string, action?: ReactNode): void => setToast({ text, action });
    const open = (mode: ProposalMode): void => {
      setMode(mode);
      events.onMode(mode);
    };
    return {
      ...{ store, id, templates, place, theme, DayField, announce, startOver, toast, open, events },
      ...{ $goal, $touched, $style },
      client: place.person === '' ? undefined : place.client,
      touch(question) {
        const touched = $touched.get();
        if (touched === 'all' || touched.has(question)) return;
        $touched.set(question === 'all' ? 'all' : new Set([...touched, question]));
      },
      goTo(goal) {
        open('form');
        $goal.set({ ...goal });
      },
      download: (format) => download(store, format, $style.get()).catch(() => toast(t('proposal:download.offline'))),
    } satisfies ProposalTools;
  }, [
    store,
    id,
    templates,
    place,
    theme,
    DayField,
    announce,
    startOver,
    events,
    t,
    setMode,
    setToast,
    $goal,
    $touched,
    $style,
  ]);
}
