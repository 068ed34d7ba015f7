'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LaterChangeSecretForm } from './later-parts';
import { SettingsSection } from './settings-section';

/** The PIN or password, and how it is changed. */
export function SecretSection({ username }: { username: string }) {
  const t = useTranslations('settings.secret');
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {isOpen ? (
        <LaterChangeSecretForm username={username} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </SettingsSection>
  );
}
