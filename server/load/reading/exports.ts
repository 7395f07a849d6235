import { residentMib } from '../memory.ts';
import { finding, type Finding } from '../report.ts';
import type { Reader } from './reading.ts';

const formats = ['csv', 'xlsx', 'spss', 'redcap', 'odm', 'fhir'] as const;
const firstByteMs = 1000;
const mostMib = 64;
/** How long an export is followed; one that is not over by then is left. */
const followMs = 20_000;

/** How soon a download begins, how fast it comes, and how much memory the server takes for it. */
export async function readExports(reader: Reader): Promise<readonly Finding[]> {
  // What an export loads once, and what earlier calls left, is no growth of the next one.
  await follow(reader, 'csv', 3000);
  const findings: Finding[] = [];
  for (const format of formats) {
    const { status, beganMs, mib, read, tookMs, isWhole } = await follow(reader, format, followMs);
    const mebibytes = read / 1024 ** 2;
    const amount = `${Math.round(mebibytes)} MiB${isWhole ? '' : ' of it'}, ${((1000 * mebibytes) / tookMs).toFixed(1)} MiB a second`;
    findings.push(
      finding(
        `export as ${format} begins within 1 s`,
        status === 200 && beganMs <= firstByteMs,
        `${Math.round(beganMs)} ms, ${status}`,
      ),
      finding(
        `export as ${format} grows memory by at most ${mostMib} MiB`,
        mib <= mostMib,
        `${Math.round(mib)} MiB; ${amount}`,
      ),
    );
  }
  return findings;
}

async function follow({ server, clinic, ask }: Reader, format: string, longestMs: number) {
  const pid = server.child.pid ?? 0;
  const before = residentMib(pid);
  const begun = performance.now();
  const response = await ask('owner', '/category/exportanswers', { category: clinic.category, format });
  const reader = response.body!.getReader();
  let [beganMs, read, most, isWhole] = [Infinity, 0, before, false];
  for (;;) {
    const { done, value } = await reader.read();
    beganMs = Math.min(beganMs, performance.now() - begun);
    most = Math.max(most, residentMib(pid));
    read += value?.byteLength ?? 0;
    isWhole = done;
    if (done || performance.now() - begun > longestMs) break;
  }
  if (!isWhole) await reader.cancel();
  return { status: response.status, beganMs, mib: most - before, read, tookMs: performance.now() - begun, isWhole };
}
