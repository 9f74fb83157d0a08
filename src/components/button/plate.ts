import styles from './Button.module.css';

/** `main` is turmeric: one on a screen. `plain` is outlined. `chat` opens WhatsApp. `small` fits in a row. */
export type PlateLook = 'main' | 'plain' | 'chat' | 'small';

/** Classes of a painted plate, for links and buttons alike; `wide` is as wide as its form. */
export const plate = (look: PlateLook, width?: 'wide'): string =>
  [styles.button, styles[look], width && styles[width]].filter(Boolean).join(' ');
