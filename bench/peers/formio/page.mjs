import '@formio/js/dist/formio.form.min.css';
import 'bootstrap/dist/css/bootstrap.min.css';
import { Formio } from '@formio/js/form';

export async function mount(root, { form, values }) {
  Formio.cdn.setBaseUrl('/cdn');
  const instance = await Formio.createForm(root, form, { noAlerts: true });
  await instance.setSubmission({ data: structuredClone(values) });
}
