'use client';

import { useEffect, useRef, useState } from 'react';
import 'porsa/elements/form';
import { FormFiller } from 'porsa/react';
import { definition } from '../src/pulse.js';

const json = JSON.stringify(definition);

export function Pulse() {
  const [count, setCount] = useState(0);
  const [heard, setHeard] = useState('');
  const form = useRef(null);
  // React takes over what the server drew without setting the listeners and objects of a custom element.
  useEffect(() => {
    const hear = (event) => setHeard(event.detail.answers.pulse);
    const element = form.current;
    element.addEventListener('porsa-change', hear);
    return () => element.removeEventListener('porsa-change', hear);
  }, []);
  return (
    <>
      <button id="again" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <porsa-form ref={form} language="en" definition={json}></porsa-form>
      <output id="heard">{heard}</output>
      <section>
        <FormFiller language="en" definition={definition} />
      </section>
    </>
  );
}
