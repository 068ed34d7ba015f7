import { categoriesResource } from '@/lib/contract/schools/categories';
import { contentRevisionsResource } from '@/lib/contract/schools/content-revisions';
import { schoolStandingResource } from '@/lib/contract/schools/school-standing';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { studiesResource } from '@/lib/contract/school-day/studies';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { suggestionsResource } from '@/lib/contract/schools/suggestions';
import { createResourceClient } from './resource-client';

export const academicApi = {
  schools: createResourceClient(schoolsResource),
  schoolStanding: createResourceClient(schoolStandingResource),
  contentRevisions: createResourceClient(contentRevisionsResource),
  categories: createResourceClient(categoriesResource),
  suggestions: createResourceClient(suggestionsResource),
  subjects: createResourceClient(subjectsResource),
  studies: createResourceClient(studiesResource),
};
