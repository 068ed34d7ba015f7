'use client';

import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { GuardianCode } from '@/components/school-day/card/guardian-code';
import { JoinSchool } from '@/components/school-day/card/join-school';
import { PlaceList } from '@/components/school-day/membership/place-list';
import { RoomHead } from '@/components/school-day/membership/room-head';
import { useMemberships } from '@/components/school-day/membership/use-portal';
import { LinkButton } from '@/components/ui/link-button';
import { SkeletonText } from '@/components/ui/skeleton';
import { href } from '@/lib/routes/href';

/** The schools that one studies at, works for or looks after a child at. */
export function EnrolledScreen() {
  const t = useTranslations('portal');
  const query = useMemberships();
  return (
    <>
      <RoomHead page="schools" />
      <p className="mb-6 mt-4 text-muted">{t('lead')}</p>
      <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
        {({ value: { data } }) =>
          data.length > 0 ? (
            <PlaceList places={data} />
          ) : (
            <Empty
              title={t('none')}
              illustration="applications"
              action={<LinkButton href={href('/profile/schools')}>{t('applied')}</LinkButton>}
            >
              {t('noneBody')}
            </Empty>
          )
        }
      </QueryState>
      <GuardianCode />
      <JoinSchool />
    </>
  );
}
