import { loadLateScript } from './late-loader.ts';
import { startMenus } from './menus.ts';
import { startNotice } from './notice.ts';

startMenus();
startNotice();
loadLateScript();
