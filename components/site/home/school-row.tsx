import { FavoriteHeart } from '@/components/schools/school/favorite-heart';
import { SchoolCard } from '@/components/schools/school/school-card';
import { campusesInList } from '@/lib/illustrations/campus';
import type { SchoolSummary } from '@/lib/contract/schools/schools';

/** Schools in a row: on phones one swipes through them. */
export function SchoolRow({ schools }: { schools: readonly SchoolSummary[] }) {
  const campuses = campusesInList(schools);
  return (
    <ul className="school-row">
      {schools.map((school, index) => (
        <li key={school.schoolId}>
          <SchoolCard school={school} campus={campuses[index]} action={<FavoriteHeart school={school} />} />
        </li>
      ))}
    </ul>
  );
}
