import { createForm } from 'porsa/engine';
import { definition } from '../src/pulse.js';
import { Pulse } from './pulse-form.jsx';

/** Drawn on the server, where the engine computes too. */
export default function Page() {
  const double = createForm(definition, { answers: { pulse: 21 } }).get('double');
  return (
    <>
      <p id="server">{double}</p>
      <Pulse />
    </>
  );
}
