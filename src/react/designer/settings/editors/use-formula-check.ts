import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { namesInReach } from '../../../../engine/definition/question-names.ts';
import { walkQuestions } from '../../../../engine/definition/walk-questions.ts';
import type { ExpressionProblem } from '../../../../engine/expression/expression-problem.ts';
import { parseExpression } from '../../../../engine/expression/parse-expression.ts';
import { useDesigner } from '../../designer-context.ts';

/** The first thing wrong with a formula as it is now; nothing while there is none. */
export function useFormulaCheck(formula: string): ExpressionProblem | undefined {
  const { model } = useDesigner();
  const definition = useStore(model.$definition);
  const names = useMemo(
    () => namesInReach(new Map(walkQuestions(definition).map((placed) => [placed.question.name, placed]))),
    [definition],
  );
  return useMemo(() => {
    if (!formula.trim()) return undefined;
    const parsed = parseExpression(formula, names);
    return parsed.ok ? undefined : parsed.problems[0];
  }, [formula, names]);
}
