import type { Readable } from 'node:stream';
import type { StreamCall, UploadCall } from '../../../src/api/contract/call.ts';
import type { CallBody, CallData, Contract, Path } from '../../../src/api/contract/contract.ts';
import type { Context } from './context.ts';

/** A file that came with a call. What it claims as its type and size is not trusted, and so not here. */
export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A reply that is read as it comes. */
export interface Stream {
  /** The media type, with its charset. */
  readonly type: string;
  /** The name under which the browser saves it; absent: shown where it is asked for. */
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Readable | Buffer;
}

type Input<P extends Path> = Contract[P] extends UploadCall
  ? [body: CallBody<P>, file: ReceivedFile]
  : [body: CallBody<P>];

/** One call's work: a checked body in, the data of the reply out, or a thrown `ServerError`. */
export type Handler<P extends Path> = (
  context: Context,
  ...input: Input<P>
) => Promise<Contract[P] extends StreamCall ? Stream : CallData<P>>;

/** A handler for every call of the contract; one that is missing does not compile. */
export type Handlers = { readonly [P in Path]: Handler<P> };

/** The handlers of one module of the contract. */
export type HandlersOf<Module> = Pick<Handlers, keyof Module & Path>;
