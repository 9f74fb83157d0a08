// A script of its own, which every page fetches after its first paint (late-loader.ts).

import { keepNoticeClosed } from '../layout/notice/notice.ts';
import { layOutBelowFold } from './below-fold.ts';
import { startChatCard } from './chat-card.ts';
import { applyDisplayFont } from './display-font.ts';
import { addLateLinks } from './late-links.ts';
import { startMenuHover } from './menu-hover.ts';
import { startNameField } from './name-field.ts';
import { loadPromptWhenDue } from './prompt-loader.ts';
import { showYear } from './year.ts';

startMenuHover();
keepNoticeClosed();
loadPromptWhenDue();
startChatCard();
startNameField();
showYear();
addLateLinks();
// First what is in sight, then the rest: laid out before, all of it would be laid out again.
applyDisplayFont().then(layOutBelowFold);
