import { layOutBelowFold } from './below-fold.ts';
import { startChatCard } from './chat-card.ts';
import { startChatPrompt } from './chat-prompt.ts';
import { startDisplayFont } from './display-font.ts';
import { startMenus } from './menus.ts';
import { startNotice } from './notice.ts';
import { linkWebManifest } from './web-manifest.ts';
import { showYear } from './year.ts';

startMenus();
startNotice();
startChatPrompt();
startChatCard();
startDisplayFont();
linkWebManifest();
layOutBelowFold();
showYear();
