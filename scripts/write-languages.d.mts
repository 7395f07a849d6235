interface FoundLanguage {
  readonly tag: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly calendar: 'gregorian' | 'solar';
  /** As Unicode names them. */
  readonly digits?: string;
  readonly reviewed: boolean;
}
export const tablePaths: readonly string[];
export function readLanguages(folder?: string): readonly FoundLanguage[];
export function formattedTables(languages: readonly FoundLanguage[]): Promise<readonly string[]>;
export function writeLanguages(): Promise<void>;
