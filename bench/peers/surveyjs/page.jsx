import { createRoot } from 'react-dom/client';
import 'survey-core/survey-core.fontless.min.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';

export function mount(root, { survey, values }) {
  const model = new Model(survey);
  model.data = values;
  globalThis.surveyModel = model;
  createRoot(root).render(<Survey model={model} />);
}
