import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import type { FilledForm } from '../../../test/support/journeys/filled-form.ts';
import { killAll, processesNaming } from '../support/processes.ts';
import { newText, type FillerFault } from './filler-fault.ts';
import { texts } from './texts.ts';
import { noteIn, type Stage } from './stage.ts';

const betweenKeys = 200;

export const tabKilled: FillerFault = {
  id: 'F8',
  what: 'the tab dies while somebody types, five keys a second',
  times: 100,
  trial: async (stage) => {
    const { page, context, leave } = await stage.visitor();
    try {
      const typed = await typeFor(await stage.open(page), stage.mayLose + randomInt(500, 2500));
      const over = page.waitForEvent('crash');
      const devtools = await context.newCDPSession(page);
      devtools.send('Page.crash').catch(() => undefined);
      await over;
      return await whatIsOffered(stage, await context.newPage(), typed);
    } finally {
      await leave();
    }
  },
};

export const browserKilled: FillerFault = {
  id: 'F9',
  what: 'the browser is killed, or the page left, while somebody types',
  times: 50,
  trial: async (stage, round) => {
    const profile = await mkdtemp(join(tmpdir(), 'porsa-profile-'));
    const { executablePath, args, env } = await findBrowser();
    const start = () => chromium.launchPersistentContext(profile, { executablePath, args, env, locale: 'en-GB' });
    let browser = await start();
    try {
      const page = await browser.newPage();
      const typed = await typeFor(await stage.open(page), stage.mayLose + randomInt(500, 2500));
      if (round % 2 === 1) {
        await killAll(processesNaming(profile));
        await browser.close().catch(() => undefined);
        browser = await start();
      } else {
        await page.goto('about:blank');
      }
      return await whatIsOffered(stage, await browser.newPage(), typed);
    } finally {
      await browser.close().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true });
    }
  },
};

interface Typed {
  readonly text: string;
  readonly times: readonly number[];
  readonly until: number;
}

/** Types without a pause and gives what was typed, letter by letter. */
async function typeFor(form: FilledForm, ms: number): Promise<Typed> {
  const text = newText();
  const times: number[] = [];
  const field = noteIn(form);
  await field.focus();
  const until = performance.now() + ms;
  for (const letter of text) {
    if (performance.now() >= until) break;
    await field.press(letter === ' ' ? 'Space' : letter);
    times.push(performance.now());
    await wait(betweenKeys);
  }
  return { text: text.slice(0, times.length), times, until: performance.now() };
}

/** The draft must be offered, not forced, and hold all but the last second. */
async function whatIsOffered(stage: Stage, page: Page, { text, times, until }: Typed): Promise<readonly string[]> {
  const form = await stage.open(page);
  const resume = form.form.getByText(texts.resume, { exact: true });
  if (
    !(await resume.waitFor().then(
      () => true,
      () => false,
    ))
  )
    return [`no draft is offered after ${times.length} keys`];
  if ((await form.form.locator('.porsa-filling').count()) > 0) return ['the draft was forced on who came back'];
  await resume.click();
  const found = await noteIn(form).inputValue();
  const least = times.filter((at) => at <= until - stage.mayLose).length;
  if (!text.startsWith(found)) return [`the draft holds “${found}” where “${text}” was typed`];
  return found.length >= least
    ? []
    : [`the draft holds ${found.length} of ${text.length} letters; ${least} were typed ${stage.mayLose} ms before`];
}
