const box = (name) => document.querySelector(`.question[data-name="${name}"]`);

export const drive = {
  selector: '.question:not([hidden])',
  nameOf: (element) => element.dataset.name,
  input: (name) => box(name).querySelector('input'),
  read: (name) => box(name).querySelector('output').textContent,
  choose: async (name, value, tools) => () => tools.type(box(name).querySelector('select'), value, ['input', 'change']),
};
