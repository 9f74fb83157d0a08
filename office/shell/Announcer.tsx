import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { Icon } from '#src/ui/Icon.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './Announcer.module.css';

interface Announcement {
  text: string;
  /** Where it leads. */
  link?: { to: string; label: string } | undefined;
}

type Announce = (text: string, link?: Announcement['link']) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Shows a sentence for a while and has it read out. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** How long an announcement stays, in ms; longer under pointer or focus. */
const durationMs = 8_000;

/** Announces what happens to everything inside. The live region is there from the start. */
export function Announcer({ children }: { children: ReactNode }) {
  const { office } = useWords();
  const [current, setCurrent] = useState<Announcement>();
  const stage = useRef<HTMLDivElement>(null);
  const announce = useMemo<Announce>(() => (text, link) => setCurrent({ text, link }), []);

  useEffect(() => {
    if (!current) return;
    const timer = setInterval(() => {
      if (!stage.current?.matches(':hover, :focus-within')) setCurrent(undefined);
    }, durationMs);
    return () => clearInterval(timer);
  }, [current]);

  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={styles.stage} ref={stage} role="status">
        {current && (
          <div className={styles.toast}>
            <p>{current.text}</p>
            {current.link && (
              <Link onClick={() => setCurrent(undefined)} to={current.link.to}>
                {current.link.label}
              </Link>
            )}
            <button
              aria-label={office.shell.close}
              onClick={() => setCurrent(undefined)}
              type="button"
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </AnnounceContext>
  );
}
