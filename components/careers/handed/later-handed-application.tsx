'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** Only the browser knows the key. */
export const LaterHandedApplication = dynamic(
  () => import('./handed-application').then((module) => module.HandedApplicationPart),
  { ssr: false, loading: () => <Skeleton className="h-96 rounded-lg" /> },
);
