import { own } from '../../../fields/fhir/extensions.ts';
import { recordsOf, without, type Raw } from '../../shared/raw.ts';

const tag = { system: `${own}CodeSystem/origin`, code: 'expanded' } as const;

/** A value set as a terminology server expanded it, to stand in a Questionnaire that names it. It is ours: it does not go back. */
export function expandedSet(address: string, index: number, expansion: Raw): Raw {
  const [url, version] = address.split('|');
  return {
    resourceType: 'ValueSet',
    id: `expanded-${index + 1}`,
    meta: { tag: [tag] },
    url,
    ...(version && { version }),
    status: 'active',
    expansion,
  };
}

/** The Questionnaire as it came, without the sets that were expanded for it. */
export function withoutExpanded<T extends object>(questionnaire: T): T {
  const contained: unknown = Reflect.get(questionnaire, 'contained');
  const all = recordsOf(contained);
  const theirs = all.filter((each) => !isExpanded(each));
  if (theirs.length === all.length) return questionnaire;
  return theirs.length === 0 ? without(questionnaire, 'contained') : { ...questionnaire, contained: theirs };
}

function isExpanded({ meta }: Raw): boolean {
  return recordsOf((meta as Raw | undefined)?.['tag']).some(
    ({ system, code }) => system === tag.system && code === tag.code,
  );
}
