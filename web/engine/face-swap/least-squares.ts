/** The factors by which rows of terms come nearest to their values, by the normal equations. */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const terms = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: terms }, () => new Float64Array(terms + 1));
  for (const [k, row] of rows.entries()) {
    for (let i = 0; i < terms; i++) {
      for (let j = 0; j < terms; j++) matrix[i]![j]! += row[i]! * row[j]!;
      matrix[i]![terms]! += row[i]! * values[k]!;
    }
  }
  for (let i = 0; i < terms; i++) {
    const pivot = matrix[i]![i]! + 1e-9;
    for (let j = 0; j < terms; j++) {
      if (j === i) continue;
      const factor = matrix[j]![i]! / pivot;
      for (let k = i; k <= terms; k++) matrix[j]![k]! -= factor * matrix[i]![k]!;
    }
  }
  return matrix.map((row, i) => row[terms]! / (row[i]! + 1e-9));
}
