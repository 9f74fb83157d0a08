import { fetchScript } from './fetch-script.ts';

/** Long after the largest paint, so that what is fetched then competes with nothing else. */
const pauseMs = 500;

/**
 * Fetches late.ts half a second after the first paint: nobody needs it earlier, so it is not part of the
 * page. Where it cannot be fetched, there is no chat prompt, display font, icon, web manifest or style sheet
 * for paper; lists open by a click only, a notice closed elsewhere stays, the copyright year is that of the
 * build, and a name typed under a board is not handed on.
 */
export function loadLateScriptSoon(): void {
  setTimeout(() => fetchScript(document.body.dataset.late), pauseMs);
}
