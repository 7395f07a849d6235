import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { extensionsOf, type Left, type Raw } from '../../shared/raw.ts';
import { compileFhirPath, newBudget, resolveTypes, type Environment } from '../fhirpath/library.ts';

const allocate = [
  'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-extractAllocateId',
  'http://hl7.org/fhir/uv/sdc/StructureDefinition/extractAllocateId',
];

/** Resources that the caller knows, by the names that expressions call them. */
export type KnownResources = Readonly<Record<string, readonly Raw[]>>;

export interface EvaluationOptions {
  readonly newId: () => string;
  readonly now: Date;
  readonly known?: KnownResources;
}

/** What the expressions of one extraction are computed with. */
export interface Evaluation {
  readonly left: Left[];
  readonly known: KnownResources;
  /** The values of an expression over an element of the response; none, and noted, where it cannot be computed. */
  evaluate(expression: string, element: unknown, environment: Environment): readonly unknown[];
  /** The ids that an item allocates, in each place where it stands: the same ones however often they are asked for. */
  allocated(asked: object, element: Raw): Environment;
}

export function beginEvaluation(questionnaire: Raw, response: Raw, options: EvaluationOptions): Evaluation {
  const { newId, now, known = {} } = options;
  const left: Left[] = [];
  const budget = newBudget();
  const ids = new WeakMap<object, Environment>();
  return {
    left,
    known,
    evaluate: (expression, element, environment) => {
      try {
        const whole = { ...known, ...environment, resource: response, questionnaire, context: element };
        return resolveTypes(compileFhirPath(expression, baseOf(element))(element, whole, now, budget));
      } catch {
        left.push({ path: expression.slice(0, 200), what: 'an expression that cannot be computed' });
        return [];
      }
    },
    allocated: (asked, element) => {
      const names = extensionsOf(asked).filter(({ url }) => allocate.includes(url));
      const made =
        ids.get(element) ??
        Object.fromEntries(names.map(({ valueString }) => [String(valueString), `urn:uuid:${newId()}`]));
      ids.set(element, made);
      return made;
    },
  };
}

/** What a path is looked up from: elements that expressions gave do not say what they are. */
function baseOf(element: unknown): string | undefined {
  if (!isRecord(element) || 'resourceType' in element) return undefined;
  if ('linkId' in element) return 'QuestionnaireResponse.item';
  return Object.keys(element).some((key) => key.startsWith('value')) ? 'QuestionnaireResponse.item.answer' : undefined;
}
