import { useTranslations } from 'next-intl';
import { ChipLink } from '@/components/ui/chip';
import { href } from '@/lib/routes/href';

export interface Field {
  code: string;
  name: string;
  /** Its majors that are taught somewhere. */
  majorIds: readonly string[];
  programCount: number;
}

/** Fields of study; each leads to the schools that teach one of its majors. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  const t = useTranslations('education');
  return (
    <ul className="flex flex-wrap gap-2.5">
      {fields.map(({ code, name, majorIds, programCount }) => (
        <li key={code} className="max-w-full">
          <ChipLink
            href={href('/explore', undefined, { categories: majorIds.join(',') })}
            prefetch={false}
            className="min-h-12 max-w-full whitespace-normal px-5 py-2 text-base"
          >
            {name}
            <span className="shrink-0 text-sm text-muted">
              <span aria-hidden="true">{programCount}</span>
              <span className="sr-only">{t('programCount', { count: programCount })}</span>
            </span>
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
