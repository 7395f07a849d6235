const box = (name) => document.querySelector(`.formio-component-${name}`);
const press = (element) => {
  for (const type of ['mousedown', 'mouseup', 'click'])
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
};

export const drive = {
  selector: '[ref=component].formio-component:not(.formio-hidden, .formio-component-form, .formio-component-submit)',
  nameOf: (element) => /formio-component-(q\d+)/.exec(element.className)?.[1],
  input: (name) => box(name).querySelector('input'),
  read: (name) => box(name).querySelector('input').value,
  async choose(name, value, tools) {
    press(box(name).querySelector('.choices'));
    const item = await tools.until(() =>
      [...box(name).querySelectorAll('.choices__list--dropdown.is-active .choices__item--choice')].find(
        (option) => option.dataset.value === value,
      ),
    );
    return () => press(item);
  },
};
