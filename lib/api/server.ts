import 'server-only';
import axios, { type AxiosInstance } from 'axios';
import { categoriesResource } from '@/lib/contract/academic/categories';
import { scholarshipsResource } from '@/lib/contract/academic/scholarships';
import { schoolsResource } from '@/lib/contract/academic/schools';
import { suggestionsResource } from '@/lib/contract/academic/suggestions';
import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { subjectsResource } from '@/lib/contract/academic/subjects';
import { contentResource } from '@/lib/contract/content/content';
import { siteSearchResource } from '@/lib/contract/content/site-search';
import { siteTextsResource } from '@/lib/contract/content/site-texts';
import { banksResource } from '@/lib/contract/marketing/banks';
import { campaignRegistrationsResource } from '@/lib/contract/marketing/campaign-registrations';
import { fairsResource } from '@/lib/contract/schedule/fairs';
import { campaignsResource } from '@/lib/contract/marketing/campaigns';
import { articlesResource } from '@/lib/contract/news/articles';
import { communityResource } from '@/lib/contract/qa/community';
import { questionsResource } from '@/lib/contract/qa/questions';
import { userAnswersResource } from '@/lib/contract/qa/user-answers';
import { registrationsResource } from '@/lib/contract/recruitment/registrations';
import { visitGuestsResource } from '@/lib/contract/user/visit-guests';
import { vacancySearchResource } from '@/lib/contract/recruitment/vacancy-search';
import { vacanciesResource } from '@/lib/contract/recruitment/vacancies';
import { calendarsResource } from '@/lib/contract/schedule/calendars';
import { requestIdHeader } from '@/lib/domain/request-id';
import { backendOrigin } from '@/lib/env/backend-origin';
import { fetchInProcess } from './backend-in-process';
import { currentRequest } from './current-request';
import { createResourceClient } from './resource-client';

/**
 * Calls from pages: over the network when a backend is configured (remote, or the temporary one of a build), else in
 * process.
 */
const connect = (): AxiosInstance => {
  const origin = backendOrigin();
  return origin
    ? axios.create({
        adapter: 'fetch',
        baseURL: origin,
        timeout: 10_000,
        paramsSerializer: { indexes: null },
      })
    : axios.create({
        adapter: 'fetch',
        baseURL: 'http://in-process',
        env: { fetch: fetchInProcess },
        paramsSerializer: { indexes: null },
      });
};

const client = connect();
client.interceptors.request.use((config) => {
  const requestId = currentRequest.getStore();
  if (requestId) config.headers.set(requestIdHeader, requestId);
  return config;
});

export const serverApi = {
  schools: createResourceClient(schoolsResource, client),
  scholarships: createResourceClient(scholarshipsResource, client),
  subjects: createResourceClient(subjectsResource, client),
  applicants: createResourceClient(applicantsResource, client),
  categories: createResourceClient(categoriesResource, client),
  suggestions: createResourceClient(suggestionsResource, client),
  articles: createResourceClient(articlesResource, client),
  content: createResourceClient(contentResource, client),
  siteSearch: createResourceClient(siteSearchResource, client),
  visitGuests: createResourceClient(visitGuestsResource, client),
  siteTexts: createResourceClient(siteTextsResource, client),
  banks: createResourceClient(banksResource, client),
  campaignRegistrations: createResourceClient(campaignRegistrationsResource, client),
  fairs: createResourceClient(fairsResource, client),
  campaigns: createResourceClient(campaignsResource, client),
  events: createResourceClient(calendarsResource, client),
  careerCenters: createResourceClient(registrationsResource, client),
  vacancies: createResourceClient(vacanciesResource, client),
  vacancySearch: createResourceClient(vacancySearchResource, client),
  questions: createResourceClient(questionsResource, client),
  community: createResourceClient(communityResource, client),
  userAnswers: createResourceClient(userAnswersResource, client),
};
