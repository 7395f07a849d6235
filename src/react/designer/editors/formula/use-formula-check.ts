import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { namesInReach } from '../../../../engine/dependencies/question-names.ts';
import { walkQuestions } from '../../../../engine/definition/walk-questions.ts';
import type { ExpressionProblem } from '../../../../engine/syntax/expression-problem.ts';
import { useFormEngine } from '../../../ui/engine/form-engine.ts';
import { useDesigner } from '../../model/designer-context.ts';

/** The first thing wrong with a formula as it is now; nothing while there is none. */
export function useFormulaCheck(formula: string): ExpressionProblem | undefined {
  const { model } = useDesigner();
  const engine = useFormEngine();
  const definition = useStore(model.$definition);
  const names = useMemo(
    () => namesInReach(new Map(walkQuestions(definition).map((placed) => [placed.question.name, placed]))),
    [definition],
  );
  return useMemo(() => {
    if (!formula.trim()) return undefined;
    const parsed = engine.parseExpression?.(formula, names);
    return parsed?.ok === false ? parsed.problems[0] : undefined;
  }, [engine, formula, names]);
}
