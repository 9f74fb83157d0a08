import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { meQuery } from './api/queries.ts';
import { Announcer } from './shell/Announcer.tsx';
import { CrashGuard } from './shell/CrashGuard.tsx';
import { Page } from './shell/Page.tsx';
import { Shell } from './shell/Shell.tsx';
import { SignedOut } from './sign-in/SignedOut.tsx';
import { SignIn } from './sign-in/SignIn.tsx';
import { takeSignInToken } from './sign-in/sign-in-token.ts';
import { TodayPage } from './today/TodayPage.tsx';
import { Loaded } from './ui/Loaded.tsx';
import { useWords, type WordSource, WordsProvider } from './words/WordsProvider.tsx';
import type { Words } from './words/words.ts';

const FindPage = lazy(async () => ({
  default: (await import('./orders/find/FindPage.tsx')).FindPage,
}));
const OrderPage = lazy(async () => ({
  default: (await import('./orders/order/OrderPage.tsx')).OrderPage,
}));
const ReceiptPage = lazy(async () => ({
  default: (await import('./orders/receipt/ReceiptPage.tsx')).ReceiptPage,
}));
const SheetPage = lazy(async () => ({
  default: (await import('./sheet/SheetPage.tsx')).SheetPage,
}));
const LeadsPage = lazy(async () => ({
  default: (await import('./leads/LeadsPage.tsx')).LeadsPage,
}));
const ContentPages = lazy(async () => ({
  default: (await import('./content/ContentPages.tsx')).ContentPages,
}));
const DevicesPage = lazy(async () => ({
  default: (await import('./devices/DevicesPage.tsx')).DevicesPage,
}));
const EditorPage = lazy(async () => ({
  default: (await import('./content/editor/EditorPage.tsx')).EditorPage,
}));

interface AppProps {
  client: QueryClient;
  source: WordSource;
  initialWords: Words;
  /** Of a sign-in link that was opened. */
  signInToken?: string | undefined;
}

/** The office. */
export function App({ client, source, initialWords, signInToken }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <WordsProvider initial={initialWords} source={source}>
        <CrashGuard>
          <BrowserRouter>
            <Entrance signInToken={signInToken} />
          </BrowserRouter>
        </CrashGuard>
      </WordsProvider>
    </QueryClientProvider>
  );
}

/** The pages for a signed-in member, otherwise the sign-in. */
function Entrance({ signInToken }: Pick<AppProps, 'signInToken'>) {
  const [token, setToken] = useState(signInToken);
  const me = useQuery({ ...meQuery, enabled: token === undefined });

  useEffect(() => {
    // A link pasted into the open office loads no page.
    const takeToken = () => setToken((known) => takeSignInToken() ?? known);
    addEventListener('hashchange', takeToken);
    return () => removeEventListener('hashchange', takeToken);
  }, []);

  if (token !== undefined) {
    return <SignIn key={token} onSignedIn={() => setToken(undefined)} token={token} />;
  }
  if (me.data === null) return <SignedOut />;
  if (me.data === undefined) return <Loaded query={me}>{() => null}</Loaded>;
  return (
    <Announcer>
      <Routes>
        <Route element={<Shell me={me.data} />}>
          <Route element={<TodayPage me={me.data} />} index />
          <Route element={<FindPage />} path="orders" />
          <Route element={<OrderPage me={me.data} />} path="orders/:id" />
          <Route element={<ReceiptPage />} path="orders/:id/receipt" />
          <Route element={<SheetPage />} path="sheet" />
          <Route element={<LeadsPage />} path="leads" />
          <Route element={<ContentPages />} path="content/*" />
          <Route element={<DevicesPage me={me.data} />} path="devices" />
          <Route element={<EditorPage />} path="content/edit/*" />
          <Route element={<UnknownPage />} path="*" />
        </Route>
      </Routes>
    </Announcer>
  );
}

/** Shown at an unknown address. */
function UnknownPage() {
  const { shell } = useWords().office;
  return (
    <Page title={shell.unknownTitle}>
      <p>{shell.unknownText}</p>
    </Page>
  );
}
