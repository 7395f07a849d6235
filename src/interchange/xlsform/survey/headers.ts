const survey: Readonly<Record<string, string>> = {
  caption: 'label',
  value: 'name',
  relevance: 'relevant',
  'bind:relevant': 'relevant',
  'bind::relevant': 'relevant',
  calculate: 'calculation',
  'bind::calculate': 'calculation',
  readonly: 'read_only',
  'bind::readonly': 'read_only',
  constraint_msg: 'constraint_message',
  'bind:jr:constraintmsg': 'constraint_message',
  'bind::jr:constraintmsg': 'constraint_message',
  requiredmsg: 'required_message',
  'bind::jr:requiredmsg': 'required_message',
  constraining_message: 'constraint_message',
  tag: 'name',
  count: 'repeat_count',
  'bind::required': 'required',
  'bind::constraint': 'constraint',
  'jr:count': 'repeat_count',
  'control::jr:count': 'repeat_count',
  'body::appearance': 'appearance',
  'control::appearance': 'appearance',
  command: 'type',
  'bind:relevance': 'relevant',
  image: 'media::image',
  'big-image': 'media::big-image',
  audio: 'media::audio',
  video: 'media::video',
};
const choices: Readonly<Record<string, string>> = {
  caption: 'label',
  value: 'name',
  'list name': 'list_name',
  image: 'media::image',
  'big-image': 'media::big-image',
  audio: 'media::audio',
  video: 'media::video',
};
const settings: Readonly<Record<string, string>> = {
  title: 'form_title',
  set_form_title: 'form_title',
  id_string: 'form_id',
  set_form_id: 'form_id',
  prefix: 'compact_prefix',
};
const entities: Readonly<Record<string, string>> = { dataset: 'list_name', 'list name': 'list_name' };

const bySheet: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  survey,
  choices,
  external_choices: choices,
  osm: choices,
  settings,
  entities,
};

/** Columns that may stand once for each language. */
const translated =
  /^(?:label|hint|guidance_hint|constraint_message|required_message|caption|requiredmsg|constraint_msg|image|audio|video|big-image|media|media::?(?:image|audio|video|big-image))$/;

/** A header in its standard spelling: `Constraint_Message : French` is `constraint_message::French`. Other columns stay as they are written. */
export function headerKey(sheet: string, header: string): string {
  const parts = header.split(/\s*::\s*/);
  const single = parts.length === 1 ? header.split(/\s*:\s*/) : parts;
  const [first = '', ...rest] = single;
  const column = spelled(sheet, first);
  if (rest.length === 0) return column;
  if (first.toLowerCase() === 'media' && rest[0]) return withLanguage(`media::${rest[0].toLowerCase()}`, rest.slice(1));
  if (translated.test(first.toLowerCase()) || translated.test(column)) return withLanguage(column, rest);
  return spelled(sheet, header);
}

const withLanguage = (column: string, rest: readonly string[]): string =>
  rest.length > 0 ? `${column}::${rest.join(' ')}` : column;

function spelled(sheet: string, header: string): string {
  const key = header.toLowerCase().trim().replaceAll(/\s+/g, ' ');
  const aliases = bySheet[sheet] ?? {};
  if (Object.hasOwn(aliases, key)) return aliases[key] ?? key;
  const joined = key.replaceAll(' ', '_');
  if (Object.hasOwn(aliases, joined)) return aliases[joined] ?? joined;
  return sheet === 'choices' || sheet === 'external_choices'
    ? ['name', 'label', 'list_name'].includes(joined)
      ? joined
      : header.trim()
    : joined;
}
