import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { compileFhirPath, newBudget, type Environment } from '../fhirpath/library.ts';
import { isConstraint, readRule } from '../resource/constraints.ts';
import { variablesFrom, type Around } from './enabled-items.ts';
import { extensionsOf, type Raw } from '../../shared/raw.ts';

/** Whether the part of a response breaks a rule of what it answers: the Questionnaire, or an item of it. */
export type BreaksRule = (place: Around) => boolean;

/** Rules in FHIRPath that do not only warn. One that cannot be computed refuses nothing; one that gives anything but a single true is broken. */
export function brokenRules(questionnaire: Raw, response: Raw): BreaksRule {
  const now = new Date();
  const whole: Environment = { questionnaire, resource: response };
  return (place) =>
    extensionsOf(place.asked).some((extension) => {
      const { expression, language, isWarning } = isConstraint(extension) ? readRule(extension) : {};
      return (
        expression !== undefined &&
        language === 'text/fhirpath' &&
        isWarning === false &&
        isBroken(expression, place, whole, now)
      );
    });
}

function isBroken(expression: string, place: Around, whole: Environment, now: Date): boolean {
  const budget = newBudget();
  try {
    const environment = { ...variablesFrom(place, whole, now, budget), ...(place.around && { qitem: place.asked }) };
    const values = compileFhirPath(expression, place.around && 'QuestionnaireResponse.item')(
      place.element,
      environment,
      now,
      budget,
    );
    const [first] = values;
    return values.length !== 1 || (isRecord(first) ? first['data'] : first) !== true;
  } catch {
    return false;
  }
}
