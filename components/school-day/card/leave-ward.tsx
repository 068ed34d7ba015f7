'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDeletion } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { lmsApi } from '@/lib/api/lms';
import type { Ward } from '@/lib/contract/school-day/guardians';
import { useRouter } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

const api = lmsApi.guardians;

/** Ends one’s being the guardian of a student, or takes back what waits to be confirmed. */
export function LeaveWard({ ward }: { ward: Ward }) {
  const t = useTranslations('portal.ward');
  const locale = useLocale();
  const router = useRouter();
  const { data: viewer } = useViewer();
  const step = ward.state === 'waiting' ? 'waiting' : 'confirmed';
  const name = pickName({ name: ward.studentName, nameNative: ward.studentNameNative }, locale);
  const school = pickName({ name: ward.schoolName, nameNative: ward.schoolNameNative }, locale);
  const leave = useDeletion(api.leave, {
    invalidates: [lmsApi.memberships.key],
    // This page would only say that it is closed now.
    isLeft: step === 'confirmed',
    done: () => {
      if (step === 'confirmed') router.push(href('/profile/enrolled'));
      return t(`${step}.done`, { name });
    },
  });
  return (
    <WriteButton
      variant="secondary"
      size="sm"
      className="min-h-11"
      write={leave}
      onWrite={async () =>
        viewer !== undefined &&
        viewer !== null &&
        leave.run({ params: { userId: viewer.sub, guardianId: ward.guardianId } })
      }
      asks={{
        title: t(`${step}.title`, { name }),
        description: t(`${step}.body`, { name, school }),
        confirmLabel: t(`${step}.leave`),
        danger: true,
      }}
    >
      {t(`${step}.leave`)} <span className="sr-only">{name}</span>
    </WriteButton>
  );
}
