const TENS = ["Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];
const ONES = ["", "-one", "-two", "-three", "-four", "-five", "-six", "-seven", "-eight", "-nine"];

/** A number from 20 to 99 as it begins a sentence. */
export function numberInWords(number: number): string {
  return `${TENS[Math.floor(number / 10) - 2]}${ONES[number % 10]}`;
}
