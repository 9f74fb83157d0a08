import { browserslistToTargets, Features } from 'lightningcss';

/** The oldest browsers of our visitors: Chrome 80 of 2020, on which UC and Opera also build. */
export const targets = browserslistToTargets(['chrome 80', 'firefox 78', 'safari 13.1']);

/** Left as written: the site has no light-dark(), so each page would carry its stand-in for nothing. */
export const untouched = Features.LightDark;
