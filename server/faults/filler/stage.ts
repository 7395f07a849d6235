import type { Browser, Page } from 'playwright-core';
import type { CallData } from '../../../src/api/contract/contract.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { formIn, type FilledForm } from '../../../test/support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../../../test/support/journeys/product.ts';
import { openBrowser, visit, type Visitor } from '../../../test/support/journeys/visitor.ts';
import { openWebsite, type Website } from '../../../test/support/journeys/website.ts';
import { openConnection, type Connection } from './connection.ts';

/** The built product, a clinic's page on another origin with a form of two questions, a connection between them, and a browser. */
export interface Stage {
  readonly product: Product;
  readonly browser: Browser;
  readonly connection: Connection;
  readonly website: Website;
  readonly admin: string;
  /** The form that trials fill, by its slug. */
  readonly category: string;
  /** What was typed last may be lost with its page, for so many milliseconds. */
  readonly mayLose: number;
  /** Somebody who reads English, with nothing stored. */
  visitor(): Promise<Visitor>;
  /** Opens the clinic's page; resolves once the form, or what stands in its place, is there. */
  open(page: Page, category?: string): Promise<FilledForm>;
  /** The newest entries of a form. */
  entries(category?: string): Promise<CallData<'/entry/getentries'>['items']>;
  /** Makes a form and publishes it, for everybody by default. */
  publish(slug: string, allowPublicScores?: boolean): Promise<void>;
  close(): Promise<void>;
}

export const trialForm: FormDefinition = {
  schema: 1,
  title: 'How was your night?',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'first',
      text: 'First',
      pageType: 'form',
      questions: [
        { id: 'q-note', name: 'note', type: 'text', title: 'In your own words' },
        { id: 'q-hours', name: 'hours', type: 'number', title: 'Hours of sleep' },
      ],
    },
  ],
};

/** What was typed last may be lost with its page, for so many milliseconds: those that were promised, and more where others are at work on this machine. */
const promised = 1000;
const unhurried = 3000;

export async function openStage({ hurried = true } = {}): Promise<Stage> {
  const [product, browser, website] = await Promise.all([startProduct(), openBrowser(), openWebsite()]);
  const [admin, connection] = await Promise.all([
    tokenOf(product, 'admin'),
    openConnection(Number(new URL(product.portal).port)),
  ]);
  const [project] = (await ask(product.portal, '/project/getprojects', {}, admin)).items;
  const publish = async (slug: string, allowPublicScores = true) => {
    await ask(
      product.portal,
      '/category/storecategory',
      { project: project!.id, slug, title: trialForm.title, settings: { allowPublicScores, allowedOrigins: ['*'] } },
      admin,
    );
    await ask(product.portal, '/category/storedraft', { category: slug, rev: 0, definition: trialForm }, admin);
    await ask(product.portal, '/category/publish', { category: slug, rev: 1 }, admin);
  };
  const category = 'trial';
  await publish(category);
  return {
    product,
    browser,
    mayLose: hurried ? promised : unhurried,
    connection,
    website,
    admin,
    category,
    publish,
    visitor: () => visit(browser, { locale: 'en-GB' }),
    open: (page, slug = category) =>
      openForm(page, `${website.address}/?${slug}`, () =>
        website.hang(
          `<porsa-form category="${slug}" language="en"></porsa-form>`,
          `<script type="module" src="${connection.address}/embed/porsa.js"></script>`,
        ),
      ),
    entries: async (slug = category) =>
      (await ask(product.portal, '/entry/getentries', { category: slug, limit: 200 }, admin)).items,
    close: async () => {
      await browser.close();
      await Promise.all([connection.close(), website.close()]);
      await product.close();
    },
  };
}

async function openForm(page: Page, address: string, hang: () => void): Promise<FilledForm> {
  hang();
  await page.goto(address);
  const form = formIn(page);
  await form.met();
  return form;
}

export const noteIn = (form: FilledForm) => form.question('note').locator('input, textarea').first();
