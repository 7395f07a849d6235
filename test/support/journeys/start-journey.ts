import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startProduct, type Product } from './product.ts';
import { openBrowser } from './visitor.ts';

/** The product and a browser that the tests of one file share. */
export interface Journey {
  readonly product: Product;
  readonly browser: Browser;
}

/** Starts both before the first test of the file and closes them after the last; neither is there any earlier. */
export function startJourney(): Journey {
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });
  return {
    get product() {
      return product!;
    },
    get browser() {
      return browser!;
    },
  };
}
