import type { Page, Question, Role } from '../../../src/engine/definition/types.ts';

/** Owners design the form and see all of it. */
export function isPageFor(page: Page, role: Role): boolean {
  return role === 'owner' || page.roles === undefined || page.roles.includes(role);
}

/** `showforuser` speaks of those who fill a form without working in the clinic. */
export function isQuestionFor(question: Question, role: Role): boolean {
  if (role === 'secretary') return question.showforsecretary !== false;
  return role === 'owner' || role === 'expert' || question.showforuser !== false;
}
