import { onFirstPaint } from '../page-scripts/first-paint.ts';
import { loadFormScript } from '../page-scripts/form-script.ts';
import { loadLateScriptSoon } from '../page-scripts/late-loader.ts';
import { startMenus } from './header/header.ts';
import { startNotice } from './notice/notice.ts';

onFirstPaint(() => {
  // Now for what lies near the first screen (styles/base.css).
  delete document.documentElement.dataset.unpainted;
  loadFormScript();
  loadLateScriptSoon();
});
startMenus();
startNotice();
