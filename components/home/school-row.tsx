import { FavoriteHeart } from '@/components/school/favorite-heart';
import { SchoolCard } from '@/components/school/school-card';
import { campusesInList } from '@/components/ui/illustrations/campus';
import type { SchoolSummary } from '@/lib/contract/academic/schools';

/** Schools in a row: on phones one swipes through them. */
export function SchoolRow({ schools }: { schools: readonly SchoolSummary[] }) {
  const campuses = campusesInList(schools.map(({ hue }) => hue));
  return (
    <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:p-0 lg:grid-cols-3">
      {schools.map((school, index) => (
        <li key={school.schoolId} className="w-[82%] shrink-0 snap-start sm:w-auto">
          <SchoolCard school={school} campus={campuses[index]} action={<FavoriteHeart school={school} />} />
        </li>
      ))}
    </ul>
  );
}
