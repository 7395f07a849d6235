const box = (name) => document.querySelector(`[data-name="${name}"]`);

export const drive = {
  selector: '.sd-question[data-name]',
  nameOf: (element) => element.dataset.name,
  input: (name) => box(name).querySelector('input'),
  read: (name) => box(name).querySelector('.sd-question__content').textContent,
  // Its list opens in a popup; opening it is not timed, picking the item is.
  async choose(name, value, tools) {
    const text = globalThis.surveyModel.getQuestionByName(name).choices.find((choice) => choice.value === value).text;
    (box(name).querySelector('.sd-dropdown') ?? box(name).querySelector('input')).click();
    const item = await tools.until(() =>
      [...document.querySelectorAll('[role=option]')].find(
        (option) => option.offsetParent && option.textContent.trim() === text,
      ),
    );
    return () => item.click();
  },
};
