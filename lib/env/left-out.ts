import { type Feature, namesIn, optionalFeatures } from '../features.ts';

/** What this site does without: by its setting on the server, in a browser by what the page says of it. */
export function leftOut(): ReadonlySet<Feature> {
  const setting =
    typeof document === 'undefined' ? process.env.WITHOUT : document.documentElement.dataset['without'];
  const names = namesIn(setting ?? '');
  return new Set(optionalFeatures.filter((feature) => names.includes(feature)));
}

export const isLeftOut = (feature: Feature): boolean => leftOut().has(feature);
