import type { BuiltPath } from '@/lib/routes/pages';

/** The ways to a PIN, each in three steps: who it is, the code, the PIN. They share their steps and differ in what is said and called. */
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

/** Under which name the tab keeps what was typed into a first step. */
export const formKeyOf = (way: CodeWay): string => `sala-${way}-form`;

export type WayPath = (typeof wayPaths)[CodeWay][WayStep];
