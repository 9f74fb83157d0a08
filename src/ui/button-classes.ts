import styles from './Button.module.css';

/** `primary` is filled, one on a screen; `secondary` is outlined; `chat` opens WhatsApp. */
export type ButtonVariant = 'primary' | 'secondary' | 'chat';

/** Classes of a link or button that is drawn as a button; `wide` is as wide as its form. */
export const buttonClasses = (variant: ButtonVariant, width?: 'wide'): string =>
  [styles.button, styles[variant], width && styles[width]].filter(Boolean).join(' ');
