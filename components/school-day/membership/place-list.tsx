'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { Icon } from '@/components/ui/icon';
import type { Membership } from '@/lib/contract/school-day/memberships';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { portalHref } from './use-portal';

/** Every school of the reader, with what one is there. */
export function PlaceList({ places }: { places: readonly Membership[] }) {
  const t = useTranslations('portal');
  const locale = useLocale();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {places.map((membership) => {
        const { kind, student, organizationId } = membership;
        const studentId = student?.studentId ?? null;
        return (
          <li key={[kind, organizationId, studentId].join(' ')}>
            <Link
              href={portalHref({ membership, studentId }, '/profile/enrolled/school-dashboard')}
              className="flex h-full items-center gap-3 rounded-md border border-border bg-surface p-4 hover:border-accent"
            >
              <Icon name="building-complex" className="size-6 shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{pickName(membership, locale)}</span>
                <span className="block text-sm text-muted">
                  {kind === 'guardian' && student
                    ? t('guardianOf', { name: personNames(student, locale).name })
                    : [t(`kinds.${kind}`), student?.studentCode].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
