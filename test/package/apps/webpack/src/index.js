import 'porsa/elements';
import { definition } from './pulse.js';

const form = document.querySelector('porsa-form');
form.definition = definition;
form.addEventListener('porsa-change', (event) => {
  document.getElementById('heard').textContent = event.detail.answers.pulse ?? '';
});
const again = document.getElementById('again');
again.addEventListener('click', () => {
  again.textContent = Number(again.textContent) + 1;
});
