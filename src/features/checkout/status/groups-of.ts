/** An id of ours in groups that can be read out over the telephone. */
export const groupsOf = (reference: string): string[] =>
  reference.match(/[A-Z]+-[A-Z\d]{4}|[A-Z\d]{4}/g) ?? [];
