import type { Text } from './demo-types';
import { text } from './demo-text';

export type DemoNoticeKey =
  | 'welcome'
  | 'application-received'
  | 'application-moved'
  | 'application-accepted'
  | 'application-rejected'
  | 'deadline-near'
  | 'scholarship-open'
  | 'new-applicant';

export interface DemoNotice {
  key: DemoNoticeKey;
  audience: 'student' | 'staff';
  title: Text;
  /** May hold {school}, {program}, {step}, {date} or {applicant}; `fill` of demo-text puts them in. */
  body: Text;
}

export const demoNotices: readonly DemoNotice[] = [
  {
    key: 'welcome',
    audience: 'student',
    title: text('Welcome!', 'សូមស្វាគមន៍!'),
    body: text(
      'Your account is ready. Take an orientation test or look for a school that suits you.',
      'គណនីរបស់អ្នករួចរាល់ហើយ។ អ្នកអាចធ្វើតេស្តតម្រង់ទិស ឬស្វែងរកសាលាដែលសមនឹងអ្នក។',
    ),
  },
  {
    key: 'application-received',
    audience: 'student',
    title: text('Application received', 'ពាក្យសុំត្រូវបានទទួល'),
    body: text(
      '{school} has received your application for {program}. You will hear from the school soon.',
      '{school}បានទទួលពាក្យសុំរបស់អ្នកសម្រាប់{program}។ សាលានឹងឆ្លើយតបក្នុងពេលឆាប់ៗ។',
    ),
  },
  {
    key: 'application-moved',
    audience: 'student',
    title: text('Your application has moved on', 'ពាក្យសុំរបស់អ្នកមានការវិវត្ត'),
    body: text(
      'Your application to {school} is now at the step “{step}”.',
      'ពាក្យសុំរបស់អ្នកទៅ{school} បច្ចុប្បន្នស្ថិតនៅដំណាក់កាល «{step}»។',
    ),
  },
  {
    key: 'application-accepted',
    audience: 'student',
    title: text('Congratulations, you are accepted', 'អបអរសាទរ! អ្នកត្រូវបានទទួលយក'),
    body: text(
      '{school} has accepted you for {program}. Please confirm your place with the school.',
      '{school}បានទទួលយកអ្នកសម្រាប់{program}។ សូមបញ្ជាក់កន្លែងសិក្សារបស់អ្នកជាមួយសាលា។',
    ),
  },
  {
    key: 'application-rejected',
    audience: 'student',
    title: text('An answer from {school}', 'ចម្លើយពី{school}'),
    body: text(
      '{school} cannot offer you a place this time. Other schools teach the same major; have a look at them.',
      '{school}មិនអាចផ្តល់កន្លែងសិក្សាជូនអ្នកបានទេនៅពេលនេះ។ មានសាលាផ្សេងទៀតបង្រៀនជំនាញដូចគ្នា សូមសាកមើល។',
    ),
  },
  {
    key: 'deadline-near',
    audience: 'student',
    title: text('The deadline is near', 'ជិតដល់ថ្ងៃផុតកំណត់'),
    body: text(
      'Applications for {program} at {school} close on {date}.',
      'ការដាក់ពាក្យសម្រាប់{program}នៅ{school} បិទនៅថ្ងៃ {date}។',
    ),
  },
  {
    key: 'scholarship-open',
    audience: 'student',
    title: text('A scholarship is open', 'មានអាហារូបករណ៍ថ្មី'),
    body: text(
      '{school} offers a scholarship. You can apply until {date}.',
      '{school}ផ្តល់អាហារូបករណ៍។ អ្នកអាចដាក់ពាក្យរហូតដល់ថ្ងៃ {date}។',
    ),
  },
  {
    key: 'new-applicant',
    audience: 'staff',
    title: text('New applicant', 'បេក្ខជនថ្មី'),
    body: text('{applicant} has applied for {program}.', '{applicant}បានដាក់ពាក្យសម្រាប់{program}។'),
  },
];
