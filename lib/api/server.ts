import 'server-only';
import axios, { type AxiosInstance } from 'axios';
import { categoriesResource } from '@/lib/contract/schools/categories';
import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { suggestionsResource } from '@/lib/contract/schools/suggestions';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { contentResource } from '@/lib/contract/articles/content';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { siteTextsResource } from '@/lib/contract/articles/site-texts';
import { banksResource } from '@/lib/contract/loans/banks';
import { campaignRegistrationsResource } from '@/lib/contract/campaigns/campaign-registrations';
import { fairsResource } from '@/lib/contract/careers/fairs';
import { campaignsResource } from '@/lib/contract/campaigns/campaigns';
import { articlesResource } from '@/lib/contract/articles/articles';
import { communityResource } from '@/lib/contract/questions/community';
import { questionsResource } from '@/lib/contract/questions/questions';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { visitGuestsResource } from '@/lib/contract/visits/visit-guests';
import { vacancySearchResource } from '@/lib/contract/careers/vacancy-search';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { calendarsResource } from '@/lib/contract/events/calendars';
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
