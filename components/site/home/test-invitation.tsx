import { useTranslations } from 'next-intl';
import { Illustration } from '@/components/ui/illustration';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';
import { isOffered } from '@/lib/routes/pages';

const testPath = '/orientation-test';

/** For people who do not know yet what to look for; shown when the tests exist. */
export function TestInvitation({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const t = useTranslations('home.test');
  if (!isOffered(testPath)) return null;
  return (
    <section aria-labelledby="home-test" className="mx-auto max-w-page px-4 pt-8 sm:px-6 sm:pt-10">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-accent-soft p-5 sm:p-6">
        <Illustration name="scene-test" className="h-auto shrink-0 max-sm:hidden sm:w-48" />
        <div className="min-w-0 flex-1 basis-60">
          <Heading id="home-test" className="text-xl">
            {t('title')}
          </Heading>
          <p className="text-muted">{t('lead')}</p>
        </div>
        <LinkButton href={href(testPath)} className="max-sm:w-full">
          {t('action')}
        </LinkButton>
      </div>
    </section>
  );
}
