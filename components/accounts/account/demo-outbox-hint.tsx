'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';

const localNames = ['localhost', '127.0.0.1'];
const never = () => () => undefined;

/** The demo sends no SMS: says where the person at this machine finds the address of the messages. */
export function DemoOutboxHint() {
  const t = useTranslations('auth.verify');
  const isLocal = useSyncExternalStore(
    never,
    () => localNames.includes(window.location.hostname),
    () => false,
  );
  if (!isLocal) return null;
  return (
    <Alert tone="info" className="mt-6">
      {t('demo')}
    </Alert>
  );
}
