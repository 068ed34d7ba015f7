'use client';

import dynamic from 'next/dynamic';
import { StepSkeleton } from './step-skeleton';

/** Only the browser knows the key. */
export const LaterInvitation = dynamic(
  () => import('./invitation').then((module) => module.InvitationPanel),
  {
    ssr: false,
    loading: StepSkeleton,
  },
);
