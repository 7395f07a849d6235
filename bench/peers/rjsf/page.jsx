import 'bootstrap3/dist/css/bootstrap.min.css';
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { withFormulas } from './formulas.mjs';

function App({ form }) {
  const [answers, setAnswers] = useState(() => withFormulas(form.formulas, form.values));
  return (
    <Form
      schema={form.schema}
      uiSchema={form.ui}
      formData={answers}
      validator={validator}
      onChange={({ formData }) => setAnswers(withFormulas(form.formulas, formData))}
    />
  );
}

export function mount(root, form) {
  createRoot(root).render(<App form={form} />);
}
