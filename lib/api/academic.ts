import { categoriesResource } from '@/lib/contract/academic/categories';
import { contentRevisionsResource } from '@/lib/contract/academic/content-revisions';
import { schoolStandingResource } from '@/lib/contract/academic/school-standing';
import { schoolsResource } from '@/lib/contract/academic/schools';
import { studiesResource } from '@/lib/contract/academic/studies';
import { subjectsResource } from '@/lib/contract/academic/subjects';
import { suggestionsResource } from '@/lib/contract/academic/suggestions';
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
