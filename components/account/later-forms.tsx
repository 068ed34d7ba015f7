'use client';

import dynamic from 'next/dynamic';
import { StepSkeleton } from './step-skeleton';

// Rendered on the server like everything else, so they can be typed into at once; their scripts come after the page's own.

export const LogInForm = dynamic(() => import('./log-in-form').then((module) => module.LogInForm));
export const SignupForm = dynamic(() => import('./signup-form').then((module) => module.SignupForm));
export const VerifyForm = dynamic(() => import('./verify-form').then((module) => module.VerifyForm), {
  loading: StepSkeleton,
});
export const NewPinForm = dynamic(() => import('./new-pin-form').then((module) => module.NewPinForm), {
  loading: StepSkeleton,
});
