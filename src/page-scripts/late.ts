// A script of its own, which every page fetches after its first paint (late-loader.ts).
import { layOutBelowFold } from './below-fold.ts';
import { startChatCard } from './chat-card.ts';
import { startChatPrompt } from './chat-prompt.ts';
import { applyDisplayFont } from './display-font.ts';
import { linkIcon, linkPrintStyles, linkWebManifest } from './late-links.ts';
import { startMenuHover } from './menu-hover.ts';
import { startNameField } from './name-field.ts';
import { keepNoticeClosed } from './notice.ts';
import { startPromptClosing } from './prompt-closing.ts';
import { showYear } from './year.ts';

startMenuHover();
startPromptClosing();
keepNoticeClosed();
startChatPrompt();
startChatCard();
startNameField();
showYear();
linkPrintStyles();
// First what is in sight, then the rest: laid out before, all of it would be laid out again.
applyDisplayFont().then(() => {
  layOutBelowFold();
  linkIcon();
  linkWebManifest();
});
