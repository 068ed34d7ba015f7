import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { hrefOfResults, noResultFilter, type ResultFilter } from './result-filter';

const views = ['results', 'statements'] as const;
const tabStyle =
  '-mb-px inline-flex min-h-12 shrink-0 items-center whitespace-nowrap border-b-2 border-transparent px-3.5 font-medium text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current=true]:border-accent aria-[current=true]:font-semibold aria-[current=true]:text-text';

/** Results or statements, as links. */
export function ViewTabs({ filter }: { filter: ResultFilter }) {
  const t = useTranslations('orientationStaff.views');
  return (
    <nav aria-label={t('label')}>
      <ul className="flex overflow-x-auto border-b border-border [scrollbar-width:none]">
        {views.map((view) => (
          <li key={view}>
            <Link
              href={hrefOfResults({ ...noResultFilter, view, test: filter.test })}
              aria-current={filter.view === view ? 'true' : undefined}
              scroll={false}
              className={tabStyle}
            >
              {t(view)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
