import { getTranslations } from 'next-intl/server';
import { Illustration } from '@/components/ui/illustration';
import { BareHeader } from './bare-header';
import type { LayoutProps } from './layout-props';
import { contentId } from './skip-link';

/** One card in the middle, the country below: log-in. */
export async function EmptyLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.empty');
  return (
    <div className="flex min-h-dvh flex-col bg-[linear-gradient(var(--sala-background)_40%,var(--sala-scene-sky))]">
      <BareHeader />
      <main
        id={contentId}
        className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 pb-10 pt-4"
      >
        {children}
      </main>
      <footer>
        <p className="mx-auto max-w-md px-4 pb-3 text-center text-muted">{t('benefit')}</p>
        <Illustration
          name="campus-stilts-rice-2"
          className="h-32 w-full object-cover object-bottom sm:h-auto"
        />
      </footer>
    </div>
  );
}
