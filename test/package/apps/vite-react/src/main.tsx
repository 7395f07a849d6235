import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'porsa/elements/form';
import type {} from 'porsa/jsx';
import { FormFiller } from 'porsa/react';
import { definition } from './pulse.js';

function App() {
  const [count, setCount] = useState(0);
  const [heard, setHeard] = useState<unknown>('');
  return (
    <>
      <button id="again" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <porsa-form
        language="en"
        definition={definition}
        onporsa-change={({ detail }) => setHeard(detail.answers['pulse'])}
      />
      <output id="heard">{String(heard)}</output>
      <section>
        <FormFiller language="en" definition={definition} />
      </section>
      {/* @ts-expect-error the tag knows its attributes */}
      <porsa-form language="de" hidden />
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
