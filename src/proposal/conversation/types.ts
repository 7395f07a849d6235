import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { QuestionFrame } from '../pico/types.ts';
import type { Proposal, ProposalValue } from '../types.ts';

/** What the conversation asks for, in this order: the elements of the question, and how the outcome is measured. */
export const conversationParts = ['P', 'I', 'C', 'O', 'measure', 'T', 'S', 'D'] as const;
export type ConversationPart = (typeof conversationParts)[number];

export interface PartAnswer {
  /** As it goes into a title; empty where there is none. */
  readonly text: string;
  /** "None, because …": there is none, and why. */
  readonly none?: string;
  /** Found in the title, and replaced when the title is. */
  readonly found?: true;
  /** Left open by the person, who is not asked again. */
  readonly skipped?: true;
}

export type PartAnswers = Readonly<Partial<Record<ConversationPart, PartAnswer>>>;

/** What the next answer is taken for. */
export type Step =
  | { readonly kind: 'title' }
  | { readonly kind: 'frame' }
  /** `change`: asked for again by the person; afterwards the conversation goes on where it stood. */
  | { readonly kind: 'part'; readonly part: ConversationPart; readonly change?: true }
  | { readonly kind: 'reason'; readonly part: ConversationPart }
  | { readonly kind: 'offers' }
  | { readonly kind: 'otherTitle' }
  | { readonly kind: 'done' };

/** What is known at one point of the conversation. */
export interface Moment {
  readonly step: Step;
  /** The title as it stands; empty before there is one. */
  readonly title: string;
  /** Of the title, and so of the parts. */
  readonly titleLanguage: CoreLanguage;
  /** The title in the other language, where it was given. */
  readonly otherTitle?: string;
  readonly frame: QuestionFrame;
  readonly parts: PartAnswers;
  /** What was written into the form, to be taken back. */
  readonly filled?: readonly Change[];
}

export interface Conversation {
  /** Of the screen: in which the helper suggests where nothing has been typed yet. */
  readonly language: CoreLanguage;
  readonly proposal: Proposal;
  /** The form has a title in each language, so that both are asked for. */
  readonly bothTitles: boolean;
  readonly now: Moment;
  readonly log: readonly Entry[];
  /** Earlier points, with how long the log was: `takeBack` returns to the last. */
  readonly past: readonly { readonly moment: Moment; readonly entries: number }[];
}

export type Input =
  | string
  | { readonly kind: 'say'; readonly text: string; readonly from: 'suggestion' | 'assistant' }
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'skip' | 'back' | 'titles' | 'restart' }
  | { readonly kind: 'change'; readonly part: ConversationPart | 'title' | 'frame' }
  | { readonly kind: 'frame'; readonly frame: QuestionFrame }
  | { readonly kind: 'fill'; readonly changes: readonly Change[] };

/** One answer of the form that the conversation would write. `reason`: why it does not apply. */
export interface Change {
  readonly question: string;
  readonly before?: ProposalValue;
  readonly after?: ProposalValue;
  readonly reason?: { readonly before?: string; readonly after: string };
}

/** A line of the conversation. What the helper says is stored by code, so that it can be shown in either language. */
export type Entry =
  | { readonly from: 'person'; readonly text: string; readonly source?: 'suggestion' | 'assistant' }
  | { readonly from: 'helper'; readonly saying: Saying };

export type Saying =
  | {
      readonly code:
        'greeting' | 'askFrame' | 'askTitle' | 'offers' | 'noOffers' | 'askOtherTitle' | 'ready' | 'restarted';
    }
  /** The title that was marked; what was found in it is computed again where it is shown. */
  | {
      readonly code: 'found';
      readonly title: string;
      readonly titleLanguage: CoreLanguage;
      readonly frame: QuestionFrame;
      readonly found: readonly ConversationPart[];
    }
  | { readonly code: 'frame'; readonly frame: QuestionFrame }
  | {
      readonly code: 'ask' | 'askReason' | 'skipped' | 'none' | 'noted';
      readonly part: ConversationPart;
      readonly frame: QuestionFrame;
    }
  /** The check's last word on a completed title. */
  | {
      readonly code: 'checked';
      readonly title: string;
      readonly titleLanguage: CoreLanguage;
      readonly frame: QuestionFrame;
    }
  | {
      readonly code: 'refused';
      readonly why: Refusal;
      readonly part?: ConversationPart;
      readonly count?: number;
      readonly text?: string;
    }
  | { readonly code: 'filled'; readonly count: number };

/** Why an answer was not taken; it stays in the text box. */
export type Refusal =
  | 'blank'
  | 'noLetters'
  | 'oneLetter'
  | 'tooLong'
  | 'placeholder'
  | 'equal'
  | 'vague'
  | 'needed'
  | 'chooseFrame'
  | 'sameLanguage'
  | 'nothingToTakeBack'
  | 'nothingToSkip'
  | 'noTitles';
