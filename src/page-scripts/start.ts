import { onFirstPaint } from './first-paint.ts';
import { loadFormScript } from './form-script.ts';
import { loadLateScriptSoon } from './late-loader.ts';
import { startMenus } from './menus.ts';
import { startNotice } from './notice.ts';

onFirstPaint(() => {
  // Now for what lies near the first screen (styles/base.css).
  delete document.documentElement.dataset.unpainted;
  loadFormScript();
  loadLateScriptSoon();
});
startMenus();
startNotice();
