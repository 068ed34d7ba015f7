import { useTranslations } from 'next-intl';
import { Illustration } from '@/components/ui/illustration';
import { type PersonalityFamily, personalityFamilies } from '@/lib/domain/orientation/personality-families';

const families = Object.keys(personalityFamilies) as PersonalityFamily[];

/** The sixteen that one can turn out to be, a family in a row. */
export function TypeGallery() {
  const t = useTranslations('orientation.personality');
  const types = useTranslations('orientationTypes');
  return (
    <section aria-labelledby="types">
      <h2 id="types" className="text-2xl">
        {t('types')}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {families.map((family) => (
          <div key={family}>
            <h3 className="font-semibold">{types(`families.${family}`)}</h3>
            <ul className="mt-2 grid grid-cols-4 gap-2 sm:gap-4">
              {personalityFamilies[family].map((type) => (
                <li key={type} className="text-center text-xs sm:text-sm">
                  <Illustration name={`mind-${type}`} className="h-auto w-full rounded-md" />
                  <span className="mt-1 block font-semibold">{types(`types.${type}.name`)}</span>
                  <span className="text-muted">{type}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
