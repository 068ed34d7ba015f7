/** `page.dev.tsx` is a page while Sala is developed; a build leaves it out. */
export const pageExtensions = (isDeveloping: boolean): string[] =>
  isDeveloping ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'];
