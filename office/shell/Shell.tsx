import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Me } from '#contract/office/session.ts';
import { useLive } from '../live/use-live.ts';
import { useSound } from '../live/use-sound.ts';
import { Skeleton } from '../ui/Loaded.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

function subscribeToNetwork(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the device says that it has a network. */
const useOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

/** The page shell for signed-in members. */
export function Shell({ me }: { me: Me }) {
  const { shell } = useWords().office;
  const sound = useSound();
  const live = useLive(sound.isOn);
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const notice = isOnline ? live === 'lost' && shell.notLive : shell.offline;

  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      <Header me={me} sound={sound} />
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <main className={styles.main} id="main" tabIndex={-1}>
        <CrashGuard key={pathname}>
          <Suspense fallback={<Skeleton />}>
            <Outlet />
          </Suspense>
        </CrashGuard>
      </main>
    </>
  );
}
