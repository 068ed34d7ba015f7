'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

// Rendered once the person is known; earlier their scripts would only delay the page.

export const ChangeSecretForm = dynamic(
  () => import('./change-secret-form').then((module) => module.ChangeSecretForm),
  { loading: () => <Skeleton className="h-[22rem] max-w-md" /> },
);
export const ChangePhone = dynamic(() => import('./change-phone').then((module) => module.ChangePhone), {
  loading: () => <Skeleton className="h-64 max-w-md" />,
});
export const DeviceList = dynamic(() => import('./device-list').then((module) => module.DeviceList), {
  loading: () => <Skeleton className="h-32" />,
});
export const EmailProof = dynamic(() => import('./email-proof').then((module) => module.EmailProof), {
  loading: () => <Skeleton className="h-11 w-56" />,
});
export const ExportData = dynamic(() => import('./export-data').then((module) => module.ExportData), {
  loading: () => <Skeleton className="h-11 w-56" />,
});
export const KeptOnPhone = dynamic(() => import('./kept-on-phone').then((module) => module.KeptOnPhone), {
  loading: () => <Skeleton className="h-12" />,
});
export const NoticeChannels = dynamic(
  () => import('./notice-channels').then((module) => module.NoticeChannels),
  { loading: () => <Skeleton className="h-[40rem]" /> },
);
export const OwnVisits = dynamic(() => import('./own-visits').then((module) => module.OwnVisits));
export const DeleteAccount = dynamic(
  () => import('./delete-account').then((module) => module.DeleteAccount),
  {
    loading: () => <Skeleton className="h-11 w-40" />,
  },
);
export const JoinAccounts = dynamic(() => import('./join-accounts').then((module) => module.JoinAccounts), {
  loading: () => <Skeleton className="h-64 max-w-md" />,
});
