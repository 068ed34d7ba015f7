'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWorkDays } from '@/components/school-day/dashboard/use-work-days';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref, usePortal } from '@/components/school-day/membership/use-portal';
import { dayTitle } from '@/components/ui/calendar/calendar-names';
import { TextLink } from '@/components/ui/text-link';
import { dayInCambodia, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

/** Where a teacher has no lesson on a day: the next one at each other school, which may come first. */
export function OtherSchools({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.attendance');
  const locale = useLocale();
  const { all = [] } = usePortal();
  const { organizationId: here } = chosen.membership;
  const others = all
    .filter(({ kind, organizationId }) => kind === 'teacher' && organizationId !== here)
    .map((membership) => ({ membership, studentId: null }));
  const { query } = useWorkDays(others);
  const coming = (query.data?.lessons ?? []).filter(
    ({ state }) => state === 'running' || state === 'planned',
  );
  const next = coming.filter(
    ({ at }, index) => coming.findIndex((other) => other.at.membership === at.membership) === index,
  );
  if (next.length === 0) return null;
  return (
    <div>
      <p className="text-muted">{t('otherSchools')}</p>
      <ul>
        {next.map(({ at, sessionId, startsAt }) => (
          <li key={at.membership.organizationId}>
            <TextLink href={portalHref(at, '/profile/enrolled/attendance', { session: sessionId })}>
              {[
                pickName(at.membership, locale),
                dayTitle(dayInCambodia(startsAt), locale),
                formatTimeOfDay(startsAt),
              ].join(' · ')}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
