import { connect } from 'node:net';
import { newId } from '../../src/db/uuid.ts';
import { uploadOf } from '../numbered-upload.ts';

/** What a process of people sends. */
export interface SendersOptions {
  readonly address: string;
  readonly path: string;
  /** So many people, for so long, each again as soon as the answer is there; or those of a plan, whoever waits. */
  readonly senders: number;
  readonly seconds: number;
  readonly plan?: readonly { readonly perSecond: number; readonly seconds: number }[];
  /** What is sent beside an id of its own. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Files of which each goes into one, in turn. */
  readonly files?: readonly string[];
  /** The number of the first, so that no two runs send the same patients. */
  readonly first?: number;
  /** Each brings a patient of their own. */
  readonly patients?: boolean;
  /** The question that each answers with an upload of their number. */
  readonly picture?: string;
  /** How long somebody waits who was refused. */
  readonly impatientMs: number;
}

/** An entry that was taken: when it was due, from the begin, and how long after that the answer was there, in milliseconds. */
interface Taken {
  readonly id: string;
  readonly dueAt: number;
  readonly tookMs: number;
}

/** What came of it. */
export interface SendersResult {
  readonly taken: readonly Taken[];
  readonly refused: number;
  /** Refusals without a sentence or a time to come again. */
  readonly unclear: readonly string[];
  readonly seconds: number;
}

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly text: string;
}

interface Connection {
  /** Servers close those on which nobody says anything. */
  isOpen(): boolean;
  send(body: object, from: string): Promise<Answer>;
}

/** One connection, kept open: as little work as possible, on a machine that is shared with what is measured. */
async function openConnection({ address, path, headers = {} }: SendersOptions): Promise<Connection> {
  const { hostname, port, host } = new URL(address);
  const more = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  let received = Buffer.alloc(0);
  let answered: ((answer: Answer) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = received.subarray(0, end).toString('latin1');
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (received.length < end + 4 + length) return;
    const text = received.subarray(end + 4, end + 4 + length).toString();
    received = received.subarray(end + 4 + length);
    answered?.({ status: Number(head.slice(9, 12)), head, text });
  });
  socket.on('error', (error) => failed?.(error));
  socket.on('close', () => failed?.(new Error('The connection was closed.')));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return {
    isOpen: () => socket.writable,
    send: (body, from) =>
      new Promise((resolve, reject) => {
        [answered, failed] = [resolve, reject];
        const payload = Buffer.from(JSON.stringify(body));
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\nx-forwarded-for: ${from}\r\n${more}content-length: ${payload.length}\r\n\r\n`,
        );
        socket.write(payload);
      }),
  };
}

/** What one of them sends: the body, an id of its own, and whom and where it is about. */
function bodyOf({ body, files, patients, picture }: SendersOptions, id: string, index: number): object {
  return {
    id,
    ...body,
    ...(picture && { answers: { ...(body['answers'] as object), [picture]: [uploadOf(index)] } }),
    ...(files && { file: files[index % files.length] }),
    ...(patients && { patient: { name: `Sara Karimi ${index}`, code: String(10 ** 9 + index), phone: '02188776655' } }),
  };
}

const isClear = ({ status, head, text }: Answer): boolean =>
  [429, 503].includes(status) && /^retry-after: \d/im.test(head) && /"message":"[^"]+"/.test(text);

async function send(options: SendersOptions): Promise<SendersResult> {
  const taken: Taken[] = [];
  const unclear: string[] = [];
  let refused = 0;
  let sent = options.first ?? 0;
  let begun = performance.now();
  const start = (): number => (begun = performance.now());
  const sendOne = async (connection: Connection, due: number): Promise<boolean> => {
    const id = newId();
    sent += 1;
    const from = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    const answer = await connection.send(bodyOf(options, id, sent), from);
    // What was added up from fractions may end just before its second.
    const dueAt = Number((due - begun).toFixed(3));
    if (answer.status === 200) taken.push({ id, dueAt, tookMs: performance.now() - due });
    else refused += 1;
    if (answer.status !== 200 && !isClear(answer)) unclear.push(`${answer.status}: ${answer.text.slice(0, 120)}`);
    return answer.status === 200;
  };
  await (options.plan ? sendByPlan(options, options.plan, start, sendOne) : sendAgain(options, sendOne));
  return { taken, refused, unclear, seconds: (performance.now() - begun) / 1000 };
}

type SendOne = (connection: Connection, due: number) => Promise<boolean>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function sendAgain(options: SendersOptions, sendOne: SendOne): Promise<void> {
  const end = performance.now() + options.seconds * 1000;
  const keepSending = async () => {
    const connection = await openConnection(options);
    while (performance.now() < end)
      if (!(await sendOne(connection, performance.now()))) await wait(options.impatientMs);
  };
  await Promise.all(Array.from({ length: options.senders }, keepSending));
}

/** Each at its moment, on a connection that is free or a new one: nobody waits for a slow server. */
async function sendByPlan(
  options: SendersOptions,
  plan: NonNullable<SendersOptions['plan']>,
  start: () => number,
  sendOne: SendOne,
): Promise<void> {
  const free = await Promise.all(Array.from({ length: options.senders }, () => openConnection(options)));
  const underWay: Promise<void>[] = [];
  let due = start();
  for (const { perSecond, seconds } of plan)
    for (let index = 0; index < perSecond * seconds; index += 1, due += 1000 / perSecond) {
      if (due > performance.now()) await wait(due - performance.now());
      underWay.push(sendAt(due));
    }
  await Promise.all(underWay);
  async function sendAt(moment: number): Promise<void> {
    const connection = takeOpen() ?? (await openConnection(options));
    await sendOne(connection, moment);
    free.push(connection);
  }
  function takeOpen(): Connection | undefined {
    const connection = free.pop();
    return connection === undefined || connection.isOpen() ? connection : takeOpen();
  }
}

const result = await send(JSON.parse(process.argv[2] ?? '') as SendersOptions);
process.stdout.write(JSON.stringify(result), () => process.exit(0));
