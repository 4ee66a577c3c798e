/** Whether putting these words into a form would lose others that were typed there and stand nowhere else. */
export function wouldLose(draft: { prompt: string }, prompt: string, kept: readonly string[]): boolean {
  const typed = draft.prompt.trim();
  return typed !== "" && ![prompt, ...kept].some((other) => other.trim() === typed);
}
