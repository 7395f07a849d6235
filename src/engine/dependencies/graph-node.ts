import type { PlacedQuestion } from '../definition/walk-questions.ts';

/** What can change in a form: whether a page or a question shows, a question's value, and the bounds of an answer. */
export type NodeKind = 'page' | 'visible' | 'value' | 'bounds';

export interface GraphNode {
  readonly kind: NodeKind;
  readonly pageIndex: number;
  readonly placed?: PlacedQuestion;
  /** What looks at it. */
  dependents: GraphEdge[];
}

/** `across`: the repeating container whose rows are all taken. */
export interface GraphEdge {
  readonly to: GraphNode;
  readonly across?: PlacedQuestion;
}
