import { advisorArea, partnerArea } from '@/components/schools/school-desk/desk-area';
import type { IconName } from '@/components/ui/icon';
import type { Finding } from '@/lib/contract/search/findings';
import type { FindingKind } from '@/lib/domain/search/staff-findings';
import { href, type Href } from '@/lib/routes/href';

export const findingIcons: Record<FindingKind, IconName> = {
  application: 'clipboard-list',
  student: 'user-check',
  person: 'user-round',
  loan: 'wallet',
  class: 'users-round',
  program: 'graduation-cap',
  school: 'school',
};

/** Where a finding is worked on, on the desk of an advisor or of a school. */
export function findingLink({ kind, id, name, code, ownerId }: Finding, isAdvisor: boolean): Href | null {
  const area = isAdvisor ? advisorArea : partnerArea;
  switch (kind) {
    case 'application':
      return href(isAdvisor ? '/advisor/user/application/[id]' : '/partner/application/[id]', { id });
    case 'student':
      return href(isAdvisor ? '/advisor/student' : '/partner/student', undefined, {
        schoolId: ownerId,
        view: 'students',
        keyword: code,
      });
    case 'person':
      return href('/advisor/user/registered', undefined, { keyword: name });
    case 'loan':
      return ownerId && code
        ? href('/advisor/student-loan/[userid]/[slug]/detail', { userid: ownerId, slug: code })
        : null;
    case 'class':
      return href('/partner/class', undefined, { schoolId: ownerId, keyword: name });
    case 'program':
      return ownerId === null ? null : area.program(ownerId, id);
    case 'school':
      if (ownerId) return area.school(ownerId);
      return code ? href('/school/[slug]', { slug: code }) : null;
  }
}
