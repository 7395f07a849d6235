export const peer = {
  label: 'Floor: React 19 and nanostores by hand',
  hiddenSource: 'value',
  toForm: (neutral) => neutral,
};
