/** A Chromium to run tests in, and how to start it. */
export interface FoundBrowser {
  readonly executablePath: string;
  /** Switches this machine needs. */
  readonly args: string[];
  /** The environment to start it with. */
  readonly env: Record<string, string>;
}

/** Finds a browser: `CHROME_PATH`, then the search path, then the Chromium that `@sparticuz/chromium` carries inside npm. */
export function findBrowser(): Promise<FoundBrowser>;

/** The same browser with the fonts of a bare machine, which draw no Persian, whatever else is installed. */
export function findBareBrowser(): Promise<FoundBrowser>;
