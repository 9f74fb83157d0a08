import { useEffect, useRef } from 'react';
import styles from './PreviewPage.module.css';

/** Width of a desktop window in px, scaled down to fit. */
const desktopWidth = 1280;

interface ScreenProps {
  /** Path of the built page on the office's server. */
  path: string;
  title: string;
  isWide: boolean;
}

/** A built page in a frame as wide as a phone or a desktop. */
export function Screen({ path, title, isWide }: ScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scale = () => {
      const { current } = screen;
      current?.style.setProperty('--scale', String(current.clientWidth / desktopWidth));
    };
    scale();
    addEventListener('resize', scale);
    return () => removeEventListener('resize', scale);
  }, []);
  return (
    <div className={isWide ? styles.desktop : styles.phone} ref={screen}>
      <iframe src={path} title={title} />
    </div>
  );
}
