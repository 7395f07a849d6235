/** How one sees that a rule works. Apart from the rules, so that a page that checks does not download them. */
export interface RuleExample {
  /**
   * A text with what the rule finds in square brackets: `Zinc in [children with diarrhoea]`; in Persian with the letter of
   * its element: «تأثیر [I ماساژ] بر [O درد]».
   */
  readonly example: string;
  /** A text that resembles the example and in which the rule finds nothing. */
  readonly counterExample: string;
}

/** By the code of the rule. */
export type RuleExamples = Readonly<Record<string, RuleExample>>;
