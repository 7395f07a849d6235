const input = (name) => document.getElementById(`${name}/1`);

export const drive = {
  selector: 'lhc-item',
  nameOf: (element) => /item-(q\d+)\/1/.exec(element.id)?.[1],
  input,
  read: (name) => input(name).value,
  async choose(name, value, tools) {
    input(name).blur();
    input(name).focus();
    input(name).click();
    const item = await tools.until(() =>
      [...document.querySelectorAll('li[autocomprawlistindex]')].find(
        (option) => option.offsetParent && option.textContent.trim().startsWith(`${value.slice(1)}:`),
      ),
    );
    return () => {
      for (const type of ['mousedown', 'mouseup', 'click'])
        item.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      input(name).blur();
    };
  },
};
