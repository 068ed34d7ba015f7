import { text } from '@/backend/seed/demo/demo-text';
import type { Variants } from './frames-shared';

/** `practice`: how it is taught; `outlook`: what comes after. */
export const peopleFrames = {
  society: {
    practice: [
      text(
        'Debates and written cases train clear argument.',
        'ការជជែកដេញដោល និងការសរសេរករណីសិក្សាជួយឱ្យហ្វឹកហាត់ហេតុផលច្បាស់លាស់។',
      ),
      text(
        'Students sit in on hearings, council meetings or case conferences.',
        'និស្សិតចូលរួមស្តាប់សវនាការ កិច្ចប្រជុំក្រុមប្រឹក្សា ឬការពិភាក្សាករណី។',
      ),
      text(
        'Each year includes a field study in a village or a city quarter.',
        'ឆ្នាំនីមួយៗមានការចុះសិក្សានៅភូមិ ឬតាមសង្កាត់។',
      ),
      text(
        'Reading is guided: short texts first, whole books later.',
        'ការអានមានការណែនាំ ចាប់ពីអត្ថបទខ្លីៗរហូតដល់សៀវភៅទាំងមូល។',
      ),
      text(
        "A thesis on a question of the student's own choice closes the studies.",
        'សារណាលើប្រធានបទដែលនិស្សិតជ្រើសរើសខ្លួនឯងបញ្ចប់ការសិក្សា។',
      ),
    ],
    outlook: [
      text(
        'Ministries, courts, councils and organisations offer posts each year.',
        'ក្រសួង តុលាការ ក្រុមប្រឹក្សា និងអង្គការប្រកាសជ្រើសរើសរៀងរាល់ឆ្នាំ។',
      ),
      text(
        'Companies hire them for contracts, staff and public relations.',
        'ក្រុមហ៊ុនជ្រើសរើសសម្រាប់ផ្នែកកិច្ចសន្យា បុគ្គលិក និងទំនាក់ទំនងសាធារណៈ។',
      ),
      text(
        'Public service examinations are prepared for in the last term.',
        'និស្សិតត្រៀមប្រឡងចូលក្របខ័ណ្ឌរដ្ឋនៅឆមាសចុងក្រោយ។',
      ),
      text('Good writing and listening open many other doors.', 'ការសរសេរ និងការស្តាប់ល្អបើកឱកាសផ្សេងទៀតជាច្រើន។'),
      text(
        'Community projects often grow out of the final thesis.',
        'គម្រោងសហគមន៍ជាច្រើនកើតចេញពីសារណាបញ្ចប់ការសិក្សា។',
      ),
    ],
  },
  teaching: {
    practice: [
      text(
        'Groups are small, so that everybody speaks in every lesson.',
        'ក្រុមសិក្សាមានគ្នាតិច ដើម្បីឱ្យគ្រប់គ្នាបាននិយាយក្នុងមេរៀននីមួយៗ។',
      ),
      text(
        'Teaching practice starts in the second term, with a mentor in the room.',
        'ការហាត់បង្រៀនចាប់ផ្តើមពីឆមាសទីពីរ ដោយមានគ្រូណែនាំនៅក្នុងថ្នាក់។',
      ),
      text(
        'Stories, songs and newspapers are used beside the textbook.',
        'ក្រៅពីសៀវភៅសិក្សា មានប្រើរឿង ចម្រៀង និងកាសែតផងដែរ។',
      ),
      text(
        'A language laboratory records pronunciation for each student.',
        'បន្ទប់ភាសាថតការបញ្ចេញសំឡេងរបស់និស្សិតម្នាក់ៗ។',
      ),
      text('Students help younger pupils with homework once a week.', 'និស្សិតជួយសិស្សប្អូនៗធ្វើកិច្ចការផ្ទះម្តងក្នុងមួយសប្តាហ៍។'),
    ],
    outlook: [
      text(
        'Schools, language centres and companies look for graduates.',
        'សាលារៀន មជ្ឈមណ្ឌលភាសា និងក្រុមហ៊ុនកំពុងស្វែងរកអ្នកបញ្ចប់ជំនាញនេះ។',
      ),
      text(
        'Tourism and trade need people who can explain clearly in two languages.',
        'វិស័យទេសចរណ៍ និងពាណិជ្ជកម្មត្រូវការអ្នកពន្យល់បានច្បាស់ជាពីរភាសា។',
      ),
      text('State teaching posts are filled by examination.', 'ក្របខ័ណ្ឌគ្រូរដ្ឋជ្រើសរើសតាមការប្រឡង។'),
      text('Some graduates open an evening class of their own.', 'អ្នកបញ្ចប់ការសិក្សាខ្លះបើកថ្នាក់រៀនពេលល្ងាចដោយខ្លួនឯង។'),
      text('A further degree in education management is possible.', 'អាចបន្តទៅសញ្ញាបត្រផ្នែកគ្រប់គ្រងអប់រំបាន។'),
    ],
  },
  hospitality: {
    practice: [
      text(
        'Half of the hours are spent with guests, in a hotel, a kitchen or on tour.',
        'ពាក់កណ្តាលនៃម៉ោងសិក្សាគឺនៅជាមួយភ្ញៀវ ទាំងក្នុងសណ្ឋាគារ ផ្ទះបាយ ឬលើដំណើរកម្សាន្ត។',
      ),
      text(
        'A training restaurant opens to the public twice a week.',
        'ភោជនីយដ្ឋានអនុវត្តបើកជូនសាធារណជនពីរដងក្នុងមួយសប្តាហ៍។',
      ),
      text(
        'English is practised daily, a third language three times a week.',
        'ហាត់ភាសាអង់គ្លេសរាល់ថ្ងៃ និងភាសាទីបីបីដងក្នុងមួយសប្តាហ៍។',
      ),
      text(
        'Students plan a tour, price it and lead it themselves.',
        'និស្សិតរៀបចំដំណើរកម្សាន្ត គណនាតម្លៃ និងដឹកនាំដោយខ្លួនឯង។',
      ),
      text(
        'A paid placement of four months falls into the high season.',
        'កម្មសិក្សាមានប្រាក់ឧបត្ថម្ភ 4 ខែធ្វើនៅរដូវភ្ញៀវច្រើន។',
      ),
    ],
    outlook: [
      text(
        'Hotels, restaurants and travel firms hire before graduation day.',
        'សណ្ឋាគារ ភោជនីយដ្ឋាន និងក្រុមហ៊ុនទេសចរណ៍ជ្រើសរើសតាំងពីមុនថ្ងៃបញ្ចប់ការសិក្សា។',
      ),
      text(
        'Good hosts may rise from reception to management in a few years.',
        'ម្ចាស់ផ្ទះល្អអាចឡើងពីផ្នែកទទួលភ្ញៀវទៅអ្នកគ្រប់គ្រងក្នុងរយៈពេលប៉ុន្មានឆ្នាំ។',
      ),
      text('Some run a guesthouse or a food stall of their own.', 'អ្នកខ្លះបើកផ្ទះសំណាក់ ឬតូបម្ហូបដោយខ្លួនឯង។'),
      text('Airlines and event firms recruit on campus.', 'ក្រុមហ៊ុនអាកាសចរណ៍ និងក្រុមហ៊ុនរៀបចំព្រឹត្តិការណ៍មកជ្រើសរើសដល់សាលា។'),
      text('A guide licence can be applied for after the course.', 'ក្រោយបញ្ចប់វគ្គ អាចដាក់ពាក្យសុំអាជ្ញាបណ្ណមគ្គុទ្ទេសក៍បាន។'),
    ],
  },
  creative: {
    practice: [
      text('Studios stay open day and night before the yearly show.', 'ស្ទូឌីយោបើកទាំងថ្ងៃទាំងយប់មុនពិព័រណ៍ប្រចាំឆ្នាំ។'),
      text(
        'Critique rounds teach how to give and take honest advice.',
        'ការពិភាក្សាស្នាដៃបង្រៀនពីរបៀបផ្តល់ និងទទួលយកយោបល់ដោយស្មោះត្រង់។',
      ),
      text(
        'Traditional Khmer forms are studied before new ones are tried.',
        'និស្សិតសិក្សាទម្រង់ខ្មែរបុរាណជាមុន មុនពេលសាកល្បងទម្រង់ថ្មី។',
      ),
      text('Cameras, instruments and drawing tablets can be borrowed.', 'អាចខ្ចីម៉ាស៊ីនថត ឧបករណ៍ភ្លេង និងក្តារគូរបាន។'),
      text(
        'Each student builds a portfolio that is shown to employers.',
        'និស្សិតម្នាក់ៗប្រមូលស្នាដៃទុកសម្រាប់បង្ហាញនិយោជក។',
      ),
    ],
    outlook: [
      text(
        'Agencies, studios and broadcasters choose people by their portfolio.',
        'ទីភ្នាក់ងារ ស្ទូឌីយោ និងស្ថានីយផ្សាយជ្រើសរើសមនុស្សតាមស្នាដៃ។',
      ),
      text('Many work freelance for several clients.', 'មនុស្សជាច្រើនធ្វើការឯករាជ្យឱ្យអតិថិជនច្រើនកន្លែង។'),
      text('Craft makers and small brands need good design.', 'សិប្បករ និងម៉ាកតូចៗត្រូវការការរចនាល្អ។'),
      text('Teaching art or music to children is a further choice.', 'ការបង្រៀនសិល្បៈ ឬតន្ត្រីដល់កុមារជាជម្រើសមួយទៀត។'),
      text('Festivals and museums offer seasonal work.', 'មហោស្រព និងសារមន្ទីរផ្តល់ការងារតាមរដូវ។'),
    ],
  },
  trades: {
    practice: [
      text('Trainees work in pairs at a bench of their own.', 'សិស្សធ្វើការជាគូនៅតុអនុវត្តរបស់ខ្លួន។'),
      text('Work clothes and tools are lent free of charge.', 'សម្លៀកបំពាក់ការងារ និងឧបករណ៍ឱ្យខ្ចីដោយឥតគិតថ្លៃ។'),
      text('Real repairs are taken in from the neighbourhood.', 'រោងជាងទទួលជួសជុលការងារពិតៗពីអ្នកជិតខាង។'),
      text(
        'The course ends with a piece of work that is judged by master craftsmen.',
        'វគ្គបញ្ចប់ដោយស្នាដៃមួយដែលវាយតម្លៃដោយជាងមេ។',
      ),
      text(
        'Safety comes first: no machine is used before its rules are known.',
        'សុវត្ថិភាពមុនគេ មិនអាចប្រើម៉ាស៊ីនណាមួយមុនពេលចេះវិធានរបស់វាឡើយ។',
      ),
      text(
        'The last month is spent in a workshop or factory nearby.',
        'ខែចុងក្រោយចុះហាត់ការងារក្នុងរោងជាង ឬរោងចក្រក្បែរនោះ។',
      ),
    ],
    outlook: [
      text(
        'Workshops in the district often hire straight after the test.',
        'រោងជាងក្នុងស្រុកច្រើនតែជ្រើសរើសភ្លាមក្រោយការប្រឡង។',
      ),
      text('A small loan and advice help those who open a shop.', 'មានកម្ចីតូច និងការប្រឹក្សាសម្រាប់អ្នកបើកហាង។'),
      text('Factories pay more for certified skills.', 'រោងចក្រឱ្យប្រាក់ឈ្នួលខ្ពស់ជាងដល់អ្នកមានវិញ្ញាបនបត្រ។'),
      text('The next certificate level can follow at any time.', 'អាចបន្តទៅកម្រិតបន្ទាប់នៅពេលណាក៏បាន។'),
      text('Some go on to an associate degree after a year of work.', 'អ្នកខ្លះបន្តទៅបរិញ្ញាបត្ររងក្រោយធ្វើការបានមួយឆ្នាំ។'),
    ],
  },
} as const satisfies Record<string, { practice: Variants; outlook: Variants }>;
