import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { z } from 'zod';
import { fill } from '#contract/fill.ts';
import { indianMonth } from '#contract/indian-day.ts';
import type { Me } from '#contract/office/session.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { storeMe } from '../api/cache.ts';
import { problemText } from '../api/problem-text.ts';
import { request } from '../api/request.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import { useAnnounce } from './Announcer.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

interface HeaderProps {
  me: Me;
  sound: { isOn: boolean; toggle: () => void };
}

/** Who is signed in, and the pages: below the header on wide screens, at the thumb on phones. */
export function Header({ me, sound }: HeaderProps) {
  const words = useWords();
  const { brand, testMode } = words;
  const { shell } = words.office;
  const announce = useAnnounce();
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => request('sign-out', z.unknown(), { body: {} }),
    onSuccess: () => storeMe(client, null),
    onError: (error) => announce(problemText(error, words)),
  });
  const pages = [
    { to: '/', label: shell.today },
    { to: '/orders', label: shell.find },
    { to: `/sheet?month=${indianMonth(Date.now())}`, label: shell.month },
    { to: '/leads', label: shell.leads },
    ...(me.editsContent ? [{ to: '/content', label: shell.website }] : []),
    { to: '/devices', label: shell.devices },
  ];

  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <p className={styles.brand}>
          {brand} <span>{shell.office}</span>
        </p>
        {me.isTest && <p className={styles.stamp}>{testMode}</p>}
        <p className={styles.name}>
          <span aria-hidden="true">{me.name}</span>
          <VisuallyHidden>{fill(shell.signedInAs, { name: me.name })}</VisuallyHidden>
        </p>
        <div className={styles.tools}>
          <button className={styles.tool} onClick={sound.toggle} type="button">
            {sound.isOn ? shell.soundOn : shell.soundOff}
          </button>
          <LanguageSwitch />
          <ActionButton
            className={styles.tool}
            isDisabled={signOut.isPending}
            onClick={() => signOut.mutate()}
          >
            {shell.signOut}
          </ActionButton>
        </div>
      </div>
      <nav aria-label={shell.menu} className={styles.pages}>
        <div>
          {pages.map(({ to, label }) => (
            <NavLink end={to === '/'} key={label} to={to}>
              {label}
            </NavLink>
          ))}
        </div>
      </nav>
    </header>
  );
}
