import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogueHeader } from '@/components/kits/catalogue/catalogue-header';
import { NarrowedList } from '@/components/kits/catalogue/narrowed-list';
import { Empty } from '@/components/feedback/empty';
import { Illustration } from '@/components/ui/illustration';
import { hueStyle } from '@/components/ui/hue-style';
import { fieldFigure, fieldHue } from '@/lib/domain/schools/field-figures';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { cachedCategories } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';

/** Every major by its field of study. */
export async function CategoryScreen() {
  const t = await getTranslations('category');
  const locale = await getLocale();
  const { compare } = new Intl.Collator(locale);
  const majors = (await cachedCategories())
    .map((major) => ({ ...major, label: pickName(major, locale) }))
    .toSorted((a, b) => compare(a.label, b.label));
  const fields = [...Map.groupBy(majors, ({ field }) => field)]
    .flatMap(([field, own]) =>
      own[0]
        ? [
            {
              field,
              own,
              names: `${own[0].fieldName} ${own[0].fieldNameNative}`,
              label: pickName({ name: own[0].fieldName, nameNative: own[0].fieldNameNative }, locale),
            },
          ]
        : [],
    )
    .toSorted((a, b) => compare(a.label, b.label));
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
      <div className="mx-auto max-w-page px-4 pb-12 sm:px-6">
        {majors.length === 0 ? (
          <Empty title={t('empty')} />
        ) : (
          <NarrowedList label={t('search')} none={t('none')}>
            {fields.map(({ field, own, names, label }) => (
              <section
                key={field}
                data-find-group={names}
                aria-labelledby={`field-${field}`}
                style={hueStyle(fieldHue(field))}
                className="of-field mt-6 sm:mt-8"
              >
                <h2 id={`field-${field}`} className="flex items-center gap-3 text-xl">
                  <Illustration
                    name={fieldFigure(field)}
                    className="h-10 w-15 rounded-md object-cover sm:h-12 sm:w-18"
                  />
                  {label}
                </h2>
                <ul className="major-list">
                  {own.map((major) => (
                    <li
                      key={major.categoryId}
                      data-find={`${major.name} ${major.nameNative}`}
                      className="card card-pressable"
                    >
                      <Link
                        href={href('/category/[slug]', { slug: major.categoryId })}
                        prefetch={false}
                        className="card-link"
                      >
                        {major.label}
                      </Link>
                      <p>{t('count', { count: major.subjectCount })}</p>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </NarrowedList>
        )}
      </div>
    </>
  );
}
