import { startBrokenIsland } from './broken-island.ts';
import { startChatPrompt } from './chat-prompt.ts';
import { startDisplayFace } from './display-face.ts';
import { startManifest } from './manifest.ts';
import { startMenus } from './menus.ts';
import { startNotice } from './notice.ts';
import { startWholePage } from './whole-page.ts';

startMenus();
startNotice();
startChatPrompt();
startBrokenIsland();
startDisplayFace();
startManifest();
startWholePage();
