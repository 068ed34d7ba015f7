import { schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { structureChangesResource, unitChangesResource } from '@/lib/contract/schools/structure-changes';
import { structuresResource } from '@/lib/contract/schools/structures';
import { studentCardsResource } from '@/lib/contract/school-day/student-cards';
import { studentIntakesResource } from '@/lib/contract/school-day/student-intakes';
import { studentsResource } from '@/lib/contract/school-day/students';
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
