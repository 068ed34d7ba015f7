import { text } from '@/backend/seed/demo/demo-text';
import type { Variants } from './frames-shared';

/** `practice`: how it is taught; `outlook`: what comes after. */
export const workFrames = {
  commerce: {
    practice: [
      text(
        'A practice firm with real invoices turns theory into routine.',
        'ក្រុមហ៊ុនអនុវត្តដែលប្រើវិក្កយបត្រពិត ជួយឱ្យទ្រឹស្តីក្លាយជាទម្លាប់ការងារ។',
      ),
      text(
        'Case studies come from Cambodian firms that students visit.',
        'ករណីសិក្សាយកចេញពីក្រុមហ៊ុនកម្ពុជាដែលនិស្សិតចុះទស្សនកិច្ច។',
      ),
      text(
        'Spreadsheets and accounting software are used from the first term.',
        'និស្សិតប្រើតារាងកិច្ចការ និងកម្មវិធីគណនេយ្យតាំងពីឆមាសដំបូង។',
      ),
      text(
        'In the last year, three months are spent as a trainee in a company.',
        'នៅឆ្នាំចុងក្រោយ និស្សិតចុះកម្មសិក្សាបីខែក្នុងក្រុមហ៊ុន។',
      ),
      text(
        'Guest lecturers from banks and markets explain how decisions are really made.',
        'វាគ្មិនកិត្តិយសពីធនាគារ និងទីផ្សារពន្យល់ពីរបៀបសម្រេចចិត្តក្នុងការងារជាក់ស្តែង។',
      ),
      text(
        'Teams plan a small business, calculate it and defend it before a jury.',
        'និស្សិតរៀបចំអាជីវកម្មតូចជាក្រុម គណនាចំណូលចំណាយ រួចការពារគម្រោងនៅមុខគណៈកម្មការ។',
      ),
    ],
    outlook: [
      text(
        'Banks, microfinance institutions and trading companies hire every year.',
        'ធនាគារ គ្រឹះស្ថានមីក្រូហិរញ្ញវត្ថុ និងក្រុមហ៊ុនពាណិជ្ជកម្មជ្រើសរើសបុគ្គលិករៀងរាល់ឆ្នាំ។',
      ),
      text(
        'Some graduates start a business of their own within two years.',
        'អ្នកបញ្ចប់ការសិក្សាខ្លះបើកអាជីវកម្មផ្ទាល់ខ្លួនក្នុងរយៈពេលពីរឆ្នាំ។',
      ),
      text(
        'Evening students often move up in the firm where they already work.',
        'និស្សិតវេនល្ងាចជាច្រើនឡើងតំណែងក្នុងក្រុមហ៊ុនដែលខ្លួនកំពុងធ្វើការ។',
      ),
      text(
        'Family shops, cooperatives and factories look for these skills as well.',
        'ហាងគ្រួសារ សហករណ៍ និងរោងចក្រក៏ត្រូវការជំនាញទាំងនេះដែរ។',
      ),
      text(
        'A professional certificate can be added later while working.',
        'អ្នកអាចបន្ថែមវិញ្ញាបនបត្រវិជ្ជាជីវៈនៅពេលក្រោយ ខណៈកំពុងធ្វើការ។',
      ),
    ],
  },
  computing: {
    practice: [
      text(
        'Every term ends with a working program that others can try.',
        'ឆមាសនីមួយៗបញ្ចប់ដោយកម្មវិធីមួយដែលដំណើរការ ហើយអ្នកដទៃអាចសាកល្បងបាន។',
      ),
      text(
        'Code is written in teams, reviewed by classmates and kept in a shared repository.',
        'និស្សិតសរសេរកូដជាក្រុម ឱ្យមិត្តរួមថ្នាក់ពិនិត្យ និងរក្សាទុកក្នុងឃ្លាំងកូដរួម។',
      ),
      text('The laboratories stay open until nine in the evening.', 'មន្ទីរពិសោធន៍កុំព្យូទ័របើករហូតដល់ម៉ោង 9 យប់។'),
      text(
        'Projects come from shops, clinics and communes that need a digital tool.',
        'គម្រោងមកពីហាង គ្លីនិក និងឃុំសង្កាត់ដែលត្រូវការឧបករណ៍ឌីជីថល។',
      ),
      text(
        'Beginners receive extra tutoring during the first ten weeks.',
        'អ្នកទើបចាប់ផ្តើមទទួលបានការបំប៉នបន្ថែមក្នុង 10 សប្តាហ៍ដំបូង។',
      ),
      text(
        'An internship of one term in a software firm is part of the degree.',
        'កម្មសិក្សាមួយឆមាសក្នុងក្រុមហ៊ុនសូហ្វវែរជាផ្នែកមួយនៃកម្មវិធីសិក្សា។',
      ),
    ],
    outlook: [
      text(
        'Software firms, banks and telecom companies compete for good graduates.',
        'ក្រុមហ៊ុនសូហ្វវែរ ធនាគារ និងក្រុមហ៊ុនទូរគមនាគមន៍ប្រជែងគ្នារកអ្នកមានសមត្ថភាព។',
      ),
      text(
        'Remote work for clients abroad is possible with good English.',
        'បើចេះភាសាអង់គ្លេសល្អ អាចធ្វើការពីចម្ងាយឱ្យអតិថិជនក្រៅប្រទេសបាន។',
      ),
      text(
        'Schools and public offices need such people in every province.',
        'សាលារៀន និងការិយាល័យរដ្ឋត្រូវការធនធានបែបនេះគ្រប់ខេត្ត។',
      ),
      text('A portfolio of projects counts as much as the certificate.', 'បណ្តុំគម្រោងដែលធ្លាប់ធ្វើមានតម្លៃដូចសញ្ញាបត្រដែរ។'),
      text('Some groups go on to found a start-up together.', 'ក្រុមនិស្សិតខ្លះបន្តបង្កើតអាជីវកម្មថ្មីជាមួយគ្នា។'),
    ],
  },
  engineering: {
    practice: [
      text(
        'Every lecture has its workshop hour, with measuring tools in hand.',
        'មេរៀននីមួយៗមានម៉ោងអនុវត្តក្នុងរោងជាង ដោយប្រើឧបករណ៍វាស់ផ្ទាល់ដៃ។',
      ),
      text(
        'Students visit a building site or a factory each month.',
        'និស្សិតចុះទស្សនកិច្ចនៅការដ្ឋាន ឬរោងចក្ររៀងរាល់ខែ។',
      ),
      text(
        'Drawings are made on paper first and with CAD software afterwards.',
        'និស្សិតគូរប្លង់លើក្រដាសជាមុន រួចប្រើកម្មវិធី CAD។',
      ),
      text(
        'Mathematics and physics are refreshed in the first term.',
        'គណិតវិទ្យា និងរូបវិទ្យាត្រូវបានរំលឹកឡើងវិញនៅឆមាសទីមួយ។',
      ),
      text(
        'The final project solves a problem that a company or commune has named.',
        'គម្រោងបញ្ចប់ការសិក្សាដោះស្រាយបញ្ហាដែលក្រុមហ៊ុន ឬឃុំបានលើកឡើង។',
      ),
      text(
        'Safety is examined before anyone may use the machines alone.',
        'និស្សិតត្រូវប្រឡងសុវត្ថិភាពជាមុន ទើបអាចប្រើម៉ាស៊ីនដោយខ្លួនឯងបាន។',
      ),
    ],
    outlook: [
      text(
        'Construction firms, power companies and factories look for them all year.',
        'ក្រុមហ៊ុនសំណង់ ក្រុមហ៊ុនអគ្គិសនី និងរោងចក្រស្វែងរកធនធានទាំងនេះពេញមួយឆ្នាំ។',
      ),
      text('Public works departments of the provinces hire as well.', 'មន្ទីរសាធារណការតាមខេត្តក៏ជ្រើសរើសដែរ។'),
      text(
        'After some years of practice, a licence to sign plans can be applied for.',
        'ក្រោយមានបទពិសោធន៍ពីរបីឆ្នាំ អាចដាក់ពាក្យសុំសិទ្ធិចុះហត្ថលេខាលើប្លង់។',
      ),
      text(
        'Some open a small design or repair office of their own.',
        'អ្នកខ្លះបើកការិយាល័យរចនា ឬជួសជុលខ្នាតតូចដោយខ្លួនឯង។',
      ),
      text("Good graduates may go on to a master's degree.", 'អ្នករៀនពូកែអាចបន្តទៅបរិញ្ញាបត្រជាន់ខ្ពស់។'),
    ],
  },
  science: {
    practice: [
      text('Laboratory work takes up two afternoons a week.', 'ការពិសោធន៍ក្នុងមន្ទីរមានពីររសៀលក្នុងមួយសប្តាហ៍។'),
      text(
        'Students keep a notebook of every experiment, failures included.',
        'និស្សិតកត់ត្រារាល់ពិសោធន៍ទុកក្នុងសៀវភៅ រួមទាំងការបរាជ័យផង។',
      ),
      text(
        'Field trips bring samples from rice fields, rivers and forests.',
        'ការចុះមូលដ្ឋាននាំមកនូវសំណាកពីវាលស្រែ ទន្លេ និងព្រៃឈើ។',
      ),
      text(
        'Small tutorials go through difficult proofs and problems step by step.',
        'ក្រុមសិក្សាតូចៗដោះស្រាយលំហាត់ពិបាកមួយជំហានម្តងៗ។',
      ),
      text('A research paper closes the last year.', 'អត្ថបទស្រាវជ្រាវមួយបញ្ចប់ឆ្នាំចុងក្រោយ។'),
    ],
    outlook: [
      text(
        'Secondary schools have many open posts for science teachers.',
        'សាលាមធ្យមសិក្សានៅខ្វះគ្រូវិទ្យាសាស្ត្រជាច្រើន។',
      ),
      text(
        'Laboratories, food firms and water works hire analysts.',
        'មន្ទីរពិសោធន៍ ក្រុមហ៊ុនអាហារ និងរោងចក្រទឹកជ្រើសរើសអ្នកវិភាគ។',
      ),
      text(
        'With good marks, scholarships for further study abroad are within reach.',
        'បើមានពិន្ទុល្អ អាចទទួលអាហារូបករណ៍ទៅបន្តការសិក្សានៅក្រៅប្រទេស។',
      ),
      text(
        'Data skills open the door to banks and survey offices as well.',
        'ជំនាញទិន្នន័យក៏បើកផ្លូវទៅធនាគារ និងការិយាល័យស្ថិតិដែរ។',
      ),
      text(
        'Environmental and health projects look for careful observers.',
        'គម្រោងបរិស្ថាន និងសុខាភិបាលត្រូវការអ្នកសង្កេតដ៏ល្អិតល្អន់។',
      ),
    ],
  },
  health: {
    practice: [
      text(
        'Each skill is practised on models before it is used with a patient.',
        'បច្ចេកទេសនីមួយៗហាត់លើរូបសំណាកជាមុន មុនពេលអនុវត្តលើអ្នកជំងឺ។',
      ),
      text(
        'Placements lead through hospital wards, health centres and villages.',
        'ការចុះកម្មសិក្សាឆ្លងកាត់ផ្នែកក្នុងមន្ទីរពេទ្យ មណ្ឌលសុខភាព និងភូមិ។',
      ),
      text(
        'A clinical tutor looks after every group of eight students.',
        'គ្រូណែនាំផ្នែកព្យាបាលម្នាក់មើលខុសត្រូវនិស្សិត 8 នាក់។',
      ),
      text(
        'Talking with patients and their families is a subject of its own.',
        'ការនិយាយទាក់ទងជាមួយអ្នកជំងឺ និងគ្រួសារជាមុខវិជ្ជាដោយឡែក។',
      ),
      text('The course prepares for the national exit examination.', 'វគ្គសិក្សាត្រៀមនិស្សិតសម្រាប់ការប្រឡងចេញថ្នាក់ជាតិ។'),
    ],
    outlook: [
      text(
        'Hospitals, clinics and health centres need staff in all provinces.',
        'មន្ទីរពេទ្យ គ្លីនិក និងមណ្ឌលសុខភាពត្រូវការបុគ្គលិកគ្រប់ខេត្ត។',
      ),
      text(
        'A licence is required before practising; the school helps with the papers.',
        'ត្រូវមានអាជ្ញាបណ្ណទើបអាចប្រកបវិជ្ជាជីវៈបាន ហើយសាលាជួយរៀបចំឯកសារ។',
      ),
      text(
        'Those who wish may specialise after two years of work.',
        'អ្នកដែលចង់បន្ត អាចរៀនឯកទេសក្រោយធ្វើការបានពីរឆ្នាំ។',
      ),
      text(
        'Health projects of communities and organisations are another path.',
        'គម្រោងសុខភាពរបស់សហគមន៍ និងអង្គការក៏ជាជម្រើសមួយដែរ។',
      ),
      text('Careful people who stay calm are always in demand.', 'អ្នកហ្មត់ចត់ និងរក្សាភាពស្ងប់ស្ងាត់បាន តែងតែត្រូវការជានិច្ច។'),
    ],
  },
  agriculture: {
    practice: [
      text('Students plant, weigh and sell their own harvest.', 'និស្សិតដាំ ថ្លឹង និងលក់ផលដំណាំរបស់ខ្លួន។'),
      text(
        'The trial fields and stables are a short walk from the classrooms.',
        'ស្រែពិសោធន៍ និងទ្រុងសត្វស្ថិតនៅក្បែរបន្ទប់រៀន។',
      ),
      text(
        "Farmers of the area come to class to describe this season's problems.",
        'កសិករក្នុងតំបន់ចូលមកក្នុងថ្នាក់ ដើម្បីពណ៌នាបញ្ហាក្នុងរដូវនេះ។',
      ),
      text(
        'One term is spent with a farming family or a cooperative.',
        'និស្សិតរស់នៅ និងធ្វើការមួយឆមាសជាមួយគ្រួសារកសិករ ឬសហករណ៍។',
      ),
      text(
        'Soil, water and weather are measured every week and compared over the years.',
        'ដី ទឹក និងអាកាសធាតុត្រូវវាស់រៀងរាល់សប្តាហ៍ និងប្រៀបធៀបពីឆ្នាំមួយទៅឆ្នាំមួយ។',
      ),
    ],
    outlook: [
      text(
        'Farms, seed firms and cooperatives offer work close to home.',
        'កសិដ្ឋាន ក្រុមហ៊ុនគ្រាប់ពូជ និងសហករណ៍ផ្តល់ការងារជិតផ្ទះ។',
      ),
      text(
        'Many use what they learned to improve the land of their own family.',
        'មនុស្សជាច្រើនយកចំណេះដឹងទៅកែលម្អដីស្រែចម្ការគ្រួសារខ្លួន។',
      ),
      text(
        'Provincial departments and development projects hire advisers.',
        'មន្ទីរខេត្ត និងគម្រោងអភិវឌ្ឍន៍ជ្រើសរើសទីប្រឹក្សា។',
      ),
      text(
        'Export companies look for people who know quality standards.',
        'ក្រុមហ៊ុននាំចេញត្រូវការអ្នកយល់ដឹងពីស្តង់ដារគុណភាព។',
      ),
      text(
        'Start-up credit for young farmers is explained in the last term.',
        'ឥណទានចាប់ផ្តើមសម្រាប់កសិករវ័យក្មេងត្រូវបានពន្យល់នៅឆមាសចុងក្រោយ។',
      ),
    ],
  },
} as const satisfies Record<string, { practice: Variants; outlook: Variants }>;
