import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { asPage } from '../http/reply/security-headers.ts';
import { openApi } from './openapi.ts';

/** `/docs`: the contract as a page to read and try; `/openapi.json` and `/docs/json` are its OpenAPI document. */
export async function registerDocs(server: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApi(publicUrl);
  server.get('/openapi.json', async () => document);
  await server.register(swagger, { mode: 'static', specification: { document: document as never } });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: false,
    uiHooks: { onRequest: asPage(publicUrl) },
    theme: { title: 'Porsa API' },
    uiConfig: {
      layout: 'BaseLayout',
      deepLinking: true,
      docExpansion: 'none',
      defaultModelsExpandDepth: 0,
      syntaxHighlight: false,
      validatorUrl: null,
    } as never,
  });
}
