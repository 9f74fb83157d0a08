// Script of every page. It shares no module with an island, or it would arrive in two round trips instead of in
// the HTML (astro.config.ts).

import { startChatCard, startPrompt } from './chat/chat.ts';
import { startHeader } from './header/header.ts';
import { startNotice } from './notice/notice.ts';
import { startTaps } from './tap.ts';

/**
 * Adds the query of the address, such as an order or a district, to the links to other languages
 * (LanguageLinks.tsx). Not part of an island: a press before hydration would lose the query.
 */
function keepQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keep-query] a')) {
    // Not link.search: it makes the address absolute, and only relative ones are prerendered.
    const addQuery = () => link.setAttribute('href', link.pathname + location.search);
    addQuery();
    // The checkout writes the quantity into the address.
    link.addEventListener('click', addQuery);
  }
}

/** Copyright year by the visitor's clock (Footer.tsx). */
function showYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = `${new Date().getFullYear()}`;
}

startHeader();
startNotice();
startChatCard();
startPrompt();
startTaps();
keepQuery();
showYear();
