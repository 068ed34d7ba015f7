import { schoolSettingsResource } from '@/lib/contract/academic/school-settings';
import { structureChangesResource, unitChangesResource } from '@/lib/contract/academic/structure-changes';
import { structuresResource } from '@/lib/contract/academic/structures';
import { studentCardsResource } from '@/lib/contract/academic/student-cards';
import { studentIntakesResource } from '@/lib/contract/academic/student-intakes';
import { studentsResource } from '@/lib/contract/academic/students';
import { createResourceClient } from './resource-client';

/** What only the desk of a school works with; apart, because many pages read schools and courses. */
export const schoolStructureApi = {
  structures: createResourceClient(structuresResource),
  studentCards: createResourceClient(studentCardsResource),
  studentIntakes: createResourceClient(studentIntakesResource),
  students: createResourceClient(studentsResource),
  unitChanges: createResourceClient(unitChangesResource),
  structureChanges: createResourceClient(structureChangesResource),
  schoolSettings: createResourceClient(schoolSettingsResource),
};
