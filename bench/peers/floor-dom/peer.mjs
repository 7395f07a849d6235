export const peer = { label: 'Floor: DOM by hand', hiddenSource: 'value', toForm: (neutral) => neutral };
