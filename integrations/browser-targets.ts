import { browserslistToTargets, Features } from 'lightningcss';

/** The oldest browsers of our visitors: Chrome 80 of 2020, on which UC and Opera also build. */
export const browsers = ['chrome80', 'firefox78', 'safari13.1', 'ios13.4'];

/** The same for Lightning CSS. */
export const targets = browserslistToTargets(
  browsers.map((name) => name.replace('ios', 'ios_saf').replace(/(?=\d)/, ' ')),
);

/** Left as written: the site has no light-dark(), so each page would carry its stand-in for nothing. */
export const untouched = Features.LightDark;
