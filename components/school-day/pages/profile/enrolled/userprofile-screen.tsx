'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { EmergencyContact } from '@/components/school-day/card/emergency-contact';
import { Guardians } from '@/components/school-day/card/guardians';
import { OwnCard, OwnRecord } from '@/components/school-day/card/own-record';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { lmsApi } from '@/lib/api/lms';
import { href } from '@/lib/routes/href';

interface CardOfProps {
  orgId: string;
  studentId: string;
  kind: ChosenMembership['membership']['kind'];
}

function CardOf({ orgId, studentId, kind }: CardOfProps) {
  const t = useTranslations('portalCard');
  const query = useQuery(lmsApi.ownRecord.get.queryOptions({ params: { orgId, id: studentId } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(record) => (
        <>
          <OwnCard record={record} />
          <OwnRecord record={record} />
          <EmergencyContact orgId={orgId} record={record} mayChange={kind === 'student'} />
          {kind === 'student' && (
            <p>
              <TextLink
                href={href('/profile/school/[organizationId]/user-profile', { organizationId: orgId })}
              >
                {t('told')}
              </TextLink>
            </p>
          )}
          {kind !== 'guardian' && <Guardians orgId={orgId} studentId={studentId} />}
        </>
      )}
    </QueryState>
  );
}

/** The student card, what the school has of a student, and who else may see it. */
export function EnrolledUserprofileScreen() {
  const t = useTranslations('portalCard');
  return (
    <PortalPage
      page="card"
      lead={t('lead')}
      leadOfChild={(name) => t('leadOfChild', { name })}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {({ membership, studentId }) => {
        return studentId && membership.kind !== 'teacher' ? (
          <CardOf
            key={studentId}
            orgId={membership.organizationId}
            studentId={studentId}
            kind={membership.kind}
          />
        ) : (
          <Empty title={t('teacherTitle')}>{t('teacherBody')}</Empty>
        );
      }}
    </PortalPage>
  );
}
