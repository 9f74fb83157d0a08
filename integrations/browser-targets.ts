import { browserslistToTargets } from 'lightningcss';

/** The oldest browsers of our visitors: Chrome 80 of 2020, on which UC and Opera also build. */
export const targets = browserslistToTargets(['chrome 80', 'firefox 78', 'safari 13.1']);
