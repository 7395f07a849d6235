import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Dashboard,
  Designer,
  FormFiller,
  ProposalHelper,
  SessionProvider,
  useSession,
  type DashboardHandle,
  type DesignerHandle,
  type FormHandle,
  type ProposalHelperHandle,
} from 'porsa/react';
import { definition } from './pulse.js';

const screens = ['form', 'designer', 'proposal', 'portal'] as const;
type Screen = (typeof screens)[number];

function App() {
  const { person, language, direction, calendar, theme, setLanguage, setTheme, signIn } = useSession();
  const [shown, setShown] = useState<Screen>('form');
  const [heard, setHeard] = useState('');
  const [place, setPlace] = useState('');
  const form = useRef<FormHandle>(null);
  const designer = useRef<DesignerHandle>(null);
  const proposal = useRef<ProposalHelperHandle>(null);
  const portal = useRef<DashboardHandle>(null);
  const ask: Record<Screen, () => Promise<unknown> | undefined> = {
    form: () => form.current?.validate().then((problems) => problems.length),
    designer: () => designer.current?.save(),
    proposal: () => proposal.current?.check().then((findings) => findings.length > 0),
    portal: () => portal.current?.navigate('/signup'),
  };
  return (
    <>
      <nav>
        {screens.map((screen) => (
          <button key={screen} onClick={() => setShown(screen)}>
            {screen}
          </button>
        ))}
        <button onClick={() => setLanguage(language === 'fa' ? 'en' : 'fa')}>language</button>
        <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>theme</button>
        <button onClick={() => void ask[shown]()?.then((answer) => setHeard(`${shown} ${String(answer)}`))}>
          method
        </button>
        <button
          onClick={() =>
            void signIn({ email: 'sara@example.org', password: 'secret' }).then(({ status }) => setHeard(status))
          }
        >
          sign in
        </button>
      </nav>
      <output id="session">{[person?.id ?? 'nobody', language, direction, calendar, theme].join(' ')}</output>
      <output id="heard">{heard}</output>
      <output id="place">{place}</output>
      {shown === 'form' && (
        <section>
          <FormFiller
            ref={form}
            definition={definition}
            onSubmit={({ answers }) => {
              setHeard(`sent ${String(answers['pulse'])}`);
              return false;
            }}
          />
        </section>
      )}
      {shown === 'designer' && (
        <Designer
          id="designer"
          ref={designer}
          definition={definition}
          onReady={() => setHeard('designer is ready')}
          onChange={(detail) => setHeard(`changed ${detail.definition.pages[0]?.questions.length}`)}
        />
      )}
      {shown === 'proposal' && (
        <ProposalHelper id="proposal" ref={proposal} mode="form" onReady={() => setHeard('proposal is ready')} />
      )}
      {shown === 'portal' && (
        <Dashboard id="portal" ref={portal} routing="memory" path="/signin" onNavigate={({ path }) => setPlace(path)} />
      )}
      {/* @ts-expect-error a screen knows its props */}
      {false && <Designer section="pictures" />}
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <SessionProvider>
      <App />
    </SessionProvider>
  </StrictMode>,
);
