import type { ClientReply } from '../api/client/client.ts';
import type { ReportRequest, ReportSubject } from '../react/dashboard/context/types.ts';

/** One response to print; without an entry, the latest of the file. */
export interface PrintedResponse {
  readonly file: string;
  readonly entry?: string;
}

export interface PrintedResponses {
  readonly responses: readonly PrintedResponse[];
  /** There are more than are printed at once. */
  readonly isCut: boolean;
}

/** Responses in one printing: a day of a busy clinic, and not a whole archive by mistake. */
export const mostPrinted = 200;

const pageSize = 100;

/** Which responses are printed, the earliest first. */
export async function printedResponses(
  subject: ReportSubject,
  client: ReportRequest['client'],
): Promise<ClientReply<PrintedResponses>> {
  if ('file' in subject && !('all' in subject)) return { success: true, data: { responses: [subject], isCut: false } };
  const query = 'file' in subject ? { file: subject.file } : subject;
  const responses: PrintedResponse[] = [];
  let after: string | undefined;
  do {
    const reply = await client.entry.getentries({ ...query, limit: pageSize, ...(after !== undefined && { after }) });
    if (!reply.success) return reply;
    responses.push(...reply.data.items.map(({ id, file }) => ({ file, entry: id })));
    after = reply.data.next ?? undefined;
  } while (after !== undefined && responses.length < mostPrinted);
  const isCut = after !== undefined || responses.length > mostPrinted;
  return { success: true, data: { responses: responses.slice(0, mostPrinted).reverse(), isCut } };
}
