const input = (name) => document.getElementById(`root_${name}`);

export const drive = {
  selector: '.rjsf-field:not(.rjsf-field-object)',
  nameOf: (element) => /root_(q\d+)/.exec(element.id + element.innerHTML)?.[1],
  input,
  read: (name) => input(name).value,
  async choose(name, value, tools) {
    const options = [...input(name).options];
    const own =
      options.find((option) => option.value === value) ??
      options.find((option) => option.textContent.endsWith(value.slice(1)));
    return () => tools.type(input(name), own.value, ['input', 'change']);
  },
};
