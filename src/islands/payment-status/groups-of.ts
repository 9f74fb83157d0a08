/** An id of ours in groups that can be read out over the telephone; any other text stays whole. */
export const groupsOf = (reference: string): string[] =>
  /^[A-Z]+-[A-Z\d]{20}$/.test(reference)
    ? (reference.match(/[A-Z]+-[A-Z\d]{4}|[A-Z\d]{4}/g) ?? [])
    : [reference];
