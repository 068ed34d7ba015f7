import { application } from '@/lib/contract/applicant/applicants';
import { enrollDetail } from '@/lib/contract/applicant/enroll-detail';
import {
  type Implausible,
  implausibleExam,
  implausibleHighSchool,
  implausiblePersonal,
} from '@/lib/domain/applications/plausible-facts';
import { dayInCambodia } from '@/lib/domain/dates/dates';

const reporting =
  <Part>(find: (part: Part, today: string) => Implausible[]) =>
  (
    part: Part,
    context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
  ) => {
    for (const { field, code } of find(part, dayInCambodia(new Date()))) {
      context.addIssue({ code: 'custom', path: [field], message: code });
    }
  };

const { personal, nationalExam, highSchool } = enrollDetail.shape;

/** The endpoint's body with the server's checks of facts, so that errors show at the field before sending. */
export const plausibleApplication = application.extend({
  enrollToDetail: enrollDetail.extend({
    personal: personal.superRefine(reporting(implausiblePersonal)),
    nationalExam: nationalExam.superRefine(reporting(implausibleExam)),
    highSchool: highSchool.superRefine(reporting(implausibleHighSchool)),
  }),
});
