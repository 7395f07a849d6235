import type { CoreLanguage, Option } from '../../../../engine/definition/types.ts';
import type { ImportedCode } from '../../definition/imported-codes.ts';
import type { OptionPath } from '../../definition/options.ts';

/** What can be done with the options of a question, each given by its path. */
export interface OptionEdits {
  readonly owner: string;
  readonly tree: boolean;
  readonly language: CoreLanguage;
  readonly formLanguage: CoreLanguage;
  /** `part` is what is changed, letter by letter; `null`: the option as a whole. */
  change(path: OptionPath, part: string | null, next: (option: Option) => Option | undefined): void;
  move(path: OptionPath, to: number): void;
  add(path: OptionPath): void;
  rename(path: OptionPath, value: string): void;
  remove(path: OptionPath): void;
  /** The code that the option of this value was imported with. */
  imported(value: string): ImportedCode | undefined;
}
