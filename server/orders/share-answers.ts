/**
 * Shares each answer: who asks while a question of the same key is under way, or up to `keptMs` after
 * its answer, gets that one. Failures are shared as well.
 */
export function shareAnswers<Answer>(
  keptMs: number,
): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (key, ask) => {
    const known = answers.get(key);
    if (known) return known;
    const asking = ask().finally(() => setTimeout(() => answers.delete(key), keptMs).unref());
    answers.set(key, asking);
    return asking;
  };
}
