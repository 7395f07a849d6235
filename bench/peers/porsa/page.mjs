export function mount(root, { definition, values }) {
  const element = document.createElement('porsa-form');
  Object.assign(element, { definition, answers: values });
  element.setAttribute('storage', 'memory');
  element.setAttribute('language', 'en');
  root.append(element);
}
