'use client';

import dynamic from 'next/dynamic';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { StepSkeleton } from './step-skeleton';

// Rendered on the server like everything else, so that people can type at once; their scripts load after the page's
// own.

const Leaving = dynamic(() => import('./leaving-notice').then((module) => module.LeavingNotice));

/** Shown after a request to delete the account (`?leaving=2026-12-21`). */
export function LeavingNotice() {
  const day = useLocationSearch().get('leaving');
  return day && <Leaving day={day} />;
}

export const LogInForm = dynamic(() => import('./log-in-form').then((module) => module.LogInForm));
export const SignupForm = dynamic(() => import('./signup-form').then((module) => module.SignupForm));
export const ResetForm = dynamic(() => import('./reset-form').then((module) => module.ResetForm));
export const StartForm = dynamic(() => import('./start-form').then((module) => module.StartForm));
export const VerifyForm = dynamic(() => import('./verify-form').then((module) => module.VerifyForm), {
  loading: StepSkeleton,
});
export const NewPinForm = dynamic(() => import('./new-pin-form').then((module) => module.NewPinForm), {
  loading: StepSkeleton,
});
