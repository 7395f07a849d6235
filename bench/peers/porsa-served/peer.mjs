import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstViewOf, publish, startServer } from '../../measure/porsa-server.mjs';
import { peer as porsa, toDefinition } from '../porsa/peer.mjs';

/** Nobody gives answers to a published form: it begins with its own. */
const withAnswers = ({ values, ...form }) => {
  const definition = toDefinition(form);
  const [page] = definition.pages;
  const questions = page.questions.map((question) => ({ ...question, defaultvalue: values[question.name] }));
  return { ...definition, pages: [{ ...page, questions }] };
};

/** Two tags, on a page of another origin than the server that has the form. */
export const peer = {
  label: 'Porsa with its server',
  version: porsa.version,
  hiddenSource: 'blank',
  host: 'porsa-form',
  served: porsa.served,
  /** A real server with these forms published, each asked for once, so that its first view is kept. */
  async start(forms) {
    const data = mkdtempSync(join(tmpdir(), 'porsa-bench-'));
    const server = await startServer(data);
    const categories = await publish(server, forms.map(withAnswers));
    for (const category of categories) await firstViewOf(server, category);
    return {
      tags: categories.map(
        (category) =>
          `<script async src="${server.url}/embed/porsa.js"></script><porsa-form category="${category}" language="en"></porsa-form>`,
      ),
      async stop() {
        await server.stop();
        rmSync(data, { recursive: true, force: true });
      },
    };
  },
};
