/** What a row of the survey is. */
export interface RowType {
  readonly kind: 'question' | 'group' | 'repeat' | 'loop' | 'end' | 'metadata' | 'setting';
  /** The XLSForm type in its standard spelling. */
  readonly type: string;
  /** The list of a select, or the file. */
  readonly list?: string;
  readonly isOther?: boolean;
  /** An older spelling that stands without words or formula of its own. */
  readonly isBare?: boolean;
  /** An older spelling whose parameters nobody reads. */
  readonly isOld?: boolean;
}

const metadata = [
  'start',
  'end',
  'today',
  'deviceid',
  'username',
  'phonenumber',
  'email',
  'subscriberid',
  'simserial',
  'audit',
  'start-geopoint',
  'background-audio',
  'background-geopoint',
  'xml-external',
  'csv-external',
];
const asked = [
  'integer',
  'decimal',
  'range',
  'text',
  'note',
  'geopoint',
  'geotrace',
  'geoshape',
  'date',
  'time',
  'datetime',
  'image',
  'audio',
  'video',
  'file',
  'barcode',
  'calculate',
  'acknowledge',
  'hidden',
  'osm',
  'percentage',
  'tel',
];
const settings = ['form_title', 'set_form_title', 'form_id', 'set_form_id', 'prefix'];

/** Older spellings. */
const aliases: Readonly<Record<string, string>> = {
  int: 'integer',
  string: 'text',
  gps: 'geopoint',
  location: 'geopoint',
  photo: 'image',
  picture: 'image',
  trigger: 'acknowledge',
  dateTime: 'datetime',
  'date time': 'datetime',
  'start time': 'start',
  'end time': 'end',
  imei: 'deviceid',
  'device id': 'deviceid',
  'phone number': 'phonenumber',
  'subscriber id': 'subscriberid',
  'sim id': 'simserial',
};

/** Spellings that are older still, by the word before them: each word goes with these alone. */
const commands: readonly (readonly [written: RegExp, types: readonly string[]])[] = [
  [
    /^add (.+) prompt$/,
    [
      'date time',
      'audio',
      'note',
      'video',
      'image',
      'photo',
      'text',
      'date',
      'acknowledge',
      'decimal',
      'barcode',
      'calculate',
      'dateTime',
      'location',
      'integer',
      'file',
    ],
  ],
  [
    /^q (.+)$/,
    [
      'picture',
      'date time',
      'string',
      'note',
      'audio',
      'geopoint',
      'geoshape',
      'geotrace',
      'image',
      'acknowledge',
      'location',
      'video',
      'barcode',
      'int',
      'calculate',
      'date',
      'decimal',
      'dateTime',
    ],
  ],
  [/^get (.+)$/, ['start time', 'today', 'end time', 'sim id', 'phone number', 'subscriber id', 'device id']],
  [/^uri:(.+)$/, ['subscriberid', 'phonenumber', 'simserial', 'deviceid', 'username', 'email']],
];
/** Spellings that take the parameters of the new. */
const pictures = ['photo', 'add image prompt', 'add photo prompt', 'add audio prompt'];
const countsOfDays = [
  'number of days in last month',
  'number of days in last six months',
  'number of days in last year',
];

const selects: Readonly<Record<string, string>> = {
  'select one': 'select_one',
  'select one from': 'select_one',
  select1: 'select_one',
  'add select one prompt using': 'select_one',
  select_multiple: 'select_multiple',
  'select all that apply': 'select_multiple',
  'select all that apply from': 'select_multiple',
  'add select multiple prompt using': 'select_multiple',
  'select one from file': 'select_one_from_file',
  'select multiple from file': 'select_multiple_from_file',
  select_one: 'select_one',
  select_one_from_file: 'select_one_from_file',
  select_multiple_from_file: 'select_multiple_from_file',
  select_one_external: 'select_one_external',
  rank: 'rank',
};
const select = new RegExp(
  `^(${Object.keys(selects)
    .sort((first, second) => second.length - first.length)
    .join('|')}) (\\S+)( (?:or specify other|or_other|or other))?$`,
);
const section = /^(begin|end)[ _](group|lgroup|repeat|looped group|loop)(?: (?:over )?(\S+))?$/;

/** Reads the cell of a type; undefined where nothing is called that. */
export function readRowType(written: string): RowType | undefined {
  const text = written.trim().replace(/\s+/g, ' ');
  return readSection(text) ?? readSelect(text) ?? readPlain(text);
}

function readSection(text: string): RowType | undefined {
  const [, edge, word = '', list] = section.exec(text) ?? [];
  if (edge === undefined || (edge === 'end' && list !== undefined)) return undefined;
  const kind = word === 'group' || word === 'loop' ? word : 'repeat';
  return edge === 'begin' ? { kind, type: kind, ...(list !== undefined && { list }) } : { kind: 'end', type: kind };
}

function readSelect(text: string): RowType | undefined {
  const [, command = '', list, other] = select.exec(text) ?? [];
  const type = selects[command];
  return type === undefined || list === undefined
    ? undefined
    : { kind: 'question', type, list, isOther: other !== undefined };
}

function readPlain(text: string): RowType | undefined {
  if (settings.includes(text)) return { kind: 'setting', type: text };
  if (/^osm$|osm \S/.test(text)) return { kind: 'question', type: 'osm' };
  if (/^(?:group|repeat|loop)$/.test(text)) return { kind: 'group', type: 'group', isBare: true };
  if (countsOfDays.includes(text)) return { kind: 'question', type: 'integer', isBare: true };
  // A contact of the Community Health Toolkit's database.
  if (/^db:[\w-]+$/.test(text)) return { kind: 'question', type: 'db' };
  const inner = commanded(text) ?? text;
  const type = Object.hasOwn(aliases, inner) ? (aliases[inner] ?? inner) : inner;
  if (metadata.includes(type)) return { kind: 'metadata', type };
  if (!asked.includes(type)) return undefined;
  return {
    kind: 'question',
    type,
    ...(text !== type && { isOld: !pictures.includes(text), isBare: type === 'calculate' }),
  };
}

/** What is asked for by `add … prompt` and its like. */
function commanded(text: string): string | undefined {
  for (const [written, types] of commands) {
    const inner = written.exec(text)?.[1];
    if (inner !== undefined && types.includes(inner)) return inner;
  }
  return undefined;
}
