import { getLocale, getTranslations } from 'next-intl/server';
import { majorFields } from '@/components/schools/category/major-fields';
import { CatalogueHeader } from '@/components/kits/catalogue/catalogue-header';
import { NarrowedList } from '@/components/kits/catalogue/narrowed-list';
import { Empty } from '@/components/feedback/empty';
import { Icon } from '@/components/ui/icon';
import { Illustration } from '@/components/ui/illustration';
import { hueStyle } from '@/components/ui/hue-style';
import { fieldFigure, fieldHue } from '@/lib/domain/schools/field-figures';
import { Link } from '@/lib/i18n/navigation';
import { cachedCategories } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';

/** The number of programs as a small figure; who hears the page hears what it counts. */
const Programs = ({ count, words }: { count: number; words: string }) => (
  <span className="shrink-0 rounded-full bg-sunken px-2 text-sm font-normal text-muted tabular-nums">
    <span aria-hidden="true">{count}</span>
    <span className="sr-only">{words}</span>
  </span>
);

/** Every major by its field of study, what has most programs first. */
export async function CategoryScreen() {
  const t = await getTranslations('category');
  const locale = await getLocale();
  const fields = majorFields(await cachedCategories(), locale);
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
      <div className="mx-auto max-w-page px-4 pb-12 sm:px-6">
        {fields.length === 0 ? (
          <Empty title={t('empty')} />
        ) : (
          <NarrowedList label={t('search')} none={t('none')}>
            <p className="mb-2 text-sm text-muted">{t('figures')}</p>
            <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
              {fields.map(({ field, own, count, names, label }) => (
                <details
                  key={field}
                  data-find-group={names}
                  style={hueStyle(fieldHue(field))}
                  className="of-field card group min-w-0 scroll-mt-24 open:col-span-full"
                >
                  <summary className="flex min-h-14 items-center gap-3 rounded-lg p-2.5 hover:text-accent-text">
                    <Illustration
                      name={fieldFigure(field)}
                      className="h-10 w-15 shrink-0 rounded-md object-cover sm:h-12 sm:w-18"
                    />
                    <h2 className="min-w-0 flex-1 text-base font-semibold">{label}</h2>
                    <Programs count={count} words={t('count', { count })} />
                    <Icon
                      name="chevron-down"
                      className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                    />
                  </summary>
                  {/* An address may name it: browsers open what it is in. */}
                  <ul id={`field-${field}`} className="major-list">
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
                        <Programs
                          count={major.subjectCount}
                          words={t('count', { count: major.subjectCount })}
                        />
                      </li>
                    ))}
                  </ul>
                </details>
              ))}
            </div>
          </NarrowedList>
        )}
      </div>
    </>
  );
}
