import { afterFirstPaint } from './after-first-paint.ts';
import { layOutBelowFold } from './below-fold.ts';
import { startChatCard } from './chat-card.ts';
import { loadChatPrompt } from './chat-prompt-loader.ts';
import { startClosing } from './closing.ts';
import { applyDisplayFont } from './display-font.ts';
import { startMenus } from './menus.ts';
import { linkWebManifest } from './web-manifest.ts';
import { showYear } from './year.ts';

startMenus();
startClosing('notice', 'localStorage');
startClosing('prompt', 'sessionStorage');
loadChatPrompt();
startChatCard();
showYear();
afterFirstPaint(async () => {
  // First what is in sight, then the rest: laid out before, all of it would be laid out again.
  await applyDisplayFont();
  layOutBelowFold();
  linkWebManifest();
});
