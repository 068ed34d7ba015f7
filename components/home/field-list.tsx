import { useTranslations } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Illustration } from '@/components/ui/illustration';
import { fieldIllustration } from '@/components/ui/illustrations/field-illustration';
import { Link } from '@/lib/i18n/navigation';
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
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
      {fields.map(({ code, name, majorIds, programCount }) => (
        <li key={code}>
          <Card interactive className="h-full overflow-hidden">
            <Illustration name={fieldIllustration(code)} className="h-auto w-full" />
            <div className="p-3">
              <h3 className="text-base font-semibold">
                <Link
                  href={href('/explore', undefined, { categories: majorIds.join(',') })}
                  prefetch={false}
                  className={cardLinkStyle}
                >
                  {name}
                </Link>
              </h3>
              <p className="text-sm text-muted">{t('programCount', { count: programCount })}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
