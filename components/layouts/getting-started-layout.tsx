import { Icon } from '@/components/ui/icon';
import { getTranslations } from 'next-intl/server';
import { Illustration } from '@/components/ui/illustration';
import { BareHeader } from './bare-header';
import type { LayoutProps } from './layout-props';
import { contentId } from './skip-link';

const points = ['point1', 'point2', 'point3'] as const;

/** Sign-up and its steps; on wide screens the reasons are beside the form. */
export async function GettingStartedLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.gettingStarted');
  return (
    <div className="flex min-h-dvh flex-col">
      <BareHeader />
      <div className="mx-auto grid w-full max-w-page flex-1 items-start gap-12 px-4 pb-16 pt-4 sm:px-6 lg:grid-cols-[1fr_26rem] lg:items-center">
        <main id={contentId} className="mx-auto w-full max-w-md">
          {children}
        </main>
        <aside
          aria-label={t('title')}
          className="hidden overflow-hidden rounded-xl bg-ink text-on-ink lg:block"
        >
          <Illustration name="scene-welcome" className="h-80 w-full object-cover object-bottom" />
          <div className="p-8">
            <p className="text-2xl font-bold">{t('title')}</p>
            <ul className="mt-5 grid gap-3">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" className="mt-[0.3em] size-5 shrink-0 text-highlight" />
                  {t(point)}
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </div>
  );
}
