import { categoriesResource } from '@/lib/contract/academic/categories';
import { contentRevisionsResource } from '@/lib/contract/academic/content-revisions';
import { schoolsResource } from '@/lib/contract/academic/schools';
import { structuresResource } from '@/lib/contract/academic/structures';
import { studentsResource } from '@/lib/contract/academic/students';
import { studiesResource } from '@/lib/contract/academic/studies';
import { subjectsResource } from '@/lib/contract/academic/subjects';
import { suggestionsResource } from '@/lib/contract/academic/suggestions';
import { structureChangesResource, unitChangesResource } from '@/lib/contract/academic/structure-changes';
import { schoolSettingsResource } from '@/lib/contract/academic/school-settings';
import { createResourceClient } from './resource-client';

export const academicApi = {
  schools: createResourceClient(schoolsResource),
  contentRevisions: createResourceClient(contentRevisionsResource),
  categories: createResourceClient(categoriesResource),
  suggestions: createResourceClient(suggestionsResource),
  subjects: createResourceClient(subjectsResource),
  structures: createResourceClient(structuresResource),
  students: createResourceClient(studentsResource),
  studies: createResourceClient(studiesResource),
  unitChanges: createResourceClient(unitChangesResource),
  structureChanges: createResourceClient(structureChangesResource),
  schoolSettings: createResourceClient(schoolSettingsResource),
};
