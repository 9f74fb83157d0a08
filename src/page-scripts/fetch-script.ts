/** Fetches and runs a script, if there is one. The page does without it where it cannot be fetched. */
export function fetchScript(address: string | undefined): void {
  if (address) import(/* @vite-ignore */ address).catch(() => {});
}
