'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { demoOutboxPath } from '@/lib/routes/demo-outbox-path';

const localNames = ['localhost', '127.0.0.1'];
const never = () => () => undefined;

/** The demo sends no SMS: shows where to read the message, to the person at this machine. */
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
      {t('demo')}{' '}
      <a
        href={demoOutboxPath}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-accent-text underline underline-offset-4"
      >
        {t('demoLink')}
      </a>
    </Alert>
  );
}
