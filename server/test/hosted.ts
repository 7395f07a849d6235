import type { FastifyInstance } from 'fastify';
import type { CategorySettings } from '../../src/api/contract/shapes.ts';
import type { FormDefinition, Question } from '../../src/engine/definition/types.ts';
import type { PlainRenderer } from '../src/hosted/hosted-context.ts';
import { handlers } from '../src/handlers/handlers.ts';
import type { RateLimits } from '../src/http/limits/limits.ts';
import { openClinic, type TestClinic } from './clinic.ts';
import { testServerContext, type TestServerContext } from './context.ts';
import type { TestDatabase } from './databases.ts';
import { plainBrowser } from './plain-browser.ts';
import { openTestServer } from './server.ts';

export interface HostedServer {
  readonly server: FastifyInstance;
  readonly context: TestServerContext;
  readonly clinic: TestClinic;
  readonly browser: ReturnType<typeof plainBrowser>;
  entries(): Promise<readonly { readonly id: string; readonly answers: object; readonly version: number }[]>;
}

interface Wanted {
  readonly definition?: FormDefinition;
  readonly settings?: CategorySettings;
  readonly limits?: RateLimits;
  readonly context?: Parameters<typeof testServerContext>[1];
}

const folders = { embed: '/nowhere', locales: '/nowhere', portal: '/nowhere' };

/** A server with one form, `visit`, that is open to all. */
export async function openHostedServer(
  database: TestDatabase,
  renderer: PlainRenderer,
  { definition, settings, limits, context: more }: Wanted = {},
): Promise<HostedServer> {
  await database.clear();
  const clinic = await openClinic(database.db, {
    settings: { allowPublicScores: true, ...settings },
    slug: 'visit',
    ...(definition && { definition }),
  });
  const context = testServerContext(database.db, more);
  const server = await openTestServer(context, {
    handlers,
    folders,
    renderer,
    ...(limits && { limits }),
    config: context.config,
  });
  return {
    server,
    context,
    clinic,
    browser: plainBrowser(server),
    entries: async () => {
      const rows = await database.db.selectFrom('entries').select(['id', 'answers', 'version']).orderBy('id').execute();
      return rows.map((row) => ({ ...row, answers: JSON.parse(row.answers) as object }));
    },
  };
}

type Part = Omit<Question, 'id'>;

/** A form with pages of these questions. */
export function formOf(pages: readonly (readonly Part[])[], more: Partial<FormDefinition> = {}): FormDefinition {
  return {
    schema: 1,
    title: { en: 'Visit', fa: 'ویزیت' },
    language: 'en',
    conditions: [],
    pages: pages.map((questions, index) => ({
      id: `page${index + 1}`,
      text: `Page ${index + 1}`,
      displayTitle: { en: `Part ${index + 1}`, fa: `بخش ${index + 1}` },
      pageType: 'form',
      questions: questions.map((question) => ({ id: `q-${question.name}`, ...question }) as Question),
    })),
    ...more,
  };
}
