'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { personNames } from '@/components/accounts/people/person-names';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { lmsApi } from '@/lib/api/lms';
import { withoutCode } from '@/lib/contract/school-day/class-guardian-codes';
import { saveFile } from '@/lib/device/save-file';
import { classCodeDays } from '@/lib/domain/accounts/guardianship';

type Left = Awaited<ReturnType<typeof lmsApi.classGuardianCodes.make>>['left'];

interface InviteGuardiansProps {
  orgId: string;
  structureRecordId: string;
}

/** One printed sheet invites the guardians of a class; who got no code is named. */
export function InviteGuardians({ orgId, structureRecordId }: InviteGuardiansProps) {
  const t = useTranslations('studentDesk.guardians');
  const locale = useLocale();
  const [left, setLeft] = useState<Left>([]);
  const make = useWrite(lmsApi.classGuardianCodes.make, {
    invalidates: [lmsApi.guardians.key],
    problems: { 'nobody-to-invite': t('nobody'), other: t('failed') },
    done: ({ fileName, type, content, countTotal, left }) => {
      saveFile(
        fileName,
        type,
        Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)),
      );
      setLeft(left);
      return t('done', { count: countTotal });
    },
  });
  const namesOf = (why: Left[number]['why']) =>
    left.filter((row) => row.why === why).map((row) => personNames(row, locale).name);
  return (
    <div className="grid gap-2.5">
      <WriteButton
        variant="secondary"
        className="justify-self-start"
        write={make}
        onWrite={() => make.run({ params: { orgId, id: structureRecordId }, body: { lang: locale } })}
        asks={{
          title: t('title'),
          description: t('body', { days: classCodeDays }),
          confirmLabel: t('print'),
        }}
      >
        <Icon name="users-round" className="size-5" />
        {t('invite')}
      </WriteButton>
      {withoutCode.map((why) => {
        const names = namesOf(why);
        return (
          names.length > 0 && (
            <Alert key={why} tone="info">
              {t(why, { names: names.join(', ') })}
            </Alert>
          )
        );
      })}
    </div>
  );
}
