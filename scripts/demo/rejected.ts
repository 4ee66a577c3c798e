/** A file that was not used, and why. */
export interface Rejected {
  file: string;
  reason: string;
}

export function told({ file, reason }: Rejected): string {
  return `${file}: ${reason}`;
}
