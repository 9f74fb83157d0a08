import { onFirstPaint } from './first-paint.ts';
import { loadLateScriptSoon } from './late-loader.ts';
import { startMenus } from './menus.ts';
import { startNotice } from './notice.ts';

onFirstPaint(() => {
  // Now for what lies less than a screen away (styles/base.css).
  delete document.documentElement.dataset.unpainted;
  loadLateScriptSoon();
});
startMenus();
startNotice();
