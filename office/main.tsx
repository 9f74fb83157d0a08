import { languages, loadTranslations, loadWords } from 'virtual:office-words';
import { noop } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchPresence } from './api/presence.ts';
import { meQuery, todayQuery } from './api/queries.ts';
import { createQueryClient } from './api/query-client.ts';
import { takeSignInToken } from './sign-in/sign-in-token.ts';
import { loadSetting } from './stored.ts';
import { chooseLanguage } from './words/choose-language.ts';
import './office.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchPresence();
const signInToken = takeSignInToken();
const client = createQueryClient();
// The browser has already sent them (preloadsOf in server/office/files.ts), for any page that is opened.
// The pages that show them show their failures, too.
client.query(meQuery).catch(noop);
if (location.pathname === '/') client.query(todayQuery).catch(noop);

const language = chooseLanguage(
  languages.map((one) => one.language),
  loadSetting('office-language'),
  navigator.languages,
);
const reactRoot = createRoot(root);
loadWords(language).then(
  (initialWords) => {
    reactRoot.render(
      <App
        client={client}
        initialWords={initialWords}
        signInToken={signInToken}
        source={{ languages, load: loadWords, loadTranslations }}
      />,
    );
  },
  () => {
    const failed = languages.find((one) => one.language === language)?.failed;
    reactRoot.render(
      <main>
        <h1>{failed?.text}</h1>
        <button onClick={() => location.reload()} type="button">
          {failed?.button}
        </button>
      </main>,
    );
  },
);
