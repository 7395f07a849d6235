import type { Setting } from '../../react/ui/field/field-panel.ts';

export const options: Setting = { key: 'options', editor: 'options', group: 'main' };
/** An expression whose values are the options. */
export const optionsFrom: Setting = { key: 'optionsFrom', editor: 'formula', group: 'answers' };
export const unit: Setting = { key: 'unit', editor: 'localized', group: 'answers' };
export const min: Setting = { key: 'min', editor: 'number', group: 'limits' };
export const max: Setting = { key: 'max', editor: 'number', group: 'limits' };
/** Bounds that are days, times, or both. */
export const momentBounds = (editor: 'date' | 'time' | 'datetime'): readonly Setting[] => [
  { key: 'min', editor, group: 'limits' },
  { key: 'max', editor, group: 'limits' },
];
export const step: Setting = { key: 'step', editor: 'number', group: 'limits', min: 0 };
export const floatcount: Setting = { key: 'floatcount', editor: 'number', group: 'limits', min: 0, max: 15 };
export const round: Setting = {
  key: 'round',
  editor: 'choice',
  group: 'limits',
  choices: ['nearest', 'up', 'down'],
  visibleWhen: ({ floatcount: decimals }) => decimals !== undefined,
};
/** A text of one's own beside the options. */
export const allowother: Setting = { key: 'allowother', editor: 'boolean', group: 'answers' };
export const multimode: Setting = { key: 'multimode', editor: 'boolean', group: 'answers' };

/** Bounds of how many are chosen or added: they only make sense for several. */
export const counts: readonly Setting[] = [min, max].map((bound) => ({
  ...bound,
  min: 0,
  visibleWhen: ({ multimode: several }) => several === true,
}));
