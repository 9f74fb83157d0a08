import { browserslistToTargets, Features } from 'lightningcss';

/** The oldest browsers of our visitors: Chrome 80 of 2020, on which UC and Opera also build. */
export const browsers = ['chrome80', 'firefox78', 'safari13.1', 'ios13.4'];

/** Those browsers as Lightning CSS wants them. */
export const targets = browserslistToTargets(
  browsers.map((name) => name.replace('ios', 'ios_saf').replace(/(?=\d)/, ' ')),
);

/** Features that Lightning CSS leaves alone: its polyfill of light-dark(), which the site does not use. */
export const excludedFeatures = Features.LightDark;
