import type { ConfigData } from 'html-validate';

/** The rules of html-validate that every page keeps: its standard and its access presets, whole. */
export const htmlRules: ConfigData = {
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:a11y'],
};
