/** The look of the pay page: a test bench, neither the agency's paper nor PhonePe's own. */
export const style = `
:root{color-scheme:light dark;--ground:#e7edf0;--card:#fff;--ink:#12252e;--soft:#4a5f69;--line:#748a94;--yes:#0b6b4b;--no:#a3262a}
@media(prefers-color-scheme:dark){:root{--ground:#0d171c;--card:#172830;--ink:#e8f0f3;--soft:#a9bcc5;--line:#6f8893;--yes:#12805b;--no:#ff9b94}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:17px/1.5 ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,monospace}
header{padding:14px 16px;text-align:center;font-weight:700;color:#161200;background:#ffd23f;border-bottom:10px solid;border-image:repeating-linear-gradient(135deg,#161200 0 12px,#ffd23f 12px 24px) 10}
main{max-width:26rem;margin:24px auto;padding:0 16px}
.card{background:var(--card);border:1px solid var(--line);border-radius:4px;padding:20px}
h1{margin:0 0 20px;font-size:1rem;font-weight:400;color:var(--soft)}
dl{margin:0 0 20px}
dt{color:var(--soft);font-size:.85rem}
dd{margin:0 0 12px;overflow-wrap:anywhere}
.amount{font-size:2.2rem;line-height:1.2;font-weight:700}
.note{margin:0 0 16px;padding:10px 12px;border-left:4px solid var(--no)}
form{display:grid;gap:12px}
button,.back{display:block;min-height:48px;padding:10px 16px;border:2px solid var(--line);border-radius:4px;background:none;color:inherit;font:inherit;font-weight:700;text-align:center;cursor:pointer}
button[value=pay]{border-color:var(--yes);background:var(--yes);color:#fff}
button[value=fail]{border-color:var(--no);color:var(--no)}
button[value=cancel]{border-color:transparent;text-decoration:underline}
:focus-visible{outline:3px solid currentColor;outline-offset:3px}
`;
