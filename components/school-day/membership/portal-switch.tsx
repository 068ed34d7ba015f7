'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { Select } from '@/components/ui/select';
import type { Membership } from '@/lib/contract/school-day/memberships';
import { usePathname, useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import { askedFor } from './choose-membership';
import { usePortal } from './use-portal';

const keyOf = ({ kind, organizationId, student }: Membership) =>
  [kind, organizationId, student?.studentId].join(' ');

/** The school of this page, and the way to the others that the reader belongs to. */
export function PortalSwitch({ fallback }: { fallback: string }) {
  const t = useTranslations('portal');
  const locale = useLocale();
  const router = useRouter();
  const pathname = usePathname();
  const view = useSearchParams().get('view');
  const { all = [], chosen } = usePortal();
  const labelOf = (each: Membership) =>
    each.kind === 'guardian' && each.student
      ? t('ofChild', { name: personNames(each.student, locale).name, school: pickName(each, locale) })
      : t('at', { school: pickName(each, locale), kind: t(`kinds.${each.kind}`) });
  if (!chosen) return <span className="font-semibold">{fallback}</span>;
  if (all.length === 1) return <span className="font-semibold">{pickName(chosen.membership, locale)}</span>;
  const go = (key: string) => {
    const membership = all.find((each) => keyOf(each) === key);
    if (!membership) return;
    const { org, student } = askedFor({ membership, studentId: membership.student?.studentId ?? null });
    const search = new URLSearchParams({ org, ...(student && { student }), ...(view && { view }) });
    router.push(`${pathname}?${search}` as Href);
  };
  return (
    <Select
      aria-label={t('switch')}
      value={keyOf(chosen.membership)}
      onChange={({ target }) => go(target.value)}
    >
      {all.map((each) => (
        <option key={keyOf(each)} value={keyOf(each)}>
          {labelOf(each)}
        </option>
      ))}
    </Select>
  );
}
