import { isYes } from '../survey/yes-no.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import { refuse } from '../workbook/xls-form-error.ts';
import { isXmlName } from '../survey/xml-name.ts';

export type Parameters = ReadonlyMap<string, string>;

const place = ['allow-mock-accuracy', 'reference-geometry'];
const chosen = ['randomize', 'seed'];
const fromFile = [...chosen, 'value', 'label'];

const allowed: Readonly<Record<string, readonly string[]>> = {
  range: ['start', 'end', 'step', 'tick_interval', 'placeholder', 'tick_labelset'],
  select_one: chosen,
  select_multiple: chosen,
  rank: chosen,
  select_one_external: chosen,
  select_one_from_file: fromFile,
  select_multiple_from_file: fromFile,
  geopoint: [...place, 'capture-accuracy', 'warning-accuracy'],
  geotrace: [...place, 'incremental'],
  geoshape: [...place, 'incremental'],
  image: ['max-pixels', 'app'],
  audio: ['quality'],
  'background-audio': ['quality'],
  text: ['rows'],
  audit: [
    'location-priority',
    'location-min-interval',
    'location-max-age',
    'track-changes',
    'track-changes-reasons',
    'identify-user',
  ],
};

/** `start=1 end=10; step=2` by name, values in lower case. Refuses names and values that the type does not have. */
export function readParameters(node: SurveyNode): Parameters {
  const { type, row, cells } = node;
  const found = new Map<string, string>();
  const written = cells.get('parameters') ?? '';
  const pair = /[\s,;]*([^\s=,;]+)\s*=\s*([^\s=,;]+)/y;
  while (pair.lastIndex < written.length && /[^\s,;]/.test(written.slice(pair.lastIndex))) {
    const [, name = '', value = ''] =
      pair.exec(written) ??
      refuse('survey', row, `'${written.slice(0, 80)}' are no parameters: they are written as name=value.`);
    const key = name.toLowerCase();
    found.set(key, key === 'label' || key === 'value' ? value : value.toLowerCase());
  }
  const names = node.isOld ? undefined : allowed[type];
  for (const name of found.keys())
    if (names && !names.includes(name))
      refuse('survey', row, `the parameter '${name.slice(0, 80)}' is not one of ${names.join(', ')}.`);
  if (names) checkValues(node, found);
  return found;
}

export const isDecimal = (text: string): boolean => /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text);
const isWhole = (text: string): boolean => /^[-+]?\d+$/.test(text);
const isNatural = (text: string): boolean => /^\+?\d+$/.test(text);
const isPlainly = (text: string): boolean => text === 'true' || text === 'false';

const values: Readonly<Record<string, (text: string) => boolean>> = {
  'allow-mock-accuracy': isPlainly,
  incremental: isYes,
  'capture-accuracy': isDecimal,
  'warning-accuracy': isDecimal,
  'max-pixels': isWhole,
  rows: isWhole,
  start: isDecimal,
  end: isDecimal,
  step: isDecimal,
  tick_interval: isDecimal,
  placeholder: isDecimal,
  'location-priority': (text) => /^(?:no-power|low-power|balanced|high-accuracy)$/.test(text),
  'location-min-interval': isNatural,
  'location-max-age': isNatural,
  'track-changes': isPlainly,
  'identify-user': isPlainly,
  'track-changes-reasons': (text) => text === 'on-form-edit',
  randomize: isPlainly,
  seed: (text) => isDecimal(text) || /^\$\{[^{}]+\}$/.test(text),
  value: isXmlName,
  label: isXmlName,
};

function checkValues({ type, row, cells }: SurveyNode, found: Parameters): void {
  for (const [name, value] of found)
    if (values[name] && !values[name](value))
      refuse('survey', row, `the parameter '${name}' cannot be '${value.slice(0, 80)}'.`);
  const quality = found.get('quality');
  const qualities = type === 'audio' ? ['voice-only', 'low', 'normal', 'external'] : ['voice-only', 'low', 'normal'];
  if (quality !== undefined && !qualities.includes(quality))
    refuse('survey', row, `the quality '${quality.slice(0, 80)}' is not one of ${qualities.join(', ')}.`);
  if (found.has('seed') && !found.has('randomize')) refuse('survey', row, 'a seed without randomize=true.');
  const location = ['location-priority', 'location-min-interval', 'location-max-age'].filter((name) => found.has(name));
  if (location.length % 3 !== 0)
    refuse('survey', row, 'location-priority, location-min-interval and location-max-age go together.');
  if (Number(found.get('location-max-age')) < Number(found.get('location-min-interval')))
    refuse('survey', row, 'location-max-age is below location-min-interval.');
  const app = found.get('app');
  const isByApp = /^(?:annotate)?$/.test(cells.get('appearance') ?? '');
  if (app !== undefined && isByApp && !/^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(app))
    refuse('survey', row, `'${app.slice(0, 80)}' cannot be the name of an app.`);
}
