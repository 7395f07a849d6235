import type { Answers } from '../../../../src/engine/definition/types.ts';
import { toResponse } from '../../../../src/interchange/fhir/response/to-response.ts';
import { withAnswerSystems } from '../../../../src/interchange/fhir/resource/answer-systems.ts';
import { selectEntries, toEntries } from '../../answers/read-entries.ts';
import type { ServerContext } from '../../context/context.ts';
import type { EhrLaunchTable, EhrWriteBackTable } from '../../db/schema/ehrs.ts';
import { questionnaireAddress } from '../../form/interchange.ts';
import { findVersion } from '../../form/versions.ts';
import { memberRole } from '../../guard/member-role.ts';

interface Sent {
  readonly row: Pick<EhrWriteBackTable, 'clinic' | 'id' | 'subject'>;
  readonly launch: Pick<EhrLaunchTable, 'author'>;
  /** The EHR's account: it is sent what that may see. */
  readonly account: string;
}

export interface ResponseForEhr {
  readonly body: string;
  /** What `If-None-Exist` asks for. */
  readonly condition: string;
}

/** A response as the EHR gets it: of its own patient, under an identifier that it is found by; undefined where it is there no more. */
export async function responseForEhr(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  { row: { clinic, id, subject }, launch: { author }, account }: Sent,
): Promise<ResponseForEhr | undefined> {
  const found = await selectEntries(db, clinic).where('entries.id', '=', id).executeTakeFirst();
  if (found === undefined) return undefined;
  const { category, version, created_at: authored } = found;
  const definition = await findVersion(db, { clinic, id: category }, version);
  const role = await memberRole(db, { clinic, category, user: account });
  if (definition === undefined || role === undefined) return undefined;
  const [entry] = await toEntries(db, [found], role);
  const system = `${config.publicUrl}/fhir/QuestionnaireResponse`;
  const resource = {
    questionnaire: `${questionnaireAddress(config.publicUrl, category)}|${version}`,
    ...toResponse((entry?.answers ?? {}) as Answers, withAnswerSystems(definition, category)),
    identifier: { system, value: id },
    subject: { reference: `Patient/${subject}` },
    authored,
    ...(author !== null && { author: { reference: author } }),
  };
  return { body: JSON.stringify(resource), condition: `identifier=${encodeURIComponent(`${system}|${id}`)}` };
}
