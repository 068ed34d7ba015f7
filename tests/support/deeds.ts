import { screen } from '@testing-library/react';

/** The card and the bar of what can be done on a page, as far as it has them. */
export const deedsNamed = (name: string): HTMLElement[] =>
  (['region', 'group'] as const).flatMap((role) => screen.queryAllByRole(role, { name }));
