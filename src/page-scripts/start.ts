import { startClosing } from './closing.ts';
import { loadLateScript } from './late-loader.ts';
import { startMenus } from './menus.ts';

startMenus();
startClosing('notice', 'localStorage');
loadLateScript();
