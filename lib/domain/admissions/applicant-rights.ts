/**
 * What somebody of a desk may do with an application:
 * `decide` everything; `entered` everything but the decision, because it is their own or they entered it for somebody; `work`
 * reads, notes and takes on, while others decide; `state` sees where it stands, having entered it for a school that they do not keep.
 */
export const applicantRights = ['decide', 'entered', 'work', 'state'] as const;
export type ApplicantRight = (typeof applicantRights)[number];
