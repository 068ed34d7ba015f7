import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';
import type { Audience } from './admission-texts';

export interface ScholarshipKind {
  key: string;
  audiences: readonly Audience[];
  percents: readonly [number, ...number[]];
  seats: readonly [number, number];
  title: Text;
  /** {school} */
  description: Text;
  eligibility: Text;
}

export const scholarshipKinds: readonly ScholarshipKind[] = [
  {
    key: 'merit',
    audiences: ['degree'],
    percents: [50, 75, 100],
    seats: [5, 30],
    title: text('Merit scholarship', 'អាហារូបករណ៍សិស្សពូកែ'),
    description: text(
      '{school} rewards the best national exam results of each year. The scholarship is renewed as long as the average stays good.',
      '{school}ផ្តល់រង្វាន់ដល់សិស្សដែលមានលទ្ធផលប្រឡងបាក់ឌុបល្អជាងគេប្រចាំឆ្នាំ។ អាហារូបករណ៍បន្តដរាបណាមធ្យមភាគនៅល្អ។',
    ),
    eligibility: text('BacII grade A, B or C of this or last year', 'បាក់ឌុបនិទ្ទេស A B ឬ C ឆ្នាំនេះ ឬឆ្នាំមុន'),
  },
  {
    key: 'women',
    audiences: ['degree', 'trade', 'course'],
    percents: [50, 100],
    seats: [4, 20],
    title: text('Scholarship for women', 'អាហារូបករណ៍ស្ត្រី'),
    description: text(
      'With this scholarship {school} wants to see more women in its classrooms, above all in technical subjects.',
      'តាមរយៈអាហារូបករណ៍នេះ {school}ចង់ឃើញស្ត្រីកាន់តែច្រើនក្នុងថ្នាក់រៀន ជាពិសេសក្នុងមុខវិជ្ជាបច្ចេកទេស។',
    ),
    eligibility: text('Women who start their first programme', 'ស្ត្រីដែលចូលរៀនកម្មវិធីដំបូង'),
  },
  {
    key: 'poor-households',
    audiences: ['degree', 'trade', 'family', 'course'],
    percents: [75, 100],
    seats: [5, 25],
    title: text('Scholarship for poor households', 'អាហារូបករណ៍គ្រួសារក្រីក្រ'),
    description: text(
      'Talent should not fail for lack of money: {school} keeps these places for families with little income.',
      'ទេពកោសល្យមិនគួររលត់ដោយសារខ្វះថវិកាឡើយ {school}ទុកកន្លែងទាំងនេះសម្រាប់គ្រួសារមានចំណូលតិច។',
    ),
    eligibility: text('Holders of a poor household card', 'អ្នកមានប័ណ្ណគ្រួសារក្រីក្រ'),
  },
  {
    key: 'remote-areas',
    audiences: ['degree', 'trade'],
    percents: [60, 80, 100],
    seats: [3, 15],
    title: text('Scholarship for remote areas', 'អាហារូបករណ៍តំបន់ដាច់ស្រយាល'),
    description: text(
      '{school} helps students from far-off districts with the fee and, where possible, with a bed in the dormitory.',
      '{school}ជួយសិស្សមកពីស្រុកឆ្ងាយៗលើថ្លៃសិក្សា និងកន្លែងស្នាក់នៅក្នុងអន្តេវាសិកដ្ឋាន បើមាន។',
    ),
    eligibility: text(
      'Home in a remote commune, confirmed by the commune office',
      'រស់នៅឃុំដាច់ស្រយាល មានការបញ្ជាក់ពីសាលាឃុំ',
    ),
  },
  {
    key: 'entrance-test',
    audiences: ['degree', 'course'],
    percents: [20, 30, 50],
    seats: [10, 40],
    title: text('Entrance test scholarship', 'អាហារូបករណ៍តាមការប្រឡងជ្រើសរើស'),
    description: text(
      'Whoever does well in the test day of {school} pays less in the first year.',
      'អ្នកដែលធ្វើតេស្តជ្រើសរើសរបស់{school}បានល្អ នឹងបង់ថ្លៃតិចជាងមុនក្នុងឆ្នាំទីមួយ។',
    ),
    eligibility: text('All who register for the test day', 'អ្នកចុះឈ្មោះប្រឡងទាំងអស់'),
  },
  {
    key: 'siblings',
    audiences: ['family'],
    percents: [15, 25],
    seats: [10, 40],
    title: text('Reduction for brothers and sisters', 'ការបញ្ចុះថ្លៃសម្រាប់បងប្អូន'),
    description: text(
      'From the second child of a family on, {school} lowers the fee.',
      '{school}បញ្ចុះថ្លៃសិក្សាចាប់ពីកូនទីពីរក្នុងគ្រួសារតែមួយ។',
    ),
    eligibility: text('Families with two or more children at the school', 'គ្រួសារមានកូនចាប់ពីពីរនាក់រៀននៅសាលា'),
  },
  {
    key: 'first-harvest',
    audiences: ['trade', 'degree'],
    percents: [40, 60],
    seats: [4, 12],
    title: text("Farmers' children scholarship", 'អាហារូបករណ៍កូនកសិករ'),
    description: text(
      'Part of the fee is waived for children of farmers, and the rest may be paid after the harvest. {school} has done so since its first year.',
      'កូនកសិករទទួលបានការលើកលែងថ្លៃសិក្សាមួយផ្នែក ហើយផ្នែកនៅសល់អាចបង់ក្រោយរដូវច្រូតកាត់។ {school}អនុវត្តបែបនេះតាំងពីឆ្នាំដំបូង។',
    ),
    eligibility: text('Parents who live mainly from farming', 'មាតាបិតាប្រកបរបរកសិកម្មជាចម្បង'),
  },
];
