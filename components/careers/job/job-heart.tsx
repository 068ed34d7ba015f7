'use client';

import { createMark } from '@/components/kits/mark/create-mark';
import { HeartButton, type HeartButtonProps } from '@/components/kits/mark/heart-button';

const savedJobs = createMark('saved-job', async () => (await import('./saved-job-calls')).savedJobCalls, {
  onDevice: true,
});

/** Saves a vacancy; a visitor's stays on the device until they sign in. */
export const JobHeart = (props: Omit<HeartButtonProps, 'mark'>) => (
  <HeartButton {...props} mark={savedJobs} />
);
