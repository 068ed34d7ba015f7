import { useTranslations } from 'next-intl';
import { ChipLink } from '@/components/ui/chip';
import { SuggestBox } from '@/components/school-search/suggest-box';
import { Illustration } from '@/components/ui/illustration';
import type { SchoolType } from '@/lib/domain/schools/school-types';
import { href } from '@/lib/routes/href';

interface HeroProps {
  /** Links for people who do not want to type. */
  types: readonly SchoolType[];
}

/** What Sala is, and the search. The form is plain HTML: it works before hydration. */
export function Hero({ types }: HeroProps) {
  const t = useTranslations('home.hero');
  const words = useTranslations('education');
  return (
    <section className="relative overflow-x-clip bg-[linear-gradient(var(--sala-scene-sky),var(--sala-background)_88%)]">
      <div className="relative z-10 mx-auto max-w-page px-4 pb-4 pt-8 text-center sm:px-6 sm:pt-14">
        <h1 className="mx-auto max-w-3xl text-3xl sm:text-5xl">{t('title')}</h1>
        <p className="mx-auto mt-3 max-w-xl text-muted sm:text-lg">{t('lead')}</p>
        <SuggestBox
          label={t('search')}
          list="/explore"
          className="mx-auto mt-6 max-w-xl rounded-lg bg-surface p-1.5 text-left shadow-raised"
        />
        <ul aria-label={t('popular')} className="mt-4 flex flex-wrap justify-center gap-2">
          {types.map((type) => (
            <li key={type}>
              <ChipLink href={href('/explore', undefined, { schoolType: type })} prefetch={false}>
                {words(`schoolType.${type}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </div>
      <Illustration
        name="scene-hero"
        className="-mt-6 block h-44 w-full object-cover object-bottom sm:-mt-10 sm:h-64"
        eager
      />
    </section>
  );
}
