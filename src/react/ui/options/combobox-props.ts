import type { ListedOption } from './option-list.ts';

export interface ComboboxProps {
  readonly id: string;
  readonly options: readonly ListedOption[];
  /** Options that are found by typing, and listed for no blank query: those of the levels below. */
  readonly deeper?: readonly ListedOption[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  /** What is typed may be chosen too, where it is no option. */
  readonly own?: boolean;
  readonly label?: string;
  readonly describedBy?: string;
  readonly invalid: boolean;
  readonly required: boolean;
  choose(values: readonly string[]): void;
  leave(): void;
}
