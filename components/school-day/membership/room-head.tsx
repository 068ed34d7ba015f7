'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { TabLinks } from '@/components/kits/list/tab-links';
import { PageTitle } from '@/components/ui/page-title';
import { href } from '@/lib/routes/href';
import type { ChosenMembership } from './choose-membership';
import { placeOf, type PortalPageKey, tabsOf } from './rooms';
import { portalHref, usePortal } from './use-portal';

interface TabsProps {
  page: PortalPageKey;
  chosen: ChosenMembership | null;
}

function Tabs({ page: key, chosen }: TabsProps) {
  const t = useTranslations('portal');
  const { room, page } = placeOf(key);
  const current = page.under ?? key;
  const shown = new Set(tabsOf(room, chosen));
  // Who may not read this page is told so on it.
  const tabs = room.pages.filter((each) => shown.has(each) || each.key === current);
  if (tabs.length < 2) return null;
  return (
    <div className="room-tabs">
      <TabLinks
        label={t(`rooms.${room.key}`)}
        tabs={tabs.map((each) => ({ key: each.key, label: t(`pages.${each.key}`) }))}
        current={current}
        hrefOf={(tab) => {
          const { path, query } = tabs.find((each) => each.key === tab) ?? page;
          return chosen ? portalHref(chosen, path, query) : href(path, undefined, query);
        }}
      />
    </div>
  );
}

function OwnTabs({ page }: Pick<TabsProps, 'page'>) {
  return <Tabs page={page} chosen={usePortal().chosen} />;
}

interface RoomHeadProps extends Pick<TabsProps, 'page'> {
  beside?: ReactNode;
}

/** The name of a page of the portal, what it is about, and the tabs of its room. */
export function RoomHead({ page, beside }: RoomHeadProps) {
  const t = useTranslations('portal.pages');
  return (
    <div className="room-head">
      <PageTitle size={beside === undefined ? 'page' : 'desk'}>{t(page)}</PageTitle>
      {beside !== undefined && <div className="room-beside">{beside}</div>}
      <Suspense fallback={<Tabs page={page} chosen={null} />}>
        <OwnTabs page={page} />
      </Suspense>
    </div>
  );
}
