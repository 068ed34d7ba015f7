'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

// Rendered once the person is known; earlier their scripts would only delay the page.

export const LaterChangeSecretForm = dynamic(
  () => import('./change-secret-form').then((module) => module.ChangeSecretForm),
  { loading: () => <Skeleton className="h-[22rem] max-w-md" /> },
);
export const LaterChangePhone = dynamic(() => import('./change-phone').then((module) => module.ChangePhone), {
  loading: () => <Skeleton className="h-64 max-w-md" />,
});
export const LaterDeviceList = dynamic(() => import('./device-list').then((module) => module.DeviceList), {
  loading: () => <Skeleton className="h-32" />,
});
export const LaterEmailProof = dynamic(() => import('./email-proof').then((module) => module.EmailProof), {
  loading: () => <Skeleton className="h-11 w-56" />,
});
export const LaterExportData = dynamic(() => import('./export-data').then((module) => module.ExportData), {
  loading: () => <Skeleton className="h-11 w-56" />,
});
export const LaterKeptOnPhone = dynamic(
  () => import('./kept-on-phone').then((module) => module.KeptOnPhone),
  {
    loading: () => <Skeleton className="h-12" />,
  },
);
export const LaterNoticeChannels = dynamic(
  () => import('./notice-channels').then((module) => module.NoticeChannels),
  { loading: () => <Skeleton className="h-[40rem]" /> },
);
export const LaterOwnVisits = dynamic(() => import('./own-visits').then((module) => module.OwnVisits));
export const LaterDeleteAccount = dynamic(
  () => import('./delete-account').then((module) => module.DeleteAccount),
  {
    loading: () => <Skeleton className="h-11 w-40" />,
  },
);
export const LaterJoinAccounts = dynamic(
  () => import('./join-accounts').then((module) => module.JoinAccounts),
  {
    loading: () => <Skeleton className="h-64 max-w-md" />,
  },
);
