import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { Icon } from '#src/ui/Icon.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './Announcer.module.css';

interface Announcement {
  key: number;
  text: string;
  /** Where it leads. */
  link?: { to: string; label: string } | undefined;
}

type Announce = (text: string, link?: Announcement['link']) => void;

/** Announcements on the screen at once; payments may come together. */
const most = 3;

const AnnounceContext = createContext<Announce>(() => {});

/** Shows a sentence for a while, below those that are still there, and has it read out. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** How long the oldest announcement stays, in ms; longer under pointer or focus. */
const durationMs = 8_000;

/** Announces what happens to everything inside. The live region is there from the start. */
export function Announcer({ children }: { children: ReactNode }) {
  const { office } = useWords();
  const [shown, setShown] = useState<Announcement[]>([]);
  const lastKey = useRef(0);
  const stage = useRef<HTMLDivElement>(null);
  const announce = useCallback<Announce>((text, link) => {
    lastKey.current += 1;
    const added = { key: lastKey.current, text, link };
    setShown((others) => [...others, added].slice(-most));
  }, []);
  const remove = (key: number) => setShown((all) => all.filter((one) => one.key !== key));

  const oldest = shown[0]?.key;
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setInterval(() => {
      if (!stage.current?.matches(':hover, :focus-within')) {
        setShown((all) => all.filter(({ key }) => key !== oldest));
      }
    }, durationMs);
    return () => clearInterval(timer);
  }, [oldest]);

  return (
    <AnnounceContext value={announce}>
      {children}
      {/* A new sentence is read out without those before it. */}
      <div aria-atomic="false" className={styles.stage} ref={stage} role="status">
        {shown.map(({ key, text, link }) => (
          <div className={styles.toast} key={key}>
            <p>{text}</p>
            {link && (
              <Link onClick={() => remove(key)} to={link.to}>
                {link.label}
              </Link>
            )}
            <button aria-label={office.shell.close} onClick={() => remove(key)} type="button">
              <Icon name="close" />
            </button>
          </div>
        ))}
      </div>
    </AnnounceContext>
  );
}
