import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';
import type { Audience } from './admission-texts';

export const facilityTexts: Readonly<Record<Audience, readonly Text[]>> = {
  degree: [
    text('Library with evening hours', 'បណ្ណាល័យបើកដល់ពេលយប់'),
    text('Computer laboratory', 'បន្ទប់កុំព្យូទ័រ'),
    text('Wireless internet on the whole campus', 'អ៊ីនធឺណិតឥតខ្សែទូទាំងបរិវេណសាលា'),
    text('Dormitory for women', 'អន្តេវាសិកដ្ឋានសម្រាប់និស្សិតស្រី'),
    text('Canteen', 'អាហារដ្ឋាន'),
    text('Sports ground', 'ទីលានកីឡា'),
    text('Career office', 'ការិយាល័យអាជីព'),
    text('Quiet study rooms', 'បន្ទប់សិក្សាស្ងប់ស្ងាត់'),
    text('Lecture hall with 300 seats', 'សាលបង្រៀន 300 កៅអី'),
  ],
  trade: [
    text('Well-equipped workshops', 'រោងជាងមានឧបករណ៍គ្រប់គ្រាន់'),
    text('Tool store with free lending', 'ឃ្លាំងឧបករណ៍ឱ្យខ្ចីឥតគិតថ្លៃ'),
    text('Free dormitory', 'អន្តេវាសិកដ្ឋានឥតគិតថ្លៃ'),
    text('Nursery for trainees’ children', 'កន្លែងមើលថែកូនសិស្ស'),
    text('Canteen', 'អាហារដ្ឋាន'),
    text('First-aid room', 'បន្ទប់សង្គ្រោះបឋម'),
    text('Job advice desk', 'តុប្រឹក្សាការងារ'),
  ],
  course: [
    text('Air-conditioned classrooms', 'បន្ទប់រៀនមានម៉ាស៊ីនត្រជាក់'),
    text('Laptops to borrow', 'កុំព្យូទ័រយួរដៃសម្រាប់ខ្ចី'),
    text('Free parking', 'ចំណតឥតគិតថ្លៃ'),
    text('Practice corner open all day', 'ជ្រុងអនុវត្តបើកពេញមួយថ្ងៃ'),
    text('Free drinking water and tea', 'ទឹកស្អាត និងតែឥតគិតថ្លៃ'),
  ],
  family: [
    text('Shaded playground', 'ទីលេងមានម្លប់'),
    text('School kitchen with fresh meals', 'ផ្ទះបាយសាលាមានអាហារស្រស់'),
    text('Children’s library', 'បណ្ណាល័យកុមារ'),
    text('School bus', 'រថយន្តសាលា'),
    text('Nurse’s room', 'បន្ទប់គិលានុបដ្ឋាយិកា'),
    text('Music and art room', 'បន្ទប់តន្ត្រី និងសិល្បៈ'),
    text('Secure gate and cameras', 'របង និងកាមេរ៉ាសុវត្ថិភាព'),
  ],
};
