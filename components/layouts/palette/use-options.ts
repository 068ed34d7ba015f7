'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useSettled } from '@/components/form/use-settled';
import type { IconName } from '@/components/ui/icons/icon-names';
import { findingsApi } from '@/lib/api/findings';
import type { Finding } from '@/lib/contract/search/findings';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { fold } from '@/lib/domain/khmer/khmer';
import { matchesTyped } from '@/lib/domain/search/mark-words';
import { type FindingKind, findingKinds, findingLimits } from '@/lib/domain/search/staff-findings';
import { pickName } from '@/lib/i18n/pick';
import { type Href, href } from '@/lib/routes/href';
import { useViewer } from '@/lib/query/use-viewer';
import type { RoleArea } from '../area-nav';
import { deedsOf } from './deeds';
import { recentChoices } from './recent-choices';
import { advisorArea, partnerArea } from '@/components/schools/school-desk/desk-area';

const findingIcons: Record<FindingKind, IconName> = {
  application: 'clipboard-list',
  student: 'user-check',
  person: 'user-round',
  loan: 'wallet',
  class: 'users-round',
  program: 'graduation-cap',
  school: 'school',
};

/** Where a finding is worked on, on the desk of an advisor or of a school. */
function findingLink({ kind, id, name, code, ownerId }: Finding, isAdvisor: boolean): Href | null {
  const area = isAdvisor ? advisorArea : partnerArea;
  switch (kind) {
    case 'application':
      return href(isAdvisor ? '/advisor/user/application/[id]' : '/partner/application/[id]', { id });
    case 'student':
      return href(isAdvisor ? '/advisor/student' : '/partner/student', undefined, {
        schoolId: ownerId,
        view: 'students',
        keyword: code,
      });
    case 'person':
      return href('/advisor/user/registered', undefined, { keyword: name });
    case 'loan':
      return ownerId && code
        ? href('/advisor/student-loan/[userid]/[slug]/detail', { userid: ownerId, slug: code })
        : null;
    case 'class':
      return href('/partner/class', undefined, { schoolId: ownerId, keyword: name });
    case 'program':
      return ownerId === null ? null : area.program(ownerId, id);
    case 'school':
      if (ownerId) return area.school(ownerId);
      return code ? href('/school/[slug]', { slug: code }) : null;
  }
}

export type PaletteGroup = 'recent' | 'deeds' | 'pages' | FindingKind;

export interface PaletteOption {
  key: string;
  group: PaletteGroup;
  icon: IconName;
  label: string;
  /** The name in the other script, a school, a code. */
  about: string;
  /** Null for the sheet of keys, which has no page. */
  href: Href | null;
}

/** A pause of the fingers, so that not every letter calls the backend. */
const pauseMs = 200;
const groupOrder: readonly PaletteGroup[] = ['recent', 'pages', 'deeds', ...findingKinds];

/** What the desk has by itself: pages of its menu, deeds, and what was opened last; there at once. */
function useOwnOptions(area: RoleArea, typed: string): PaletteOption[] {
  const t = useTranslations('palette');
  const person = useViewer().data?.sub;
  const kept = useDeviceValue(recentChoices);
  const recent = kept && kept.person === person && typed === '' ? kept.choices : [];
  const pages = area.groups.flatMap(({ label: heading, items }) =>
    items.map(({ key, href, label }) => ({ key: `page-${key}`, href, label, about: heading })),
  );
  const all: PaletteOption[] = [
    ...recent.map((choice) => ({
      ...choice,
      key: `recent-${choice.href}`,
      group: 'recent' as const,
      icon: 'clock' as const,
    })),
    ...pages.map((page) => ({ ...page, group: 'pages' as const, icon: 'arrow-right' as const })),
    ...deedsOf(area.prefix).map(({ key, ...deed }) => ({
      ...deed,
      key: `deed-${key}`,
      group: 'deeds' as const,
      label: t(`deeds.${key}`),
      about: '',
    })),
    {
      key: 'deed-keys',
      group: 'deeds',
      icon: 'info',
      label: t('deeds.showKeys'),
      about: '?',
      href: null,
    },
  ];
  return all.filter(({ label, about }) => matchesTyped(`${label} ${about}`, typed));
}

/** What the backend finds for the typed text; the earlier call is cancelled. */
function useFindings(typed: string) {
  const keyword = useSettled(typed, pauseMs);
  const isEnough = (text: string) => fold(text).length >= findingLimits.lettersMin;
  const query = useQuery({
    ...findingsApi.list.queryOptions({ query: { keyword } }),
    enabled: isEnough(keyword),
    // What was found before stays in its place until the next answer, unless the text is another one.
    placeholderData: (before) => before,
  });
  return {
    rows: isEnough(typed) ? (query.data?.data ?? []) : [],
    isSearching: isEnough(typed) && (keyword !== typed || query.isFetching),
    hasFailed: isEnough(typed) && query.isError,
  };
}

export function useOptions(area: RoleArea, typed: string) {
  const locale = useLocale();
  const own = useOwnOptions(area, typed);
  const { rows, isSearching, hasFailed } = useFindings(typed);
  const toOption = (row: Finding): PaletteOption[] => {
    const link = findingLink(row, area.prefix === '/advisor');
    if (!link) return [];
    const label = pickName(row, locale);
    const other = locale === 'km' ? row.name : row.nameNative;
    const about = [
      other !== label && other,
      row.about && pickName(row.about, locale),
      row.kind !== 'school' && row.code,
    ];
    return [
      {
        key: `${row.kind}-${row.id}`,
        group: row.kind,
        icon: findingIcons[row.kind],
        label,
        about: about.filter(Boolean).join(' · '),
        href: link,
      },
    ];
  };
  // While the next answer is on its way, only what still matches stays.
  const found = rows
    .flatMap(toOption)
    .filter(({ label, about }) => !isSearching || matchesTyped(`${label} ${about}`, typed));
  const options = [...own, ...found];
  const groups = groupOrder.flatMap((key) => {
    const of = options.filter(({ group }) => group === key);
    return of.length > 0 ? [{ key, options: of }] : [];
  });
  return { groups, isSearching, hasFailed };
}
