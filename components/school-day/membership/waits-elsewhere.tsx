'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { pickName } from '@/lib/i18n/pick';
import { useAskedWaiting } from '@/lib/query/waiting';
import { href } from '@/lib/routes/href';
import { asKind } from './choose-membership';
import { placeOf } from './rooms';
import { useMemberships } from './use-portal';

const pages = { papers: 'files', corrections: 'attendance' } as const;

interface WaitsElsewhereProps {
  orgId: string;
  of: keyof typeof pages;
}

/** One number counts all schools of an office, and a page shows one of them: the ways to the others. */
export function WaitsElsewhere({ orgId, of }: WaitsElsewhereProps) {
  const t = useTranslations('portal');
  const locale = useLocale();
  const { data: waits } = useAskedWaiting();
  const memberships = useMemberships().data?.value.data ?? [];
  const others = (waits?.schools[of] ?? []).flatMap(({ schoolId, count }) => {
    const school = memberships.find((each) => each.organizationId === schoolId && each.kind === 'office');
    return school && schoolId !== orgId ? [{ schoolId, count, school: pickName(school, locale) }] : [];
  });
  return (
    others.length > 0 && (
      <ul className="flex flex-wrap gap-x-5">
        {others.map(({ schoolId, count, school }) => (
          <li key={schoolId}>
            <TextLink
              href={href(placeOf(pages[of]).page.path, undefined, { ...asKind('office'), org: schoolId })}
            >
              {t('waitsElsewhere', { count, school })}
            </TextLink>
          </li>
        ))}
      </ul>
    )
  );
}
