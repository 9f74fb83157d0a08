/** Smallest and largest sum for which plans are worked out, in paise. */
export const sumLimits = { least: 50_000, most: 100_000_000 };
