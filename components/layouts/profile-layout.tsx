import { getTranslations } from 'next-intl/server';
import { BottomNav } from './bottom-nav';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { linkable, profileMenu } from './menus';
import { SideNav } from './side-nav';
import { SignedInProviders } from './signed-in-providers';
import { SiteHeader } from './site-header';
import { contentId, SkipLink } from './skip-link';

/** A student's own pages: menu beside the content, on phones below it. */
export async function ProfileLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.profile');
  const items = linkable(profileMenu).map(({ key, href }) => ({
    key,
    href,
    label: t(key),
    icon: <MenuIcon name={key} />,
  }));
  return (
    <SignedInProviders namespaces={['form']}>
      <SkipLink />
      <SiteHeader />
      <div className="mx-auto grid w-full max-w-page gap-8 px-4 pb-28 pt-6 sm:px-6 lg:grid-cols-[15rem_1fr] lg:pb-16 lg:pt-10">
        <aside className="hidden lg:block">
          <div className="sticky top-24">
            <SideNav label={t('label')} items={items} />
          </div>
        </aside>
        <main id={contentId} tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      <BottomNav label={t('label')} more={t('more')} items={items} />
    </SignedInProviders>
  );
}
