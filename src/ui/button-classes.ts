import styles from './Button.module.css';

/** `primary` is filled, one per screen; `secondary` is outlined; `chat` opens WhatsApp. */
export type ButtonVariant = 'primary' | 'secondary' | 'chat';

/** Classes of a link or button styled as a button; `wide` fills its form. */
export const buttonClasses = (variant: ButtonVariant, width?: 'wide'): string =>
  [styles.button, styles[variant], width && styles[width]].filter(Boolean).join(' ');
