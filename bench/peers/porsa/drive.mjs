const root = () => document.querySelector('porsa-form').shadowRoot;
const box = (name) => root().querySelector(`.porsa-question[data-name="${name}"]`);

export const drive = {
  selector: '.porsa-question[data-name]',
  nameOf: (element) => element.dataset.name,
  input: (name) => box(name).querySelector('input'),
  read: (name) => box(name).querySelector('output').textContent,
  // From eight options on it is a searchable list: opening it is not timed, picking the item is.
  async choose(name, value, tools) {
    const select = box(name).querySelector('select');
    if (select) return () => tools.type(select, value, ['input', 'change']);
    const input = box(name).querySelector('input');
    input.focus();
    input.click();
    const label = Number(value.slice(1));
    const item = await tools.until(() =>
      [...root().querySelectorAll('[role=option]')].find((option) => option.textContent.trim().endsWith(` ${label}`)),
    );
    return () => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        item.dispatchEvent(
          new (type.startsWith('pointer') ? PointerEvent : MouseEvent)(type, {
            bubbles: true,
            cancelable: true,
            composed: true,
          }),
        );
    };
  },
};
