const evaluate = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

const tail = {
  top: [
    -7.784894002430293e-3, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  bottom: [7.784695709041462e-3, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
};
const middle = {
  top: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
  ],
  bottom: [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
};

/**
 * The value below which a standard normal variable lies with the given probability: 0.975 gives 1.95996.
 *
 * Acklam's rational approximation; its relative error is below 1.2e-9. NaN outside of 0 to 1.
 */
export function normalQuantile(probability: number): number {
  if (!(probability > 0 && probability < 1)) return NaN;
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(probability));
    return evaluate(tail.top, q) / evaluate(tail.bottom, q);
  }
  const q = probability - 0.5;
  return (q * evaluate(middle.top, q * q)) / evaluate(middle.bottom, q * q);
}
