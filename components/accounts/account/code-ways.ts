import type { BuiltPath } from '@/lib/routes/pages';

/**
 * The flows to a PIN, each in three steps: identify, enter the code, set the PIN. They share their steps and differ
 * in texts and calls.
 */
export type CodeWay = 'signup' | 'reset' | 'start';
export type WayStep = 'ask' | 'code' | 'pin';

export const wayPaths = {
  signup: { ask: '/signup', code: '/signup/verify', pin: '/signup/newpin' },
  reset: {
    ask: '/forgot-password/reset',
    code: '/forgot-password/verify-code',
    pin: '/forgot-password/new-password',
  },
  start: {
    ask: '/getting-started/form',
    code: '/getting-started/verify_code',
    pin: '/getting-started/set_pin',
  },
} as const satisfies Record<CodeWay, Record<WayStep, BuiltPath>>;

/** The storage key in the tab for the values of the first step. */
export const formKeyOf = (way: CodeWay): string => `sala-${way}-form`;

export type WayPath = (typeof wayPaths)[CodeWay][WayStep];
