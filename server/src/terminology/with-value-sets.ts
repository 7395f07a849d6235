import { isRecord } from '../../../src/engine/definition/walk-questions.ts';
import { containedSet } from '../../../src/interchange/fhir/resource/options.ts';
import { expandedSet } from '../../../src/interchange/fhir/resource/expanded-sets.ts';
import { recordsOf, type Left } from '../../../src/interchange/shared/raw.ts';
import type { Context } from '../context/context.ts';
import { expandValueSet } from './expand-value-set.ts';

/** Value sets that are asked for at one import, and how long all of them may take. */
const most = 40;
const patienceMs = 20_000;
const deepest = 100;

interface Document {
  /** JSON. */
  readonly content: string;
  /** Value sets whose codes could not be had, and why. */
  readonly left: readonly Left[];
}

/** The Questionnaire with the codes of value sets that it names and does not hold, as the terminology server gives them. */
export async function withValueSets({ config, clock }: Context, content: string): Promise<Document> {
  const plain: Document = { content, left: [] };
  if (config.terminologyUrl === undefined || !content.includes('answerValueSet')) return plain;
  const resource = parse(content);
  if (!isRecord(resource)) return plain;
  const contained = recordsOf(resource['contained']);
  const named = [...new Set(setsNamed(resource['item'], 0))].filter(
    (address) => /^(https?:|urn:)/.test(address) && containedSet(address, contained) === undefined,
  );
  if (named.length === 0) return plain;
  const ends = clock().getTime() + patienceMs;
  const sets: object[] = [];
  const left: Left[] = [];
  for (const [index, address] of named.entries()) {
    const found =
      index < most && clock().getTime() < ends
        ? await expandValueSet(config, clock(), address)
        : { reason: `no more than ${most} value sets are asked for, for ${patienceMs / 1000} seconds` };
    if ('expansion' in found) sets.push(expandedSet(address, index, found.expansion));
    else left.push({ path: 'answerValueSet', what: `the value set ${address.slice(0, 200)}: ${found.reason}` });
  }
  return { content: JSON.stringify({ ...resource, contained: [...contained, ...sets] }), left };
}

function setsNamed(items: unknown, depth: number): readonly string[] {
  if (depth > deepest) return [];
  return recordsOf(items).flatMap(({ answerValueSet, item }) => [
    ...(typeof answerValueSet === 'string' ? [answerValueSet] : []),
    ...setsNamed(item, depth + 1),
  ]);
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // Whoever reads the form says what is wrong with it.
    return undefined;
  }
}
