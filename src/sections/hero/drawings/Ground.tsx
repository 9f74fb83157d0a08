import s from './Drawing.module.css';

/** The road, with the gaps of a painted line before it. */
export const Ground = () => <path className={s.line} d="M0 313h480M20 323h60m60 0h130m40 0h90" />;
