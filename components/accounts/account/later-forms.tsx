'use client';

import dynamic from 'next/dynamic';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { StepSkeleton } from './step-skeleton';

// Rendered on the server like everything else, so that people can type at once; their scripts load after the page's
// own.

const Leaving = dynamic(() => import('./leaving-notice').then((module) => module.LeavingNotice));

/** Shown after a request to delete the account (`?leaving=2026-12-21`). */
export function LaterLeavingNotice() {
  const day = useLocationSearch().get('leaving');
  return day && <Leaving day={day} />;
}

export const LaterLogInForm = dynamic(() => import('./log-in-form').then((module) => module.LogInForm));
export const LaterSignupForm = dynamic(() => import('./signup-form').then((module) => module.SignupForm));
export const LaterResetForm = dynamic(() => import('./reset-form').then((module) => module.ResetForm));
export const LaterStartForm = dynamic(() => import('./start-form').then((module) => module.StartForm));
export const LaterVerifyForm = dynamic(() => import('./verify-form').then((module) => module.VerifyForm), {
  loading: StepSkeleton,
});
export const LaterNewPinForm = dynamic(() => import('./new-pin-form').then((module) => module.NewPinForm), {
  loading: StepSkeleton,
});
