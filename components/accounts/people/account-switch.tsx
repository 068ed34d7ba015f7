'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { useViewer } from '@/lib/query/use-viewer';
import { personNames } from './person-names';
import { useAccountSwitch } from './use-account-switch';
import type { ListedPerson } from './people-list';

/** About whose accounts no advisor decides. */
export const staffRoles = [roleNames.advisor, roleNames.schoolAdmin];

/**
 * Disables or enables an account after a confirmation with the person's name; never the own account, never that of
 * staff.
 */
export function AccountSwitch({ person }: { person: ListedPerson }) {
  const t = useTranslations('people.switch');
  const locale = useLocale();
  const viewer = useViewer();
  const [asked, setAsked] = useState(false);
  const { change, failure, busy } = useAccountSwitch(person.id);
  const { enabled } = person;
  const { name } = personNames(person, locale);

  if (viewer.data?.sub === person.id) return <p className="text-muted">{t('own')}</p>;
  if (hasAnyRole(person.roles ?? [], staffRoles)) return <p className="text-muted">{t('staff')}</p>;

  const whenEnabled = person.complete === false ? 'nowIncomplete' : 'nowEnabled';
  const now = enabled ? whenEnabled : 'nowDisabled';
  const confirm = async () => {
    if (!(await change(!enabled))) return;
    showToast({ kind: 'success', message: t(enabled ? 'disabled' : 'enabled', { name }) });
  };
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t(now)}</p>
      {failure && <Alert tone="danger">{t(`failure.${failure}`, { name })}</Alert>}
      <div>
        <Button variant={enabled ? 'danger' : 'primary'} loading={busy} onClick={() => setAsked(true)}>
          {t(enabled ? 'disable' : 'enable')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(enabled ? 'disableTitle' : 'enableTitle', { name })}
        description={t(enabled ? 'disableBody' : 'enableBody', { name })}
        confirmLabel={t(enabled ? 'disable' : 'enable')}
        danger={enabled}
        onConfirm={confirm}
      />
    </div>
  );
}
