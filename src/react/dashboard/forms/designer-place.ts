import type { Condition, Page, Role } from '../../../engine/definition/types.ts';
import type { DesignerPlace, DesignerViewProps } from '../context/types.ts';
import { pathTo, type DesignerRoute } from '../navigation/routes.ts';

type Opened = Pick<
  DesignerViewProps,
  'category' | 'project' | 'section' | 'page' | 'pagetype' | 'question' | 'condition' | 'previewas'
>;

const oneOf = <const V extends string>(values: readonly V[], text: string | undefined): V | undefined =>
  values.find((value) => value === text);
const roles = ['owner', 'secretary', 'expert', 'newuser', 'public'] as const satisfies readonly Role[];
const pageTypes = ['form', 'followup'] as const satisfies readonly Page['pageType'][];
const kinds = ['visibility', 'error', 'sendfile', 'gotopage', 'notify'] as const satisfies readonly Condition['kind'][];
const named = (text: string | undefined): string | undefined => (text === '-' ? undefined : text);

const wholeForm = { adminReport: 'report', adminPreview: 'preview', adminVersions: 'versions' } as const;

/** What an address of the designer opens. A question has no place in the path of its page: it is in the query. */
export function openedBy({ name, params }: DesignerRoute, query: URLSearchParams): Opened {
  switch (name) {
    case 'adminPages':
      return {
        category: params.category,
        project: named(params.project),
        section: 'pages',
        previewas: oneOf(roles, params.role),
      };
    case 'adminQuestion':
      return {
        category: params.category,
        section: 'question',
        page: named(params.page),
        pagetype: oneOf(pageTypes, params.pageType),
        question: query.get('question') ?? undefined,
        previewas: oneOf(roles, params.role),
      };
    case 'adminCondition':
      return {
        category: params.category,
        section: 'condition',
        page: named(params.page),
        question: named(params.question),
        condition: oneOf(kinds, params.type),
      };
    case 'adminReport':
    case 'adminPreview':
    case 'adminVersions':
      return { category: params.category, project: named(params.project), section: wholeForm[name] };
  }
}

interface Surroundings {
  readonly category: string;
  readonly headline: string;
  readonly project: string;
  readonly role: string;
}

/** The address of a place in the designer; undefined for the settings, which have none. */
export function addressOf(
  { section, page = '-', pageType = 'form', question }: DesignerPlace,
  { category, headline, project, role }: Surroundings,
): string | undefined {
  switch (section) {
    case 'pages':
    case 'question': {
      const path = pathTo('adminQuestion', { category, page, pageType, role });
      return question ? `${path}?${new URLSearchParams({ question }).toString()}` : path;
    }
    case 'condition':
      // All of them: a kind would have its first one shown once the address is opened again.
      return pathTo('adminCondition', { category, page, type: '-' });
    case 'report':
      return pathTo('adminReport', { headline, project, category });
    case 'preview':
      return pathTo('adminPreview', { headline, project, category });
    case 'versions':
      return pathTo('adminVersions', { headline, project, category });
    case 'settings':
      return undefined;
    default:
      return section satisfies never;
  }
}
